export interface ServerAddress {
  supabaseUrl?: string
}

/** Code that runs without a browser imports this file for its types, so `location` may be missing. */
const page = globalThis as unknown as { location: { origin: string } }

/** Without a configured address the server is the origin of the page. */
export function serverAddress({ supabaseUrl }: ServerAddress): string {
  return supabaseUrl ?? page.location.origin
}
