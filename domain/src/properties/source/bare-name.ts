import { memoizeBounded, snakeName } from './snake-name.ts'

const MAKERS =
  /^(?:fave|houzez|real_homes|inspiry|es|real_estate|rem|wpestate|ere|epl|wpcf|rh|mb|acf|cf|listing)_/
const SUBJECT = /^(?:property|propiedad|inmueble)_(?=.)/

/**
 * `fave_property_price`, `REAL_HOMES_property_price`, `_price` and `Price` differ only in their authors, so one list of bare names serves
 * every theme.
 */
export const bareName = memoizeBounded((key) =>
  snakeName(key).replace(MAKERS, '').replace(SUBJECT, ''),
)
