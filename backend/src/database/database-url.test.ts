import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { describeConnectionFailure, readDatabaseUrl } from './database-url.ts'

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code })

it.each([
  ['no acepta el usuario o la contraseña', failed('password authentication failed', '28P01')],
  ['no deja entrar a ese usuario', failed('no pg_hba.conf entry, no encryption', '28000')],
  ['no existe la base de datos', failed('database "x" does not exist', '3D000')],
  [
    'no tiene más conexiones libres. Quita su límite, como administrador: alter role predio connection limit -1;',
    failed('too many connections for role "predio"', '53300'),
  ],
  [
    'no tiene más conexiones libres. Cierra otros programas que lo usen',
    failed('sorry, too many clients already', '53300'),
  ],
  ['no existe ningún servidor con ese nombre', failed('getaddrinfo ENOTFOUND x', 'ENOTFOUND')],
  ['en esa dirección no contesta', failed('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED')],
  ['en esa dirección no contesta', failed('connect ENOENT /x/.s.PGSQL.5432', 'ENOENT')],
  ['el servidor no responde', failed('connect ETIMEDOUT', 'ETIMEDOUT')],
  ['el certificado del servidor', failed('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['la conexión falló', failed('Connection terminated unexpectedly')],
])(
  'OPS-87 the error of a failed connection says that PostgreSQL %s, with the original message at the end',
  (says, error) => {
    const text = describeConnectionFailure(error)
    expect(text).toContain(`No se pudo conectar a PostgreSQL: ${says}`)
    expect(text.endsWith(`(${error.message})`)).toBe(true)
  },
)

it('OPS-141 the error of a failed connection says that the server offers no TLS', async () => {
  // PostgreSQL answers N when it has no TLS.
  const server = createServer((socket) => socket.once('data', () => socket.end('N')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `postgres://predio@127.0.0.1:${port}/predio?sslmode=verify-full`
  const error: Error = await new Client(readDatabaseUrl(url)).connect().catch((each) => each)
  expect(describeConnectionFailure(error)).toContain('no ofrece conexiones cifradas (TLS)')
  server.close()
})

it('OPS-141 the error names a file of certificates that cannot be read', () => {
  const url =
    'postgres://predio:secreta@127.0.0.1/predio?sslmode=verify-full&sslrootcert=/no/hay.pem'
  expect(() => readDatabaseUrl(url)).toThrow(
    'No se puede leer el archivo /no/hay.pem, que DATABASE_URL nombra en sslrootcert',
  )
})
