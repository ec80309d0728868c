import { linkTypeOf, type TokenKind } from './one-time-token.ts'

export interface LinkParts {
  kind: TokenKind
  linkToken: string
  /** The account's address. */
  email: string
  /** Of an e-mail change: where it leads, and to which of the two addresses this link was sent. */
  change?: { newEmail: string; to: string } | undefined
}

/**
 * The page of the web app that says whose account it is and redeems the token at a press. Programs that open every link of a mail do
 * not use it up, and nobody is signed in by a link alone. Supabase fills in its own variables, already encoded.
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
