import { describe, expect, test } from 'vitest'
import type { TokenKind } from '../one-time-token.ts'
import { welcomeMail } from './welcome.ts'
import { renderMail } from './render-mail.ts'

const DATA = {
  to: 'ana@example.com',
  email: 'ana@example.com',
  newEmail: 'nueva@example.com',
  link: 'https://predio.example/confirmar?token_hash=abc&type=x',
  code: '042137',
}
const WITH_LINK: TokenKind[] = ['signup', 'invite', 'recovery', 'magiclink', 'email_change']

describe('mails', () => {
  test.each(WITH_LINK)('the mail %s carries link and code in both parts, in Spanish', (kind) => {
    const mail = renderMail(kind, DATA)
    expect(mail.to).toBe(DATA.to)
    expect(mail.subject).toMatch(/Predio/)
    expect(mail.text).toContain(`\n${DATA.link}\n`)
    expect(mail.text).toContain(`: ${DATA.code}`)
    expect(mail.text).toContain('vence en una hora')
    expect(mail.html).toContain('href="https://predio.example/confirmar?token_hash=abc&amp;type=x"')
    expect(mail.html).toContain(`>${DATA.code}<`)
    expect(mail.html).toContain('lang="es-MX"')
  })

  test('the mail for reauthentication carries a code and no link', () => {
    const mail = renderMail('reauthentication', DATA)
    expect(mail.text).toContain(DATA.code)
    expect(mail.text + mail.html).not.toContain('/confirmar')
  })

  test('mails escape text from people in HTML', () => {
    const mail = renderMail('email_change', { ...DATA, newEmail: `o'<b>@example.com` })
    expect(mail.html).toContain('o&#39;&lt;b&gt;@example.com')
    expect(mail.html).not.toContain('<b>@')
  })
})

test('the welcome mail says where to begin and links to the installation', () => {
  const mail = welcomeMail({
    to: 'ana@example.com',
    origin: 'https://predio.example',
    contactEmail: 'hola@predio.example',
  })
  expect(mail).toMatchObject({ to: 'ana@example.com', kind: 'welcome' })
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('7 días de prueba')
    expect(body).toContain('https://predio.example')
  }
})
