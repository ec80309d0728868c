import { describe, expect, it } from 'vitest'
import { privateJwk } from '../../test-support/private-jwk.ts'
import { ConfigError, readConfig } from './config.ts'

function faultsOf(variables: Record<string, string>): string {
  try {
    readConfig(variables, '/predio')
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('readConfig', () => {
  it('the configuration needs no variable', () => {
    const config = readConfig({}, '/predio')
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/predio/data',
      databaseUrl: undefined,
      trustProxy: false,
      addressLimits: true,
      allowRollback: false,
      restSchemas: ['public'],
      restPlans: false,
      ai: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-3.5-turbo' },
    })
    expect(config.publicUrl.origin).toBe('http://localhost:3000')
  })

  it('treats an empty variable as a missing variable', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/predio').port).toBe(3000)
  })

  it('OPS-67 reports every fault together, in Spanish and without a value', () => {
    const faulty = {
      PORT: '70000',
      PUBLIC_URL: 'https://ejemplo.mx/predio',
      DATABASE_URL: 'mysql://x',
      TRUST_PROXY: 'quizá',
      LOG_LEVEL: 'todo',
      MAIL_FROM: 'Predio',
      SECRET_KEY: 'abc',
      JWT_SIGNING_KEY: '{}',
      JWT_SIGNING_KEYS: '[]',
      S3_BUCKET: 'archivos',
      STRIPE_SECRET_KEY: 'sk_test_1',
      QUOTAS: 'clientes=1',
      SESSION_IDLE_DAYS: '0',
      POOL_SIZE: '0',
      PASSWORD_COST: '4',
      PREDIO_DEMO: 'on',
    }
    const said = faultsOf(faulty)
    const { S3_BUCKET: _, STRIPE_SECRET_KEY: __, ...wrong } = faulty
    for (const name of [...Object.keys(wrong), 'S3_ENDPOINT', 'STRIPE_WEBHOOK_SECRET']) {
      expect(said).toContain(`  ${name}: `)
    }
    expect(said).toContain('PORT: debe ser un número entero de 0 a 65535')
    expect(said).toContain('TRUST_PROXY: debe ser on u off')
    expect(said).toContain('QUOTAS: no existe clientes; los límites son')
    expect(said).not.toMatch(/expected|invalid|sk_test_1|abc/i)
  })

  it.each([
    ['DATABASE_URL', 'postgres://predio:cla/ve@host/predio'],
    ['DATABASE_URL', 'postgres://predio:cla#ve@host/predio'],
    ['DATABASE_URL', 'postgres://predio:12/ve@host:5432/predio'],
    ['DATABASE_URL', 'postgres://predio:12?ve@host/predio'],
    ['DATABASE_URL', 'postgres://predio:100%@host/predio'],
    ['DATABASE_URL', 'postgres://predio:cla@ss/ve@host/predio'],
    ['SMTP_URL', 'smtp://predio:cla/ve@host:587'],
    ['SMTP_URL', 'smtp://predio:cla@ss/ve@host:587'],
  ])('OPS-67 explains that special characters of the password break %s: %s', (name, address) => {
    const said = faultsOf({ [name]: address })
    expect(said).toContain(`${name}: no se entiende. Si la contraseña tiene signos como @`)
    expect(said).not.toMatch(/cla|ve@/)
  })

  it.each([
    'postgres://predio:cl%40ve%2F@host:5432/predio',
    'postgresql://predio@host/predio?sslmode=require',
    'postgres:///predio?host=/var/run/postgresql&user=a@b',
  ])('accepts DATABASE_URL %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }, '/predio').databaseUrl).toBe(DATABASE_URL)
  })

  it.each(['https://ejemplo.mx/predio', 'https://ejemplo.mx/?a=1', 'https://ana:b@ejemplo.mx'])(
    'OPS-137 refuses a PUBLIC_URL of which a part would be lost: %s',
    (PUBLIC_URL) => {
      expect(faultsOf({ PUBLIC_URL })).toContain('Predio no se sirve debajo de una ruta')
      expect(readConfig({ PUBLIC_URL: 'https://ejemplo.mx/' }, '/predio').publicUrl.origin).toBe(
        'https://ejemplo.mx',
      )
    },
  )

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['BACKUP_DRI', 'BACKUP_DIR'],
    ['SECRET_KEYS', 'SECRET_KEY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('OPS-68 warns that the variable %s is not read, and suggests %s', (mistyped, meant) => {
    expect(readConfig({ [mistyped]: 'secreta' }, '/predio').remarks).toEqual([
      `${mistyped}: Predio no lee esta variable. ¿Quisiste escribir ${meant}?`,
    ])
  })

  it('OPS-68 warns of an unknown variable that begins like one of ours, and ignores others', () => {
    const others = { HOME: '/', PATH: '/bin', HOSTS: 'a', XDG_DATA_DIRS: 'b', npm_config_user: 'c' }
    expect(readConfig(others, '/predio').remarks).toEqual([])
    expect(readConfig({ SMTP_PASSWORD: 'x' }, '/predio').remarks).toEqual([
      'SMTP_PASSWORD: Predio no lee esta variable.',
    ])
  })

  it.each(['true', 'on', '1'])('reads %s as yes', (value) => {
    expect(readConfig({ TRUST_PROXY: value }, '/predio').trustProxy).toBe(true)
  })
})

