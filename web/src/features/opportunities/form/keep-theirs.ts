import type { FormInput } from './form-schema.ts'

/** The typed values with what is saved in the fields whose saved value the person keeps. */
export function keepTheirs(
  mine: FormInput,
  theirs: FormInput,
  kept: readonly (keyof FormInput)[],
): FormInput {
  return { ...mine, ...Object.fromEntries(kept.map((field) => [field, theirs[field]])) }
}
