import { linkTypeOf, type TokenKind } from './one-time-token.ts'

export interface LinkParts {
  kind: TokenKind
  linkToken: string
  email: string
  change?: { newEmail: string; to: string } | undefined
}

/**
 * The link opens a page that shows whose account it is and redeems the token at a click. Programs that open every link in a mail therefore
 * do not use up the token, and a link alone signs nobody in. Supabase's templates insert variables that are already encoded.
 */
export function confirmationLink(
  site: string,
  { kind, linkToken, email, change }: LinkParts,
  encode: (value: string) => string = encodeURIComponent,
): string {
  const fields: [string, string][] = [
    ['token_hash', linkToken],
    ['type', linkTypeOf(kind)],
    ['email', email],
  ]
  if (change) fields.push(['new_email', change.newEmail], ['to', change.to])
  return `${site}/confirmar?${fields.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
}
