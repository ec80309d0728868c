import { phoneKey } from '@predio/domain/phones'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertRow, type Agent } from '../rls/agents.ts'
import { prospectOffice, SPLIT } from './prospect-office.ts'

const office = prospectOffice()
const { as, owner, read } = office
let mine: Agent
let theirs: Agent

beforeEach(async () => {
  mine = await office.createAgent()
  theirs = await office.createAgent()
})

const arrive = (values: Record<string, unknown> = {}, agent = mine) => office.arrive(agent, values)
const accept = (prospect: string, given: Parameters<typeof office.accept>[2] = {}, agent = mine) =>
  office.accept(agent, prospect, given)

const clientOf = async (id: string) =>
  (await read<Record<string, unknown>>('select * from clients where id = $1', [id]))[0]!

const addClient = (values: Record<string, unknown> = {}) =>
  insertRow(owner(), 'clients', {
    user_id: mine.id,
    type: 'propietario',
    first_name: 'Anita',
    last_name: 'Pech',
    ...values,
  })

it.each([
  '+529991112233',
  '9991112233',
  '5219991112233',
  '+5219991112233',
  '0449991112233',
  '+13055551234',
  '13055551234',
  '+34612345678',
  '+5255123456',
  '+3305551234',
])('PROS-05 the database compares the telephone number %s as the domain does', async (phone) => {
  const [row] = await read<{ key: string }>('select private.phone_key($1) as key', [phone])
  expect(row).toEqual({ key: phoneKey(phone) })
})

