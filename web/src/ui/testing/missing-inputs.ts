import { page } from 'vitest/browser'

export function missingInputs(labels: Readonly<Record<string, string>>): string[] {
  return Object.keys(labels).filter((name) => {
    const label = labels[name]!
    const exact = { exact: true }
    const found = page
      .getByLabelText(label, exact)
      .or(page.getByLabelText(`${label}*`, exact))
      .or(page.getByRole('group', { name: label, exact: true }))
    return found.elements().length === 0
  })
}
