const FENCE = /^```[a-z]*\n([^]*?)\n?```$/i

/** DOC-101: models often put a code block around a whole document. */
export function tidyReply(text: string): string {
  const trimmed = text.replaceAll('\u0000', '').trim()
  return (FENCE.exec(trimmed)?.[1] ?? trimmed).trim()
}
