import type { TypedNumber } from '@predio/domain/money'

/** What a field holds while somebody types: a text is never null, and a number may still be a text that is none. */
type Typed<Value> =
  string extends NonNullable<Value>
    ? string
    : [NonNullable<Value>] extends [number]
      ? TypedNumber
      : Value

/**
 * The values of a form, one for each value that a schema stores: a field that the form forgot would be emptied by every save, so it
 * does not compile. Fields that hold something else, as a day that may be missing or a record chosen by its name, are given apart.
 */
export type FormOf<Values, Special = unknown> = {
  [Name in Exclude<keyof Values, keyof Special>]-?: Typed<Values[Name]>
} & Special
