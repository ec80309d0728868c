/** The host an agent typed, with or without its `www.`: WordPress writes its own form into links. */
export function isSameSite(saved: URL, asked: URL): boolean {
  return withoutWww(saved) === withoutWww(asked) && portsAgree(saved, asked)
}

/** Exactly the host the key was given for. */
export function isSameHost(saved: URL, asked: URL): boolean {
  return nameOf(saved) === nameOf(asked) && portsAgree(saved, asked)
}

function nameOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '')
}

function withoutWww(url: URL): string {
  return nameOf(url).replace(/^www\./, '')
}

/** http and https on their own ports are one site; from https nothing goes down to http. */
function portsAgree(saved: URL, asked: URL): boolean {
  if (saved.protocol === asked.protocol) return saved.port === asked.port
  return saved.protocol === 'http:' && saved.port === '' && asked.port === ''
}
