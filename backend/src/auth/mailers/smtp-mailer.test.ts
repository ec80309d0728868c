import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'
import { describeMailer } from '../testing/mailer-contract.ts'
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts'

const FROM = 'Predio México <no-responder@predio.example>'
const silent = pino({ level: 'silent' })
const MAIL = {
  to: 'ana@example.com',
  kind: 'recovery',
  subject: 'x',
  text: 'x',
  html: 'x',
} as const

describeMailer('smtp', async () => {
  const server = await startSmtpServer()
  const mailer = createSmtpMailer(server.url, FROM, silent)
  return {
    mailer,
    received: async () => server.messages,
    async close() {
      mailer.close?.()
      await server.close()
    },
  }
})

describe('a mail server that misbehaves', () => {
  let server: SmtpServer
  afterEach(() => server.close())

  it.each(['refuses-login', 'refuses-recipient', 'hangs-up'] as const)(
    'when the mail server %s, sending fails',
    async (fault) => {
      server = await startSmtpServer(fault)
      const mailer = createSmtpMailer(server.url, FROM, silent)
      await expect(mailer.send(MAIL)).rejects.toThrow(/./)
      mailer.close?.()
      expect(server.messages).toEqual([])
    },
  )

  it('sending fails when the mail server is down', async () => {
    server = await startSmtpServer()
    const gone = await startSmtpServer()
    await gone.close()
    const mailer = createSmtpMailer(gone.url, FROM, silent)
    await expect(mailer.send(MAIL)).rejects.toThrow('ECONNREFUSED')
    mailer.close?.()
  })
})
