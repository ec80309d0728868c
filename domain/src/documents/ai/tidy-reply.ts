const FENCE = /^```[a-z]*\n([^]*?)\n?```$/i

/** Models like to wrap a document in a code block, which would be shown as such. */
export function tidyReply(text: string): string {
  const trimmed = text.replaceAll('\u0000', '').trim()
  return (FENCE.exec(trimmed)?.[1] ?? trimmed).trim()
}
