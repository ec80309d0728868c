/** Between quotes, commas, parentheses and dots are only text. */
export function quoteValue(value: string | number | boolean): string {
  return `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
