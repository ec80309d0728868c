/** A value inside an `or=(…)` of the API: between quotes, commas, parentheses and dots are only text. */
export function quoteValue(value: string | number | boolean): string {
  return `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