describe('METRICS_TOKEN and LOG_FORMAT', () => {
  it('OPS-10 the log is JSON unless the operator asks for readable lines', () => {
    expect(readConfig({}, '/predio').logFormat).toBe('json')
    expect(readConfig({ LOG_FORMAT: 'readable' }, '/predio').logFormat).toBe('readable')
    expect(() => readConfig({ LOG_FORMAT: 'xml' }, '/predio')).toThrow('json o readable')
  })

  it.each(['corto', 'con espacios en medio', 'ñandú-ñandú-ñandú'])(
    'OPS-01 refuses a metrics token that is easy to guess or cannot be sent: %s',
    (token) => {
      expect(() => readConfig({ METRICS_TOKEN: token }, '/predio')).toThrow(/METRICS_TOKEN/)
    },
  )
})

describe('JWT_SIGNING_KEYS', () => {
  const [ec, rsa] = [privateJwk('ec', 'uno'), privateJwk('rsa', 'dos')]
  const signing = (...keys: unknown[]) =>
    readConfig({ JWT_SIGNING_KEYS: JSON.stringify(keys) }, '/predio').keys.signing

  it('JWT_SIGNING_KEYS is a list whose first key is private', () => {
    expect(signing(ec, rsa)).toBe(JSON.stringify([ec, rsa]))
  })

  it.each([
    ['no list', 'abc', 'debe ser una lista JSON'],
    ['an empty list', '[]', 'no tiene ninguna llave'],
    ['a word', '["abc"]', 'la llave 1 no es una llave JWK'],
    ['a secret', '[{"kty":"oct","k":"AA","kid":"a"}]', 'va en JWT_SECRET'],
    ['another curve', '[{"kty":"EC","crv":"P-384","kid":"a"}]', 'la llave 1 no es ES256'],
  ])('JWT_SIGNING_KEYS refuses %s', (_what, JWT_SIGNING_KEYS, fault) => {
    expect(() => readConfig({ JWT_SIGNING_KEYS }, '/predio')).toThrow(fault)
  })

  it.each([
    ['two keys of one name', [ec, { ...rsa, kid: 'uno' }], 'el mismo kid'],
    ['a key without a name', [ec, { ...rsa, kid: undefined }], 'la llave 2 no tiene kid'],
    ['a first key without its private part', [{ ...ec, d: undefined }], 'debe ser privada'],
    ['halves of two keys', [{ ...ec, d: privateJwk('ec', 'x').d }], 'no es una llave válida'],
    ['an algorithm that is not the key’s', [{ ...rsa, alg: 'PS256' }], 'la llave 1 no es'],
    ['a short key', [privateJwk('rsa', 'x', 1024)], 'al menos 2048 bits'],
  ])('JWT_SIGNING_KEYS refuses keys: %s', (_what, keys, fault) => {
    expect(() => signing(...keys)).toThrow(fault)
  })

  it('the refusal of JWT_SIGNING_KEYS never shows a part of a key', () => {
    expect(() => signing({ ...ec, x: rsa.n })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(String(ec.d)) }),
    )
  })

  it('refuses JWT_SIGNING_KEYS together with JWT_SIGNING_KEY', () => {
    const [JWT_SIGNING_KEY, JWT_SIGNING_KEYS] = [JSON.stringify(ec), JSON.stringify([ec])]
    expect(readConfig({ JWT_SIGNING_KEY }, '/predio').keys.signing).toBe(JWT_SIGNING_KEY)
    expect(() => readConfig({ JWT_SIGNING_KEY, JWT_SIGNING_KEYS }, '/predio')).toThrow(
      'sobra JWT_SIGNING_KEY',
    )
  })
})

