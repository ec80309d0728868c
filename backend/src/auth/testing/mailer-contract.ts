import { afterEach, describe, expect, test } from 'vitest'
import type { Mail, Mailer } from '../mailers/mailer.ts'
import { readMessage, type ReadMessage } from './read-message.ts'

export interface OpenedMailer {
  mailer: Mailer
  received(): Promise<string[]>
  close(): Promise<void>
}

const MAIL: Mail = {
  to: 'ana.nunez@example.com',
  kind: 'recovery',
  subject:
    'Restablece tu contraseña: acción para Ñuñoa, México y más allá de cualquier línea corta',
  text: 'Hola, Núñez.\n\nAbre https://predio.example/x?a=1&b=2=3\n\n.\n€ “comillas” 🏠',
  html: `<p>Hola, Núñez &amp; compañía. <a href="https://predio.example/x?a=1&amp;b=2">Abrir</a></p>${'largo '.repeat(300)}.`,
}

export function describeMailer(name: string, open: () => Promise<OpenedMailer>): void {
  describe(`mailer contract: ${name}`, () => {
    let opened: OpenedMailer | undefined
    afterEach(async () => opened?.close())

    async function deliver(...mails: Mail[]): Promise<ReadMessage[]> {
      opened = await open()
      for (const mail of mails) await opened.mailer.send(mail)
      return (await opened.received()).map(readMessage)
    }

    test('a mailer delivers text and HTML with accents, symbols and long lines intact', async () => {
      const [message] = await deliver(MAIL)
      expect(message?.to).toBe(MAIL.to)
      expect(message?.subject).toBe(MAIL.subject)
      expect(message?.text.replaceAll('\r\n', '\n').trimEnd()).toBe(MAIL.text)
      expect(message?.html.replaceAll('\r\n', '\n').trimEnd()).toBe(MAIL.html)
    })

    test('a mailer writes the headers that a mail server requires and no line over 998 characters', async () => {
      opened = await open()
      await opened.mailer.send(MAIL)
      const [raw = ''] = await opened.received()
      const { headers } = readMessage(raw)
      for (const header of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version']) {
        expect(headers.get(header), header).toBeTruthy()
      }
      expect(Number.isNaN(Date.parse(headers.get('date') ?? ''))).toBe(false)
      expect(headers.get('message-id')).toMatch(/^<[^<>@\s]+@[^<>@\s]+>$/)
      // oxlint-disable-next-line no-control-regex
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x00-\x7f]*$/)
      expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
    })

    test('a mailer does not let a line break in the subject begin a header', async () => {
      const [message] = await deliver({ ...MAIL, subject: 'Hola\r\nBcc: otra@example.com' })
      expect(message?.headers.has('bcc')).toBe(false)
    })

    test('a mailer delivers each of several mails with its own id', async () => {
      const messages = await deliver(MAIL, { ...MAIL, to: 'luis@example.com' }, MAIL)
      expect(messages).toHaveLength(3)
      expect(new Set(messages.map(({ headers }) => headers.get('message-id'))).size).toBe(3)
    })
  })
}