describe('accepting', () => {
  it('PROS-06 accepting a prospect makes a client with the listing, the message, the task and the source’s plan', async () => {
    const { properties: listing, follow_up_plans: plan } = mine.ids
    await owner().query(`update properties set operation = 'rent' where id = $1`, [listing])
    const prospect = await arrive({
      property_id: listing,
      raw_text: 'Nombre: Ana',
      other_fields: JSON.stringify([{ label: 'Crédito', value: 'Infonavit' }]),
    })
    await as(mine, `update prospect_sources set plan_id = $1 where name = 'Elementor'`, [plan])
    const answer = await accept(prospect, { client: SPLIT })
    expect(answer).toMatchObject({ outcome: 'accepted', is_new: true })
    const { client_id: client } = answer
    expect(await clientOf(client)).toMatchObject({
      ...SPLIT,
      type: 'inquilino',
      status: 'lead',
      phone: '+529991112233',
      email: 'ana.pech@correo.mx',
      source: 'Elementor',
      needs_review: false,
    })
    expect(
      await read(
        'select property_id, relationship_type, status from property_clients where client_id = $1',
        [client],
      ),
    ).toEqual([{ property_id: listing, relationship_type: 'interested', status: 'active' }])
    expect(
      await read(
        'select property_id, is_inbound, subject, description from interactions where client_id = $1',
        [client],
      ),
    ).toEqual([
      {
        property_id: listing,
        is_inbound: true,
        subject: 'Preguntó por «Casa en Mérida»',
        description: '¿Sigue disponible?\nCrédito: Infonavit\nLlegó por Elementor',
      },
    ])
    expect(
      await read(
        `select id, title, due_date between now() + interval '4 minutes' and now() + interval '6 minutes' as is_soon
         from tasks where client_id = $1`,
        [client],
      ),
    ).toEqual([{ id: answer.task_id, title: 'Responder', is_soon: true }])
    expect(
      await read('select plan_id, state from follow_up_runs where client_id = $1', [client]),
    ).toEqual([{ plan_id: plan, state: 'running' }])
    expect(
      await read(
        'select status, client_id, raw_text, accepted_at is not null as is_accepted from prospects where id = $1',
        [prospect],
      ),
    ).toEqual([{ status: 'accepted', client_id: client, raw_text: null, is_accepted: true }])
  })

  it('PROS-06 accepting a prospect does not pause a plan that starts with every new client', async () => {
    await owner().query(
      `insert into follow_up_plans (user_id, name, steps, is_automatic, starts_when)
       values ($1, 'Bienvenida automática', '[{"day": 700, "kind": "task", "text": "Llamar"}]', true, 'client_added')`,
      [mine.id],
    )
    const { client_id: client } = await accept(await arrive(), { client: SPLIT })
    expect(await read('select state from follow_up_runs where client_id = $1', [client])).toEqual([
      { state: 'running' },
    ])
  })

  it('PROS-07 accepting a prospect twice makes one client, one message and one task', async () => {
    const prospect = await arrive()
    const first = await accept(prospect, { client: SPLIT })
    expect(await accept(prospect, { client: SPLIT })).toMatchObject({
      outcome: 'accepted',
      client_id: first.client_id,
      is_new: false,
    })
    for (const table of ['interactions', 'tasks']) {
      expect(
        await read(`select id from ${table} where client_id = $1`, [first.client_id]),
      ).toHaveLength(1)
    }
  })

  it.each([
    ['telephone', { phone: '9991112233' }],
    ['WhatsApp', { whatsapp: '+5219991112233' }],
    ['e-mail', { email: 'ANA.PECH@correo.mx' }],
  ])(
    'PROS-05 PROS-08 accepting completes a client with the same %s, and overwrites nothing',
    async (_of, own) => {
      const client = await addClient({ ...own, notes: 'La conozco' })
      const prospect = await arrive({ property_id: mine.ids['properties'] })
      const [row] = await as<object>(
        mine,
        'select match_client_id, match_client_name, property_title from prospect_rows where id = $1',
        [prospect],
      )
      expect(row).toEqual({
        match_client_id: client,
        match_client_name: 'Anita Pech',
        property_title: 'Casa en Mérida',
      })
      expect(await accept(prospect, { client: SPLIT })).toMatchObject({
        client_id: client,
        is_new: false,
      })
      expect(await clientOf(client)).toMatchObject({
        email: 'ana.pech@correo.mx',
        phone: '+529991112233',
        source: 'Elementor',
        ...own,
        type: 'propietario',
        first_name: 'Anita',
        last_name: 'Pech',
        notes: 'La conozco',
        status: 'active',
      })
    },
  )

  it('PROS-08 accepting writes details that have no field of the client into the interaction', async () => {
    const client = await addClient({ phone: '+525512345678', email: 'otro@correo.mx' })
    await accept(await arrive({ listing_text: 'La de la esquina' }), { join: client })
    expect(
      await read('select subject, description from interactions where client_id = $1', [client]),
    ).toEqual([
      {
        subject: 'Llegó por Elementor',
        description:
          '¿Sigue disponible?\nPropiedad: La de la esquina\nTeléfono: +529991112233\nCorreo: ana.pech@correo.mx',
      },
    ])
  })

  it('PROS-08 a new client of the same household does not get another client’s e-mail address', async () => {
    await addClient({ email: 'ana.pech@correo.mx' })
    const { client_id: client, is_new: isNew } = await accept(await arrive(), {
      client: { first_name: 'Beto', last_name: 'Pech' },
      asNew: true,
    })
    expect(isNew).toBe(true)
    expect(await clientOf(client)).toMatchObject({ email: null, phone: '+529991112233' })
  })

  it('PROS-09 accepting records the form’s consent once, for the version of the notice that was read', async () => {
    const [notice] = await read<{ version: number }>(
      'select version from privacy_notices where id = $1',
      [mine.ids['privacy_notices']],
    )
    const consent = { consent_at: '2026-11-19T15:00:00Z', notice_version: notice!.version }
    const { client_id: client } = await accept(await arrive(consent), { client: SPLIT })
    await accept(await arrive(consent))
    expect(
      await read('select notice_id, method, given_at from client_consents where client_id = $1', [
        client,
      ]),
    ).toEqual([
      {
        notice_id: mine.ids['privacy_notices'],
        method: 'link',
        given_at: new Date(consent.consent_at),
      },
    ])
  })

  it('PROS-09 an agent cannot write a consent', async () => {
    await expect(
      as(
        mine,
        `insert into prospects (source, source_name, consent_at, notice_version) values ('paste', 'Pegado', now(), 1)`,
      ),
    ).rejects.toMatchObject({ code: '42501' })
    const prospect = await arrive()
    await expect(
      as(mine, 'update prospects set consent_at = now(), notice_version = 1 where id = $1', [
        prospect,
      ]),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('PROS-06 accepting touches neither a prospect nor a client of another agent', async () => {
    expect(await accept(await arrive({}, theirs))).toEqual({ outcome: 'gone' })
    expect(await accept(await arrive(), { join: theirs.ids['clients']! })).toEqual({
      outcome: 'client_gone',
    })
  })
})

describe('one person, once', () => {
  it('PROS-05 waiting prospects of one person are linked, by telephone and by e-mail', async () => {
    const byForm = await arrive({ email: null, phone: '9991112233' })
    const byMail = await arrive({ source: 'portal', source_name: 'Inmuebles24', email: null })
    await arrive({ phone: null, name: 'Otra', email: 'otra@correo.mx' })
    expect(
      await as(mine, 'select same_waiting from prospect_rows where id in ($1, $2)', [
        byForm,
        byMail,
      ]),
    ).toEqual([{ same_waiting: 1 }, { same_waiting: 1 }])
  })

  it('PROS-04 two prospects of one person become one client, who keeps the confirmed visit', async () => {
    const byForm = await arrive({ email: null })
    const byMail = await arrive({
      source: 'portal',
      source_name: 'Inmuebles24',
      external_id: 'e-1',
      phone: '9991112233',
      email: null,
    })
    const first = await accept(byForm, { client: SPLIT })
    const visit = await insertRow(owner(), 'interactions', {
      user_id: mine.id,
      client_id: first.client_id,
      type: 'visit',
      subject: 'Visita',
      scheduled_at: '2026-12-01T16:00:00Z',
    })
    const second = await accept(byMail, { client: SPLIT })
    expect(second).toMatchObject({ client_id: first.client_id, is_new: false })
    const [held] = await read<{ client_id: string }>(
      'select client_id from interactions where id = $1',
      [visit],
    )
    expect(held).toEqual({ client_id: first.client_id })
  })

  it('PROS-04 merging two clients of one person keeps the visit, the answer and both prospects', async () => {
    const stays = await accept(await arrive({ email: null, phone: null }), { client: SPLIT })
    const goes = await accept(
      await arrive({ source_name: 'Lamudi', phone: null, email: null, name: 'A. Pech' }),
      { client: SPLIT, asNew: true },
    )
    expect(goes.client_id).not.toBe(stays.client_id)
    const visit = await insertRow(owner(), 'interactions', {
      user_id: mine.id,
      client_id: goes.client_id,
      type: 'visit',
      subject: 'Visita confirmada',
    })
    const seen = async (id: string) =>
      (
        await read<{ at: string }>('select updated_at::text as at from clients where id = $1', [id])
      )[0]!.at
    await as(mine, `select merge_clients($1, $2, $3, $4, '{}')`, [
      stays.client_id,
      goes.client_id,
      await seen(stays.client_id),
      await seen(goes.client_id),
    ])
    const held = await read<{ client_id: string }>(
      `select client_id from interactions where id = $1
       union all select client_id from prospects where user_id = $2 and source = 'form'
       union all select client_id from tasks where id = any ($3)`,
      [visit, mine.id, [stays.task_id, goes.task_id]],
    )
    expect(held).toHaveLength(5)
    expect(new Set(held.map(({ client_id: id }) => id))).toEqual(new Set([stays.client_id]))
  })

  /**
   * Foreign keys to prospects, with their columns. No table has one yet. The rows of a future one must be moved or deleted with the
   * prospect.
   */
  const POINTING: readonly string[] = []

  it('PROS-04 no foreign key refers to a prospect that a merge would leave behind', async () => {
    const rows = await read<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'prospects'::regclass order by 1`,
      [],
    )
    expect(rows.map(({ name }) => name)).toEqual(POINTING)
  })
})
