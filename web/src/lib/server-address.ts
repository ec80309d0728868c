/** What config.json says of the server's address. */
export interface ServerAddress {
  supabaseUrl?: string
}

/** Also read where nothing knows of browsers, by what only needs the types. */
const page = globalThis as unknown as { location: { origin: string } }

/** Without a configured address the server is the one that the page came from. */
export function serverAddress({ supabaseUrl }: ServerAddress): string {
  return supabaseUrl ?? page.location.origin
}
