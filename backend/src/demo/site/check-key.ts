import { notLoggedIn, wrongPassword } from './rest-error.ts'
import { SITE_PASSWORD, SITE_USER } from './site-address.ts'

export function checkKey(authorization: string | undefined): void {
  const encoded = /^Basic\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined) throw notLoggedIn()
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  const password = rest.join(':')
  if (password === '') throw notLoggedIn()
  const matches = significant(password) === significant(SITE_PASSWORD)
  if (user.toLowerCase() !== SITE_USER || !matches) throw wrongPassword()
}

function significant(password: string): string {
  return password.replace(/[^a-zA-Z0-9]/g, '')
}
