import { page } from 'vitest/browser'

/** The names of those labels that no input on the screen has. */
export function missingInputs(labels: Readonly<Record<string, string>>): string[] {
  return Object.keys(labels).filter(
    (name) => page.getByLabelText(labels[name]!).elements().length === 0,
  )
}
