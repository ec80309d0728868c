/** An agent may type the host with or without `www.`, and WordPress writes its own form into links. */
export function isSameSite(saved: URL, asked: URL): boolean {
  return withoutWww(saved) === withoutWww(asked) && portsAgree(saved, asked)
}

export function isSameHost(saved: URL, asked: URL): boolean {
  return nameOf(saved) === nameOf(asked) && portsAgree(saved, asked)
}

function nameOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '')
}

function withoutWww(url: URL): string {
  return nameOf(url).replace(/^www\./, '')
}

/** http and https on their standard ports are one site, but an https address is never read over http. */
function portsAgree(saved: URL, asked: URL): boolean {
  if (saved.protocol === asked.protocol) return saved.port === asked.port
  return saved.protocol === 'http:' && saved.port === '' && asked.port === ''
}