describe('AI_PRICES', () => {
  const prices = (AI_PRICES: string) => readConfig({ AI_PRICES }, '/predio').ai.prices

  it('AI_PRICES holds the prices of input and output, or nothing', () => {
    expect(prices('9.50, 28.5')).toEqual({ prompt: 9.5, completion: 28.5 })
    expect(prices('')).toBeUndefined()
  })

  it.each(['9.50', 'gratis', '-1,2', '1,2,3'])('AI_PRICES refuses %s', (value) => {
    expect(() => prices(value)).toThrow('AI_PRICES: deben ser dos precios')
  })
})

describe('PASSWORD_COST', () => {
  const cost = (variables: Record<string, string>) => readConfig(variables, '/predio').passwordCost

  it('PASSWORD_COST is 10, also where everybody can reach the server', () => {
    expect(cost({})).toBe(10)
    expect(cost({ HOST: '0.0.0.0', PUBLIC_URL: 'https://predio.example' })).toBe(10)
  })

  it('PASSWORD_COST may be less for tests on this machine, with the embedded database', () => {
    expect(cost({ PASSWORD_COST: '4' })).toBe(4)
  })

  it.each([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://predio.example' },
    { TRUST_PROXY: 'on' },
    { DATABASE_URL: 'postgres://predio@127.0.0.1/predio' },
  ])('PASSWORD_COST may not be less with %o', (variables) => {
    expect(cost({ ...variables, PASSWORD_COST: '10' })).toBe(10)
    expect(() => cost({ ...variables, PASSWORD_COST: '9' })).toThrow(
      /PASSWORD_COST: menos de 10 solo se admite en pruebas/,
    )
  })

  it.each(['3', '11', '4.5', 'poco'])('PASSWORD_COST refuses %s', (value) => {
    expect(() => cost({ PASSWORD_COST: value })).toThrow('PASSWORD_COST')
  })
})

describe('REST_SCHEMAS', () => {
  const schemas = (REST_SCHEMAS: string) => readConfig({ REST_SCHEMAS }, '/predio').restSchemas

  it('REST_SCHEMAS holds schema names, the default schema first', () => {
    expect(schemas('api, public,api')).toEqual(['api', 'public'])
  })

  it.each(['public,', 'pg_catalog', 'public,information_schema'])(
    'REST_SCHEMAS refuses %s',
    (value) => {
      expect(() => schemas(value)).toThrow('REST_SCHEMAS: deben ser esquemas')
    },
  )
})

