const FENCE = /^```[a-z]*\n([^]*?)\n?```$/i

/** Removes the code block that models often put around a whole document (DOC-101). */
export function tidyReply(text: string): string {
  const trimmed = text.replaceAll('\u0000', '').trim()
  return (FENCE.exec(trimmed)?.[1] ?? trimmed).trim()
}
