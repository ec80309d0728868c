export const IS_TEST = /\.test\.tsx?$/
/** The pattern matches a call of `it`, `test`, `describe` or of the result of `each(…)` with a literal title. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|[)`])\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/** `npm test` runs every test that is not named `*.full.*`. */
export function isOfGate(name: string): boolean {
  return IS_TEST.test(name) && !name.includes('.full.')
}

export function testTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, single, double, template]) => {
    return single ?? double ?? template ?? ''
  })
}