describe('STRIPE_', () => {
  const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  it('the STRIPE_ variables may be missing, or reach the functions unchanged', () => {
    expect(readConfig({}, '/predio').functionSettings['STRIPE_SECRET_KEY']).toBeUndefined()
    expect(readConfig(both, '/predio').functionSettings).toMatchObject(both)
  })

  it.each(Object.keys(both))(
    'refuses STRIPE_ variables without %s, because payments would have no effect',
    (name) => {
      expect(() => readConfig({ ...both, [name]: '' }, '/predio')).toThrow(
        `${name}: falta; las variables STRIPE_ van juntas`,
      )
    },
  )

  it.each([{ STRIPE_SECRET_KEY: 'pk_test_1' }, { STRIPE_WEBHOOK_SECRET: 'sk_test_1' }])(
    'refuses a key of another kind in a STRIPE_ variable: %o',
    (wrong) => {
      expect(() => readConfig({ ...both, ...wrong }, '/predio')).toThrow('debe empezar con')
    },
  )
})

describe('BACKUP_', () => {
  const backup = (variables: Record<string, string>) => readConfig(variables, '/predio').backup

  it('OPS-50 without BACKUP_DIR there are no automatic backups', () => {
    expect(backup({ BACKUP_EVERY: '6', BACKUP_KEEP: '1,1,1' })).toBeUndefined()
  })

  it('OPS-50 with BACKUP_DIR backups are made daily and kept for 7 days, 4 weeks and 12 months', () => {
    expect(backup({ BACKUP_DIR: '/respaldos' })).toEqual({
      folder: '/respaldos',
      everyMs: 24 * 3_600_000,
      keep: { daily: 7, weekly: 4, monthly: 12 },
      passphrase: undefined,
    })
    const given = { BACKUP_DIR: 'r', BACKUP_EVERY: '6', BACKUP_KEEP: '3, 0,24' }
    expect(backup({ ...given, BACKUP_PASSPHRASE: ' con espacios ' })).toEqual({
      folder: '/predio/r',
      everyMs: 6 * 3_600_000,
      keep: { daily: 3, weekly: 0, monthly: 24 },
      passphrase: ' con espacios ',
    })
  })

  it.each([
    { BACKUP_EVERY: '0' },
    { BACKUP_EVERY: '169' },
    { BACKUP_EVERY: '1.5' },
    { BACKUP_KEEP: '0,4,12' },
    { BACKUP_KEEP: '7,4' },
    { BACKUP_KEEP: 'siempre' },
    { BACKUP_PASSPHRASE: 'corta' },
    { OPERATOR_EMAIL: 'nadie' },
  ])('OPS-50 refuses the backup variables %o', (variables) => {
    expect(() => readConfig(variables, '/predio')).toThrow(Object.keys(variables)[0])
  })
})

describe('PREDIO_DEMO', () => {
  const demo = (variables: Record<string, string>) => readConfig(variables, '/predio').demo

  it.each([
    {},
    { PREDIO_DEMO: 'on' },
    { HOST: 'localhost' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
    { PREDIO_DEMO: 'on', HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1:4000' },
  ])('offers the demo account on this machine: %o', (variables) => {
    expect(demo(variables)).toMatchObject({ email: 'demo@predio.mx' })
  })

  const REACHABLE = [
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.20' },
    { HOST: '127.0.0.1.example.com' },
    { PUBLIC_URL: 'https://predio.mx' },
    { PUBLIC_URL: 'http://localhost.example.com' },
    { DATABASE_URL: 'postgres://postgres@localhost/predio' },
    { TRUST_PROXY: 'on' },
  ]

  it.each(REACHABLE)(
    'offers no demo account where others could reach the server: %o',
    (variables) => {
      expect(demo(variables)).toBe(false)
    },
  )

  it.each(REACHABLE)(
    'refuses PREDIO_DEMO=on where others could reach the server: %o',
    (variables) => {
      expect(() => demo({ ...variables, PREDIO_DEMO: 'on' })).toThrow(
        /PREDIO_DEMO: la demostración solo existe/,
      )
    },
  )

  it.each(['off', 'false', '0'])('reads %s as no', (value) => {
    expect(demo({ PREDIO_DEMO: value })).toBe(false)
  })
})
