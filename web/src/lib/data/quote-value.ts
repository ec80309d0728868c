/** In double quotes PostgREST reads commas, parentheses and dots as text. */
export function quoteValue(value: string | number | boolean): string {
  return `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
