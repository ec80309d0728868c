export type PostAnswer =
  | { status: number; header(name: string): string | undefined }
  /** The address leads into a private network, or nobody answers there. */
  | { status: 'blocked' | 'unreachable' }

/** One POST to a public address; nobody reads the answer's body, and no redirect is followed. */
export type Post = (
  url: URL,
  request: { headers: Record<string, string>; body: Uint8Array; signal: AbortSignal },
) => Promise<PostAnswer>
