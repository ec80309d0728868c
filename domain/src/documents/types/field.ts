export type FieldKind =
  | 'text'
  | 'longText'
  | 'money'
  | 'number'
  | 'integer'
  | 'percent'
  | 'date'
  | 'select'

export interface DocumentField {
  /** Also the variable's name in the built-in template and the key in `prompt_data`: stored rows contain it. */
  name: string
  label: string
  kind: FieldKind
  required: boolean
  hint?: string
  /** Maximum length of a text, in characters. */
  maxLength?: number
  /** Limits of an integer. */
  min?: number
  max?: number
  /** A year is formatted without a thousands separator. */
  isYear?: boolean
  /** The choices of a select. */
  options?: readonly string[]
  /** Proposed texts below a free text field. */
  suggestions?: readonly string[]
}

type ValueOf<K extends FieldKind> = K extends 'money' | 'number' | 'integer' | 'percent'
  ? number
  : string

/** The values of a form with these fields. */
export type DataOf<F extends readonly DocumentField[]> = {
  [Field in F[number] as Field['name']]: Field['required'] extends true
    ? ValueOf<Field['kind']>
    : ValueOf<Field['kind']> | null
}

/** The forms in which a value can appear in a text: '{{renta_en_pesos}}', '{{renta_en_letra}}'. */
type FormNames<Name extends string, K extends FieldKind> = K extends 'money'
  ? `${Name}_en_pesos` | `${Name}_en_letra`
  : K extends 'date'
    ? Name | `${Name}_en_letra`
    : K extends 'integer'
      ? Name | `${Name}_en_palabras`
      : Name

export type FormsOf<F extends readonly DocumentField[]> = {
  readonly [
    Field in F[number] as FormNames<Field['name'], Field['kind']>
  ]: Field['required'] extends true ? string : string | null
}
