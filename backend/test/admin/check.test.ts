import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startAiStub } from '../../../test-support/ai-stub.ts'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { startSmtpServer } from '../../src/auth/testing/smtp-server.ts'
import { startSite } from '../../src/functions/testing/local-site.ts'
import { createSelfSigned } from '../../src/functions/testing/self-signed.ts'
import { startS3, type S3Stub } from '../../src/storage/testing/s3-stub.ts'
import { SECRETS_KEY } from '../test-backend.ts'
import { closedPort, openCheckDesk, type CheckDesk, type Variables } from './check-desk.ts'

let desk: CheckDesk
beforeAll(async () => {
  desk = await openCheckDesk()
})
afterEach(() => desk.clear())
afterAll(() => desk.close())

const check: CheckDesk['check'] = (...given) => desk.check(...given)

it('OPS-36 the check of each key asks for a copy until the operator has confirmed one', async () => {
  const other = { SECRETS_KEY: Buffer.alloc(32, 9).toString('base64') }
  const copy = join(temporaryFolder('copy'), 'llave')
  writeFileSync(copy, `${SECRETS_KEY}\n`)
  expect(await check('key', {})).toMatch(/^warning .*si este disco se pierde.*confirm-key-copy/)
  expect((await desk.run(['confirm-key-copy', `${copy}.txt`], {})).text).toContain('No se encontró')
  expect((await desk.run(['confirm-key-copy', copy], other)).text).toContain('no es una copia')
  expect((await desk.run(['confirm-key-copy', copy], {})).text).toContain('La copia es igual')
  expect(await check('key', {})).toMatch(/^ok /)
  expect(await check('key', other)).toMatch(/^warning /)
  await desk.database.owner.query(
    `insert into predio.secrets (name, value) values ('signing_key@0123456789abcdef', 'x')`,
  )
  expect(await check('key', {})).toMatch(/^wrong .*Recupera la anterior/)
})

describe('OPS-40 mail', () => {
  it('the check of mail connects and logs in, and sends nothing', async () => {
    const server = await startSmtpServer()
    desk.opened.push(() => server.close())
    const MAIL_FROM = 'Predio <hola@predio.example>'
    expect(await check('mail', { SMTP_URL: server.url, MAIL_FROM })).toMatch(
      /^ok \| 127\.0\.0\.1:\d+ deja entrar/,
    )
    expect(await check('mail', { SMTP_URL: server.url })).toMatch(/^warning .*MAIL_FROM/)
    expect(server.messages).toEqual([])
  })

  it('the check of mail names the fault of its settings', async () => {
    const refusing = await startSmtpServer('refuses-login')
    desk.opened.push(() => refusing.close())
    expect(await check('mail', {})).toMatch(/^off \| Nadie recibe correos.*SMTP_URL=smtp:/)
    expect(await check('mail', { SMTP_URL: refusing.url })).toMatch(
      /^wrong .*rechazó el usuario o la clave \(«535 usuario o clave incorrectos»\).*clave de aplicación/,
    )
    const secure = await startSite(() => undefined, createSelfSigned('correo.example'))
    desk.opened.push(() => secure.close())
    expect(await check('mail', { SMTP_URL: `smtps://a:b@127.0.0.1:${secure.port}` })).toMatch(
      /^wrong .*certificado .*no es de confianza.*nombre exacto/,
    )
    const port = await closedPort()
    expect(await check('mail', { SMTP_URL: `smtp://a:b@127.0.0.1:${port}` })).toMatch(
      /^wrong .*conexión rechazada.*Revisa el puerto/,
    )
    expect(await check('mail', { SMTP_URL: refusing.url.replace('smtp:', 'smtps:') })).toMatch(
      /^wrong .*otro cifrado.*465 escribe smtps/,
    )
  })

  it('OPS-41 the check of mail sends a test mail, or says why not', async () => {
    const server = await startSmtpServer()
    const refusing = await startSmtpServer('refuses-recipient')
    desk.opened.push(
      () => server.close(),
      () => refusing.close(),
    )
    const sent = await desk.run(['test-mail', 'ana@example.com'], { SMTP_URL: server.url })
    expect(sent).toMatchObject({ exitCode: 0 })
    expect(sent.text).toContain('aceptó el mensaje para ana@example.com')
    expect(server.messages.join()).toContain('Subject: Correo de prueba de Predio')
    const refused = await desk.run(['test-mail', 'ana@example.com'], { SMTP_URL: refusing.url })
    expect(refused.exitCode).toBe(1)
    expect(refused.text).toMatch(/No se pudo enviar\. 127\.0\.0\.1:\d+ contestó: 550 no existe/)
    const written = await desk.run(['test-mail', 'ana@example.com'], {})
    expect(written).toMatchObject({ exitCode: 1 })
    expect(written.text).toMatch(/Falta SMTP_URL.*outbox/)
    const queued = await desk.run(['test-mail', 'ana@example.com'], { OUTBOX_DELIVERED: 'on' })
    expect(queued).toMatchObject({ exitCode: 0 })
    expect(queued.text).toMatch(/quedó en .*outbox.*OUTBOX_DELIVERED/)
    expect((await desk.run(['test-mail', 'ana'], {})).text).toContain('no es un correo')
  })
})

