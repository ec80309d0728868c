import { remember, snakeName } from './snake-name.ts'

/** What themes and field plug-ins put before a field's name. */
const MAKERS =
  /^(?:fave|houzez|real_homes|inspiry|es|real_estate|rem|wpestate|ere|epl|wpcf|rh|mb|acf|cf|listing)_/
const SUBJECT = /^(?:property|propiedad|inmueble)_(?=.)/

/**
 * A field's name as all themes would write it: `fave_property_price`, `REAL_HOMES_property_price`,
 * `_price` and `Price` differ only in who wrote them. One list of names then serves every theme.
 */
export const bareName = remember((key) => snakeName(key).replace(MAKERS, '').replace(SUBJECT, ''))
