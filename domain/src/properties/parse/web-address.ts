/** The domain compiles without the types of browsers or Node, but every environment it runs in has URL. */
interface WebAddress {
  href: string
  origin: string
  protocol: string
  username: string
  password: string
  hostname: string
  port: string
  pathname: string
  search: string
  hash: string
}

const { URL } = globalThis as unknown as {
  URL: new (text: string, base?: string) => WebAddress
}

export function parseAddress(text: string, base?: string): WebAddress | null {
  try {
    const url = new URL(text, base)
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null
  } catch {
    return null
  }
}
