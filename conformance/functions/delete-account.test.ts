import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, signedUp, type Person } from '../support/clients.ts'
import { refusalOf } from '../support/functions.ts'
import { jpeg, pdf, png } from '../support/samples.ts'

let ana: Person
let eva: Person

async function settled(): Promise<Person> {
  const person = await signedUp()
  const { client, user } = person
  const stored = await Promise.all([
    client.storage.from('documents').upload(`${user.id}/contrato.pdf`, pdf()),
    client.storage.from('documents').upload(`${user.id}/a/b/c.pdf`, pdf()),
    client.storage.from('listing-photos').upload(`${user.id}/casa/sala.jpg`, jpeg()),
    client.storage.from('notes').upload(`${user.id}/nota/fachada.jpg`, jpeg()),
    client.storage.from('images').upload(`logos/${user.id}/logo.png`, png()),
    client.storage.from('images').upload(`processed/${user.id}-1.png`, png()),
  ])
  const rows = await Promise.all([
    client.from('documents').insert({ name: 'Contrato' }),
    client.from('tasks').insert({ title: 'Llamar' }),
  ])
  for (const { error } of [...stored, ...rows]) if (error) throw error
  return person
}

beforeAll(async () => {
  eva = await settled()
})
beforeEach(async () => {
  ana = await settled()
})

const remove = (password: unknown, { client }: Person = ana) =>
  client.functions.invoke('delete-account', { body: { password } })

async function filesOf({ user }: Person): Promise<number> {
  const { storage } = admin()
  const lists = await Promise.all([
    storage.from('documents').listV2({ prefix: user.id }),
    storage.from('listing-photos').listV2({ prefix: user.id }),
    storage.from('notes').listV2({ prefix: user.id }),
    storage.from('images').listV2({ prefix: `logos/${user.id}` }),
    storage.from('images').listV2({ prefix: `processed/${user.id}` }),
  ])
  return lists.reduce((sum, { data }) => sum + (data?.objects.length ?? Number.NaN), 0)
}

async function rowsOf({ user }: Person): Promise<number> {
  const counts = await Promise.all(
    [
      ['profiles', 'id'],
      ['subscriptions', 'user_id'],
      ['documents', 'user_id'],
      ['tasks', 'user_id'],
      ['notifications', 'user_id'],
    ].map(async ([table = '', column = '']) => {
      const { count } = await admin()
        .from(table)
        .select('*', { count: 'exact', head: true })
        .eq(column, user.id)
      return count ?? Number.NaN
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('deleting an account', () => {
  it('deleting an account removes its files, rows and person, and nothing of anybody else', async () => {
    const [files, rows] = [await filesOf(eva), await rowsOf(eva)]
    expect([await filesOf(ana), await rowsOf(ana)]).toEqual([6, 5])
    const { data, error } = await remove(PASSWORD)
    expect(error).toBeNull()
    expect(data).toEqual({ deleted: true })
    expect([await filesOf(ana), await rowsOf(ana)]).toEqual([0, 0])
    expect((await admin().auth.admin.getUserById(ana.user.id)).error?.status).toBe(404)
    expect([await filesOf(eva), await rowsOf(eva)]).toEqual([files, rows])
  })

  it('deleting an account ends every way to sign in', async () => {
    await remove(PASSWORD)
    const { email, password } = ana
    const login = await anonymous().auth.signInWithPassword({ email, password })
    expect(login.error?.code).toBe('invalid_credentials')
    const refreshed = await ana.client.auth.refreshSession()
    expect(refreshed.error).not.toBeNull()
  })

  it('deleting an account frees the address for a new account', async () => {
    await remove(PASSWORD)
    const { email, password } = ana
    const { data, error } = await anonymous().auth.signUp({ email, password })
    expect(error).toBeNull()
    expect(data.user?.id).not.toBe(ana.user.id)
  })

  it('repeating a deletion after a failure succeeds, also when the person is already deleted', async () => {
    expect((await remove(PASSWORD)).error).toBeNull()
    const again = await remove(PASSWORD)
    expect(again.data).toEqual({ deleted: true })
  })

  it('deleting an account requires the right password, and keeps all rows and files after a wrong password', async () => {
    const answer = await remove('otra-contraseña')
    expect(await refusalOf(answer)).toEqual({
      status: 403,
      body: { error: 'wrong_password', message: 'La contraseña no es correcta.' },
    })
    expect([await filesOf(ana), await rowsOf(ana)]).toEqual([6, 5])
    expect((await ana.client.auth.getUser()).data.user?.id).toBe(ana.user.id)
  })

  it.each([[''], [null], [123], [undefined]])(
    'deleting an account asks for a password when the given password is %j',
    async (given) => {
      const { status, body } = await refusalOf(await remove(given))
      expect([status, body['error']]).toEqual([400, 'password_missing'])
      expect(await rowsOf(ana)).toBe(5)
    },
  )

  it('deleting an account limits wrong passwords', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await refusalOf(await remove('mal'))).status).toBe(403)
    const answer = await remove(PASSWORD)
    expect(answer.response?.headers.get('retry-after')).toMatch(/^\d+$/)
    const { status, body } = await refusalOf(answer)
    expect([status, body['error']]).toEqual([429, 'rate_limited'])
    expect([await filesOf(ana), await rowsOf(ana)]).toEqual([6, 5])
  })
})
