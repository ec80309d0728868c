export interface ServerAddress {
  supabaseUrl?: string
}

/** Code without a browser imports this file for its types. */
const page = globalThis as unknown as { location: { origin: string } }

/** Without a configured address the server is the one that the page came from. */
export function serverAddress({ supabaseUrl }: ServerAddress): string {
  return supabaseUrl ?? page.location.origin
}
