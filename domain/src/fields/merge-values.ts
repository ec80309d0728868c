import { type Fields, type FieldValue, mapFields } from './field.ts'
import { uniqueTexts } from './text-fields.ts'

export function mergeValues<F extends Fields, Values extends Record<keyof F & string, FieldValue>>(
  fields: F,
  keep: Values,
  remove: Values,
): Pick<Values, keyof F & string> {
  return mapFields(fields, (_, name) => {
    const [kept, other]: FieldValue[] = [keep[name], remove[name]]
    const areLists = typeof kept === 'object' && typeof other === 'object' && kept && other
    return areLists ? uniqueTexts([...kept, ...other]) : (kept ?? other)
  }) as Pick<Values, keyof F & string>
}
