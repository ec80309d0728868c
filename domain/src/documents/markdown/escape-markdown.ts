/** Escapes a value, so that a name with asterisks stays a name and no value can begin a heading or a list. */
export function escapeMarkdown(value: string): string {
  return value
    .replaceAll(/[\\*_|]/g, String.raw`\$&`)
    .replaceAll(/^([ \t]*)([#+•-])/gm, String.raw`$1\$2`)
    .replaceAll(/^([ \t]*\d{1,9})([.)])/gm, String.raw`$1\$2`)
}
