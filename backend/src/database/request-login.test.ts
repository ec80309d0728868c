import { expect, it } from 'vitest'
import { describeLoginFailure } from './request-login.ts'

it.each([
  ['28P01', 'password authentication failed', 'pon esa. Si lo es, otro Predio'],
  [
    '28000',
    'no pg_hba.conf entry',
    'agrégalo: host BASE USUARIO,authenticator DIRECCIÓN/32 scram-sha',
  ],
  ['53300', 'too many connections for role "authenticator"', 'alter role authenticator connection'],
])(
  'OPS-131 OPS-140 the error says what to do when PostgreSQL refuses the role authenticator with %s',
  (code, message, todo) => {
    const refusal = describeLoginFailure(Object.assign(new Error(message), { code }))
    expect(refusal.says).toContain(`no deja entrar al rol authenticator`)
    expect(refusal.says).toContain(`(${message})`)
    expect(refusal.todo).toContain(todo)
  },
)
