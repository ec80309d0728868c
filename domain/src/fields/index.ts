export { isEmail, optionalEmail } from './email-field.ts'
export { describeFields, describeValue } from './describe-fields.ts'
export { characterCount, emptyToNull } from './empty-to-null.ts'
export {
  type Field,
  type Fields,
  type FieldValue,
  labelsOf,
  mapFields,
  namesOf,
  personalNames,
} from './field.ts'
export { firstMessage } from './first-message.ts'
export { type FormOf, newForm, openForm } from './form-values.ts'
export { mergeValues } from './merge-values.ts'
export { optionalAmount, optionalArea, optionalNumber } from './number-fields.ts'
export { optionalDate, optionalId, optionalInstant } from './reference-fields.ts'
export { shapeOf } from './shape-of.ts'
export { optionalText, requiredText, textList, uniqueTexts } from './text-fields.ts'
