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
  /** As section 7 names it; also the variable's name in the built-in template. */
  name: string
  label: string
  kind: FieldKind
  required: boolean
  hint?: string
  /** Characters of a text. */
  maxLength?: number
  /** Of an integer. */
  min?: number
  max?: number
  /** A year is written without thousands separator. */
  isYear?: boolean
  /** Of a select. */
  options?: readonly string[]
  /** Offered below a text, which may say anything else. */
  suggestions?: readonly string[]
}

type ValueOf<K extends FieldKind> = K extends 'money' | 'number' | 'integer' | 'percent'
  ? number
  : string

/** What a form with these fields gives. */
export type DataOf<F extends readonly DocumentField[]> = {
  [Field in F[number] as Field['name']]: Field['required'] extends true
    ? ValueOf<Field['kind']>
    : ValueOf<Field['kind']> | null
}

/** In what forms a value can stand in a text: '{{renta_en_pesos}}', '{{renta_en_letra}}'. */
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
