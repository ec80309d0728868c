export type PostAnswer =
  | { status: number; header(name: string): string | undefined }
  /** The address leads into a private network, or no server answers at it. */
  | { status: 'blocked' | 'unreachable' }

/** Sends a POST to a public address, ignores the answer's body and follows no redirect. */
export type Post = (
  url: URL,
  request: { headers: Record<string, string>; body: Uint8Array; signal: AbortSignal },
) => Promise<PostAnswer>