describe('OPS-42 files', () => {
  let s3: S3Stub
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(() => s3.close())
  const variables = (changes: Variables = {}): Variables => ({
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.credentials.region,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    ...changes,
  })

  it('the check of files stores, reads and removes a probe', async () => {
    expect(await check('s3', variables())).toMatch(/^ok \| Un archivo de prueba se guardó/)
    expect(s3.objects.size).toBe(0)
    expect(await check('s3', {})).toMatch(/^ok \| Los archivos se guardan en este servidor/)
  })

  it.each<[string, Variables, RegExp]>([
    ['an unknown key', { S3_ACCESS_KEY_ID: 'OTRA' }, /no conoce la llave de S3_ACCESS_KEY_ID/],
    [
      'a wrong secret',
      { S3_SECRET_ACCESS_KEY: 'otro' },
      /la llave secreta no corresponde.*completa/,
    ],
    ['no such bucket', { S3_BUCKET: 'nada' }, /No existe el bucket nada.*S3_BUCKET/],
    ['another region', { S3_REGION: 'eu-west-1' }, /no está en la región eu-west-1.*S3_REGION/],
  ])(
    'the check of files names the fault of the file store: %s',
    async (_name, changes, expected) => {
      expect(await check('s3', variables(changes))).toMatch(/^wrong/)
      expect(await check('s3', variables(changes))).toMatch(expected)
    },
  )

  it('the check of files names the fault of a file store that does not answer, or answers with an error', async () => {
    const S3_ENDPOINT = `http://127.0.0.1:${await closedPort()}`
    expect(await check('s3', variables({ S3_ENDPOINT }))).toMatch(/^wrong .*conexión rechazada/)
    s3.failNext(503)
    expect(await check('s3', variables())).toMatch(/^wrong .*contestó con un error 503/)
  })
})

describe('OPS-46 all at once', () => {
  it('the check prints a line an area with advice below, and examines the rest when the database is down', async () => {
    const ai = await startAiStub()
    desk.opened.push(() => ai.stop())
    const away = {
      AI_BASE_URL: ai.url,
      DATABASE_URL: `postgres://a:b@127.0.0.1:${await closedPort()}/x`,
    }
    const { text, exitCode } = await desk.run(['check', 'database', 'mail', 'ai'], away)
    expect(exitCode).toBe(1)
    expect(text).toMatch(/^Base de datos: MAL\. No se pudo conectar a PostgreSQL/)
    expect(text).toMatch(/^ {2}→ /m)
    expect(text).toMatch(/^Correo: sin configurar\./m)
    expect(text).toMatch(/^Asistente: bien\./m)
    expect(await check('database', {})).toMatch(/^ok \| PostgreSQL responde/)
    expect((await desk.run(['check', 'todo'], {})).text).toContain(
      'Puedes revisar: settings, database, key, backup',
    )
  })
})
