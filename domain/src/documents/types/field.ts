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
  /** Stored rows contain this name: it is the variable of the built-in template and the key in `prompt_data`. */
  name: string
  label: string
  kind: FieldKind
  required: boolean
  hint?: string
  maxLength?: number
  min?: number
  max?: number
  isYear?: boolean
  options?: readonly string[]
  suggestions?: readonly string[]
}

type ValueOf<K extends FieldKind> = K extends 'money' | 'number' | 'integer' | 'percent'
  ? number
  : string

export type DataOf<F extends readonly DocumentField[]> = {
  [Field in F[number] as Field['name']]: Field['required'] extends true
    ? ValueOf<Field['kind']>
    : ValueOf<Field['kind']> | null
}

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
