import { page } from 'vitest/browser'

/** The names of those labels that no input on the screen has, nor a group of boxes. */
export function missingInputs(labels: Readonly<Record<string, string>>): string[] {
  return Object.keys(labels).filter((name) => {
    const label = labels[name]!
    const found = page.getByLabelText(label).or(page.getByRole('group', { name: label }))
    return found.elements().length === 0
  })
}
