/** These texts contain no part of the address, which may include a password. */

const SIGNS =
  'no se entiende. Si la contraseña tiene signos como @, :, /, ?, # o %, escríbelos con su código (%40, %3A, %2F, %3F, %23, %25)'

/** A `/` or `#` in a password ends the host's name early, and part of the password would be taken for the host. */
export function faultOfAddress(address: string, schemes: readonly string[]): string | undefined {
  const [scheme = ''] = address.split('://', 1)
  if (!address.includes('://') || !schemes.includes(scheme)) {
    return `debe empezar con ${schemes.map((each) => `${each}://`).join(' o ')}`
  }
  if (!URL.canParse(address)) return SIGNS
  const { pathname, search, hash, username, password } = new URL(address)
  const isCut =
    `${pathname}${hash}`.includes('@') || (search.includes('@') && !search.includes('='))
  return isCut || !isDecodable(username + password) ? SIGNS : undefined
}

/** Links in mails, cookies and pages are built from the origin, so PUBLIC_URL must contain nothing after it. */
export function faultOfPublicUrl(address: string): string | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return 'debe ser una dirección http:// o https://'
  }
  const { pathname, search, hash, username } = new URL(address)
  if (pathname === '/' && search === '' && hash === '' && username === '') return undefined
  return 'debe terminar en el dominio o el puerto, como https://predio.ejemplo.mx: Predio no se sirve debajo de una ruta'
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
