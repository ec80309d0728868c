import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAiStub } from '../../../test-support/ai-stub.ts'
import { startSmtpServer } from '../../src/auth/testing/smtp-server.ts'
import { startSite } from '../../src/functions/testing/local-site.ts'
import { DATABASES, openAdminOffice, type AdminOffice } from './admin-office.ts'
import { closedPort } from './check-desk.ts'

/** The texts of each area are tested in check.test.ts and check-services.test.ts. Here the commands run on both kinds of database. */
describe.each(DATABASES)('on the %s database', (where) => {
  let office: AdminOffice
  beforeAll(async () => {
    office = await openAdminOffice(where)
  })
  afterAll(() => office.close())

  const database =
    where === 'embedded'
      ? /^Base de datos: bien\. La base de datos incluida responde/m
      : /^Base de datos: bien\. PostgreSQL responde/m

  it.each(['runs', 'is stopped'])(
    'OPS-27 OPS-46 the check tries every area while the server %s',
    async (state) => {
      if (state === 'is stopped') await office.stop()
      const ai = await startAiStub()
      const mail = await startSmtpServer()
      const site = await startSite((_request, response) => void response.end('hola'))
      const variables = {
        AI_BASE_URL: ai.url,
        SMTP_URL: mail.url,
        MAIL_FROM: 'Predio <hola@predio.example>',
        SITE_PROXY_ALLOW_PRIVATE: 'on',
      }
      const { text, exitCode } = await office.admin(['check', '--site', site.url().href], {
        variables,
      })
      await Promise.all([ai.stop(), mail.close(), site.close()])
      if (state === 'is stopped') await office.start()
      expect(exitCode, text).toBe(0)
      expect(text).toMatch(database)
      expect(text).toMatch(/^Disco: /m)
      expect(text).toMatch(/^Hora: /m)
      expect(text).toMatch(/^Respaldos: sin configurar\./m)
      expect(text).toMatch(/^Dirección pública: sin configurar\./m)
      expect(text).toMatch(/^Correo: bien\. 127\.0\.0\.1:\d+ deja entrar/m)
      expect(text).toMatch(/^Archivos: bien\. Los archivos se guardan en este servidor/m)
      expect(text).toMatch(/^Pagos: sin configurar\. .*\n {2}→ Si quieres cobrar/m)
      expect(text).toMatch(/^Asistente: bien\./m)
      expect(text).toMatch(/^Sitios de los agentes: atención\. Predio puede leer/m)
    },
  )

  it('OPS-46 the check says what is wrong with mail, S3, Stripe, AI and proxy, and what to do', async () => {
    const closed = `127.0.0.1:${await closedPort()}`
    const variables = {
      SMTP_URL: `smtp://a:b@${closed}`,
      S3_ENDPOINT: `http://${closed}`,
      S3_BUCKET: 'archivos',
      S3_ACCESS_KEY_ID: 'LLAVE',
      S3_SECRET_ACCESS_KEY: 'secreta',
      STRIPE_SECRET_KEY: 'sk_live_otra',
      STRIPE_WEBHOOK_SECRET: 'whsec_otro',
      STRIPE_API_URL: `http://${closed}`,
      AI_BASE_URL: `http://${closed}/v1`,
    }
    const { text, exitCode } = await office.admin(['check', '--site', `http://${closed}`], {
      variables,
    })
    expect(exitCode).toBe(1)
    expect(text).toMatch(database)
    for (const area of ['Correo', 'Archivos', 'Pagos', 'Asistente', 'Sitios de los agentes']) {
      expect(text).toMatch(new RegExp(`^${area}: MAL\\. .+\n {2}→ .+`, 'm'))
    }
  })

  it('OPS-41 the check sends a test mail', async () => {
    const mail = await startSmtpServer()
    const { text, exitCode } = await office.admin(['test-mail', 'correo@ejemplo.mx'], {
      variables: { SMTP_URL: mail.url },
    })
    await mail.close()
    expect(exitCode, text).toBe(0)
    expect(mail.messages.join()).toContain('Subject: Correo de prueba de Predio')
  })
})
