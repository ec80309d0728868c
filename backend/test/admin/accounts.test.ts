import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '../../../test-support/totp-code.ts'
import type { ListedAgent } from '../../src/admin/list-agents.ts'
import { ROOT } from '../paths.ts'
import { DATABASES, openAdminOffice, type AdminOffice, type Person } from './admin-office.ts'

describe.each(DATABASES)('on the %s database', (where) => {
  let office: AdminOffice
  beforeAll(async () => {
    office = await openAdminOffice(where)
  })
  afterAll(() => office.close())

  async function says(words: string[], answer?: string): Promise<string> {
    const { text, exitCode } = await office.admin(words, answer === undefined ? {} : { answer })
    expect(exitCode, text).toBe(0)
    return text
  }
  async function refuses(words: string[], answer?: string): Promise<string> {
    const { text, exitCode } = await office.admin(words, answer === undefined ? {} : { answer })
    expect(exitCode, text).toBe(1)
    return text
  }
  async function listed(email: string): Promise<ListedAgent | undefined> {
    const agents = JSON.parse(await says(['agents', '--json'])) as ListedAgent[]
    return agents.find((agent) => agent.email === email)
  }
  const upload = ({ id, token }: Person, name: string) =>
    office.send(`/storage/v1/object/documents/${id}/${name}`, {
      method: 'POST',
      body: 'hola',
      token,
      headers: { 'content-type': 'text/plain' },
    })
  const readClients = (token: string) => office.send('/rest/v1/clients?select=id', { token })

  it('OPS-20 the command lists each account with plan, rows, bytes of files and last use', async () => {
    const ana = await office.signUp('ana@agente.mx')
    expect((await upload(ana, 'nota.txt')).status).toBe(200)
    const body = JSON.stringify({ first_name: 'Luis', last_name: 'Mora', type: 'comprador' })
    expect(
      (await office.send('/rest/v1/clients', { method: 'POST', body, token: ana.token })).status,
    ).toBe(201)
    const agent = await listed('ana@agente.mx')
    expect(agent).toMatchObject({
      id: ana.id,
      plan: 'Trial',
      status: 'trial',
      is_disabled: false,
      files: 1,
      file_bytes: 4,
    })
    expect(agent?.rows).toBeGreaterThanOrEqual(3)
    expect(Date.now() - Date.parse(String(agent?.last_used_at))).toBeLessThan(600_000)
    const table = await says(['agents'])
    expect(table.split('\n')[0]).toMatch(
      /^Correo +Nombre +Plan +Vence +Filas +Archivos +Último uso$/,
    )
    expect(table).toMatch(/^ana@agente\.mx .*en prueba .*1 \(4 bytes\)/m)
  })

  it('OPS-21 the command creates an account by an invitation, whose owner chooses the password', async () => {
    expect(await says(['create-agent', 'Nueva@Agente.mx', '--name', 'Nueva Agente'])).toContain(
      'Se envió una invitación',
    )
    const { text, to } = office.mail('invite')
    expect(to).toBe('nueva@agente.mx')
    const link = new URL(/^http\S+$/m.exec(text)?.[0] ?? '')
    const again = await says(['create-agent', 'nueva@agente.mx', '--link'])
    expect(again).toContain('ya existía')
    const shown = new URL(/^http\S+$/m.exec(again)?.[0] ?? '')
    expect([shown.origin + shown.pathname, shown.searchParams.get('type')]).toEqual([
      link.origin + link.pathname,
      'invite',
    ])
    const body = JSON.stringify({
      type: 'invite',
      token_hash: shown.searchParams.get('token_hash'),
    })
    const verified = await office.send('/auth/v1/verify', { method: 'POST', body })
    expect(verified.status).toBe(200)
    expect(await listed('nueva@agente.mx')).toMatchObject({ name: 'Nueva Agente', status: 'trial' })
    expect(await refuses(['create-agent', 'nueva@agente.mx'])).toContain('ya tiene una cuenta')
    expect(await refuses(['create-agent', 'nadie'])).toContain('no es un correo')
  })

  it('OPS-21 the invitation mails a code beside the link, which the server accepts', async () => {
    await says(['create-agent', 'concodigo@agente.mx'])
    const { text } = office.mail('invite')
    const token = /: (\d{6})$/m.exec(text)?.[1]
    const body = JSON.stringify({ type: 'invite', email: 'concodigo@agente.mx', token })
    const verified = await office.send('/auth/v1/verify', { method: 'POST', body })
    expect(verified.status).toBe(200)
  })

  it('OPS-21 shows the link of an invitation when the server delivers no mails', async () => {
    const { text } = await office.admin(['create-agent', 'sincorreo@agente.mx'], {
      variables: { OUTBOX_DELIVERED: 'off' },
    })
    expect(text).toContain('envíale tú este enlace')
    expect(text).toMatch(/^http:\/\/localhost:3000\/confirmar\?token_hash=/m)
  })

  it('OPS-22 a disabled account is refused by sign-in, refresh, REST, storage and functions until it is enabled', async () => {
    const agent = await office.signUp('pausa@agente.mx')
    expect(await says(['disable-agent', 'pausa@agente.mx'])).toContain('ya no puede entrar')
    expect(await office.signIn(agent.email)).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
    })
    const refreshed = await office.send('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: JSON.stringify({ refresh_token: agent.refreshToken }),
    })
    expect(refreshed.status).toBe(400)
    expect((await readClients(agent.token)).status).toBe(401)
    expect((await upload(agent, 'tarde.txt')).status).toBe(400)
    const asked = await office.send('/functions/v1/secrets', {
      method: 'POST',
      body: JSON.stringify({ action: 'describe' }),
      token: agent.token,
    })
    expect(asked.status).toBe(401)
    expect(await listed('pausa@agente.mx')).toMatchObject({ is_disabled: true })
    expect(await says(['agents'])).toMatch(/^pausa@agente\.mx .*\(desactivada\)/m)
    expect(await says(['enable-agent', 'pausa@agente.mx'])).toContain('puede entrar otra vez')
    const { status, body } = await office.signIn(agent.email)
    expect(status).toBe(200)
    expect((await readClients(String(body['access_token']))).status).toBe(200)
  })

  it('WEB-30 the command switches the site of an agent off and on, and lists all', async () => {
    const agent = await office.signUp('sitio@agente.mx')
    expect(await refuses(['block-site', agent.email])).toContain('no tiene un sitio público')
    await office.owner.query(
      `insert into agent_sites (user_id, name, is_published) values ($1, 'sitio-de-ana', true)`,
      [agent.id],
    )
    const isBlocked = async () => {
      const { rows } = await office.owner.query<{ blocked: boolean }>(
        'select blocked_at is not null as blocked from agent_sites where user_id = $1',
        [agent.id],
      )
      return rows[0]?.blocked
    }
    expect(await says(['sites'])).toMatch(
      /\/agente\/sitio-de-ana +sitio@agente\.mx +publicado +0 +0/,
    )
    expect(await says(['block-site', agent.email])).toContain('/agente/sitio-de-ana quedó apagado')
    expect(await isBlocked()).toBe(true)
    expect(await says(['sites'])).toContain('apagado por ti')
    expect(await says(['unblock-site', agent.email])).toContain('se muestra otra vez')
    expect(await isBlocked()).toBe(false)
    expect(JSON.parse(await says(['sites', '--json']))).toMatchObject([
      { name: 'sitio-de-ana', is_published: true, is_blocked: false, listings: 0, views: 0 },
    ])
  })

  it('OPS-23 the command deletes an account with all its rows and files, after the operator typed its e-mail again', async () => {
    const agent = await office.signUp('adios@agente.mx')
    await upload(agent, 'contrato.txt')
    const { rows } = await office.owner.query<{ version: string }>(
      'select version from storage.objects where name like $1',
      [`${agent.id}/%`],
    )
    const version = rows[0]?.version ?? ''
    const bytes = join(office.dataDir, 'storage', 'blobs', version.slice(0, 2), version)
    expect(existsSync(bytes)).toBe(true)

    expect(await refuses(['delete-agent', 'adios@agente.mx'])).toContain('Repítela con --yes')
    expect(await refuses(['delete-agent', 'adios@agente.mx'], 'adios')).toContain('No se hizo nada')
    expect(await listed('adios@agente.mx')).toBeDefined()

    expect(await says(['delete-agent', 'adios@agente.mx'], 'Adios@agente.mx')).toContain(
      'con todo lo que tenía (1 archivo)',
    )
    expect(await listed('adios@agente.mx')).toBeUndefined()
    expect(existsSync(bytes)).toBe(false)
    expect(await countTraces(agent.id)).toEqual([])
    expect(await refuses(['delete-agent', 'adios@agente.mx', '--yes'])).toContain(
      'No hay ninguna cuenta con adios@agente.mx',
    )
  })

  async function countTraces(id: string): Promise<string[]> {
    const { rows } = await office.owner.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage', 'predio', 'realtime')`,
    )
    const traces: string[] = []
    for (const { name } of rows) {
      const { rowCount } = await office.owner.query(
        `select from ${name} t where to_jsonb(t)::text like $1 limit 1`,
        [`%${id}%`],
      )
      if (rowCount) traces.push(name)
    }
    return traces
  }

  it('OPS-24 the command sets a plan for a month, a year or until a day, and the plan is not renewed', async () => {
    const agent = await office.signUp('plan@agente.mx')
    expect(await says(['set-plan', 'plan@agente.mx', 'profesional', '--until', '2150-12-31'])).toBe(
      'plan@agente.mx tiene el plan Profesional hasta el 31 de diciembre de 2150. No se renueva solo.',
    )
    const row = () =>
      office.owner
        .query(
          `select status, billing_type, auto_renew, round(extract(epoch from current_period_ends_at - now()) / 86400)::int as days
           from subscriptions where user_id = $1`,
          [agent.id],
        )
        .then(({ rows }) => rows[0] as Record<string, unknown>)
    expect(await row()).toMatchObject({
      status: 'active',
      billing_type: 'monthly',
      auto_renew: false,
    })
    await says(['set-plan', 'plan@agente.mx', 'Esencial', '--yearly'])
    expect(await row()).toMatchObject({ billing_type: 'yearly' })
    expect([365, 366]).toContain((await row())['days'])
    expect(await refuses(['set-plan', 'plan@agente.mx', 'Trial'])).toContain(
      'Los planes son: Esencial, Profesional, Agencia',
    )
    expect(
      await refuses(['set-plan', 'plan@agente.mx', 'Agencia', '--until', '2001-01-01']),
    ).toContain('no es una fecha futura')
    expect(await refuses(['extend-trial', 'plan@agente.mx', '5'])).toContain('no está en prueba')
  })

  it('OPS-24 the command refuses to change a plan whose payments Stripe collects', async () => {
    const agent = await office.signUp('stripe@agente.mx')
    await office.owner.query(
      `update subscriptions set status = 'active', stripe_subscription_id = 'sub_1' where user_id = $1`,
      [agent.id],
    )
    expect(await refuses(['set-plan', 'stripe@agente.mx', 'Agencia'])).toContain(
      'paga su plan con Stripe',
    )
    expect(await refuses(['extend-trial', 'stripe@agente.mx', '5'])).toContain('panel de Stripe')
    expect(await says(['delete-agent', 'stripe@agente.mx', '--yes'])).toContain(
      'Lo que pagaba en Stripe se cancela',
    )
  })

  it('OPS-25 the command extends a running trial from its end, and an expired trial from today', async () => {
    const agent = await office.signUp('prueba@agente.mx')
    const daysLeft = async () => {
      const { rows } = await office.owner.query<{ days: number; status: string }>(
        `select status, round(extract(epoch from current_period_ends_at - now()) / 86400)::int as days
         from subscriptions where user_id = $1`,
        [agent.id],
      )
      return rows[0]
    }
    expect(await says(['extend-trial', 'prueba@agente.mx', '10'])).toContain('dura hasta el')
    expect(await daysLeft()).toEqual({ status: 'trial', days: 17 })
    await office.owner.query(
      `update subscriptions set status = 'expired', current_period_starts_at = now() - interval '9 days',
         current_period_ends_at = now() - interval '2 days' where user_id = $1`,
      [agent.id],
    )
    await says(['extend-trial', 'prueba@agente.mx', '3'])
    expect(await daysLeft()).toEqual({ status: 'trial', days: 3 })
    for (const days of ['0', '366', 'mucho', '1.5']) {
      expect(await refuses(['extend-trial', 'prueba@agente.mx', days])).toContain('de 1 a 365')
    }
  })

  it('OPS-26 the command resets a second factor: it deletes apps, codes and sessions, and mails the owner', async () => {
    const agent = await office.signUp('factor@agente.mx')
    const post = async (path: string, body: object, token = agent.token) =>
      (await (
        await office.send(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body), token })
      ).json()) as Record<string, unknown>
    expect(await refuses(['reset-second-factor', agent.email, '--yes'])).toContain(
      'no tiene activada la verificación',
    )
    const factor = await post('/factors', { factor_type: 'totp', friendly_name: 'Teléfono' })
    const { secret } = factor['totp'] as { secret: string }
    const challenge = await post(`/factors/${String(factor['id'])}/challenge`, {})
    const session = await post(`/factors/${String(factor['id'])}/verify`, {
      challenge_id: challenge['id'],
      code: totpCode(secret),
    })
    const strong = String(session['access_token'])
    expect(await post('/factors/recovery-codes', {}, strong)).toMatchObject({ total: 10 })

    expect(await refuses(['reset-second-factor', agent.email], 'otra@agente.mx')).toContain(
      'No se hizo nada',
    )
    expect(await says(['reset-second-factor', agent.email], agent.email)).toContain(
      'Se le avisó por correo',
    )
    expect(office.mail('second-factor-reset')).toMatchObject({
      to: agent.email,
      subject: 'Se quitó la verificación en dos pasos de tu cuenta de Predio',
    })
    expect((await office.send('/auth/v1/user', { token: strong })).status).toBe(403)
    for (const table of ['mfa_factors', 'mfa_recovery_code_sets', 'sessions']) {
      const { rowCount } = await office.owner.query(
        `select from auth.${table} where user_id = $1`,
        [agent.id],
      )
      expect(rowCount, table).toBe(0)
    }
    const { body } = await office.signIn(agent.email)
    expect((await readClients(String(body['access_token']))).status).toBe(200)
  })

  it('OPS-27 the commands work in a process of their own beside the running server', async () => {
    const main = pathToFileURL(join(ROOT, 'scripts', 'admin', 'main.ts')).href
    // The test does not use scripts/admin.mjs, which would first install the packages of the lock file.
    const program = `import(${JSON.stringify(main)}).then(({ main }) => main())`
    const args = ['--import', 'tsx', '--eval', program, 'admin', 'agents']
    const env = { ...process.env, ...office.variables }
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
    expect(stdout).toMatch(/^ana@agente\.mx /m)
  })

  it('OPS-27 the commands work while the server is stopped, and say what is missing', async () => {
    await office.stop()
    expect(await listed('ana@agente.mx')).toMatchObject({ files: 1 })
    await office.start()
    expect(await refuses(['agents', '--wrong'])).toContain('Uso: npm run admin -- agents [--json]')
    expect(await refuses(['borrar'])).toContain('No existe la orden borrar')
    expect(await says(['delete-agent', '--help'])).toContain('delete-agent CORREO [--yes]')
    const help = await says(['--help'])
    for (const name of ['agents', 'create-agent', 'check', 'rotate-secrets-key']) {
      expect(help).toContain(`\n  ${name}`)
    }
  })
})
