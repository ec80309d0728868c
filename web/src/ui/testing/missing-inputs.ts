import { page } from 'vitest/browser'

/** The names of those labels that no input on the screen has, nor a group of boxes. */
export function missingInputs(labels: Readonly<Record<string, string>>): string[] {
  return Object.keys(labels).filter((name) => {
    const label = labels[name]!
    const exact = { exact: true }
    // That of a required input has an asterisk.
    const found = page
      .getByLabelText(label, exact)
      .or(page.getByLabelText(`${label}*`, exact))
      .or(page.getByRole('group', { name: label, exact: true }))
    return found.elements().length === 0
  })
}
