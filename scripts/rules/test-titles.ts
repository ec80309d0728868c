/** A file that Vitest or Playwright runs. */
export const IS_TEST = /\.test\.tsx?$/
/** A call of `it`, `test` or `describe`, or of what `each(…)` returns, with the literal that is its title. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|[)`])\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/** Whether `npm test` runs the file: those of the long form are named `*.full.*`. */
export function isOfGate(name: string): boolean {
  return IS_TEST.test(name) && !name.includes('.full.')
}

export function testTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, single, double, template]) => {
    return single ?? double ?? template ?? ''
  })
}
