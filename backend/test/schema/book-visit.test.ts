import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const AT = '2099-11-20T23:30:00.000Z'
const LATER = '2099-11-21T01:00:00.000Z'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
  await database.owner.query('delete from notifications')
})

interface Booking {
  visit?: string
  task?: string
  client?: string | undefined
  property?: string | undefined
  taskTitle?: string
  at?: string
}

async function book(agent: Agent | undefined, booking: Booking = {}): Promise<unknown> {
  const { owner } = database
  const values = [
    booking.visit ?? randomUUID(),
    booking.task ?? randomUUID(),
    booking.client ?? mine.ids['clients'],
    booking.property ?? mine.ids['properties'],
    booking.at ?? AT,
    'Visita a Casa en Mérida',
    booking.taskTitle ?? 'Visita a Casa en Mérida con José Núñez',
    'Trae a su esposa',
  ]
  const text = 'select book_visit($1, $2, $3, $4, $5, $6, $7, $8) as id'
  return runAs(
    owner,
    agent,
    async () => (await owner.query<{ id: unknown }>(text, values)).rows[0]?.id,
  )
}

async function count(table: string, where: string): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int from ${table} where user_id = $1 and ${where}`,
    [mine.id],
  )
  return rows[0]!.count
}

const visits = () => count('interactions', `booked_by = 'assistant'`)
const tasks = () => count('tasks', `due_date = '${AT}'`)
const notices = () => count('notifications', `kind = 'visit_booked'`)

describe('AST-63 booking a visit that the assistant proposed', () => {
  it('booking a visit writes the visit, its task and the notification', async () => {
    const [visit, task] = [randomUUID(), randomUUID()]
    expect(await book(mine, { visit, task })).toBe(visit)
    const { rows } = await database.owner.query(
      `select visit.type, visit.subject, visit.description, visit.scheduled_at, task.title, task.due_date,
         task.status, visit.client_id = task.client_id as same_client, visit.property_id = task.property_id as same_property
       from interactions visit join tasks task on task.id = $2 where visit.id = $1`,
      [visit, task],
    )
    expect(rows).toEqual([
      {
        type: 'visit',
        subject: 'Visita a Casa en Mérida',
        description: 'Trae a su esposa',
        scheduled_at: new Date(AT),
        title: 'Visita a Casa en Mérida con José Núñez',
        due_date: new Date(AT),
        status: 'pending',
        same_client: true,
        same_property: true,
      },
    ])
    expect(await notices()).toBe(1)
  })

  it('a booking sent again after a lost answer makes only one visit', async () => {
    const booking = { visit: randomUUID(), task: randomUUID() }
    expect(await book(mine, booking)).toBe(booking.visit)
    expect(await book(mine, booking)).toBe(booking.visit)
    expect([await visits(), await tasks(), await notices()]).toEqual([1, 1, 1])
  })

  it('a booking repeated with another hour after a lost answer moves the visit and its task', async () => {
    const booking = { visit: randomUUID(), task: randomUUID() }
    await book(mine, booking)
    expect(await book(mine, { ...booking, at: LATER })).toBe(booking.visit)
    const { rows } = await database.owner.query(
      `select visit.scheduled_at, task.due_date from interactions visit, tasks task
       where visit.id = $1 and task.id = $2`,
      [booking.visit, booking.task],
    )
    expect(rows).toEqual([{ scheduled_at: new Date(LATER), due_date: new Date(LATER) }])
    expect([await visits(), await tasks(), await notices()]).toEqual([1, 0, 1])
  })

  it('a repeated booking does not recreate a task that was deleted meanwhile', async () => {
    const booking = { visit: randomUUID(), task: randomUUID() }
    await book(mine, booking)
    await database.owner.query('delete from tasks where id = $1', [booking.task])
    expect(await book(mine, booking)).toBe(booking.visit)
    expect([await visits(), await tasks()]).toEqual([1, 0])
  })

  it('a booking with the id of an own visit that was not booked this way changes nothing', async () => {
    const visit = mine.ids['interactions']!
    expect(await book(mine, { visit })).toBeNull()
    expect([await visits(), await tasks()]).toEqual([0, 0])
  })

  it('a booking writes nothing when its task is refused', async () => {
    await expect(book(mine, { taskTitle: ' ' })).rejects.toMatchObject({ code: '23514' })
    expect([await visits(), await tasks(), await notices()]).toEqual([0, 0, 0])
  })

  it.each([
    ['client', 'clients'],
    ['property', 'properties'],
  ])('a booking refuses another agent’s %s', async (field, table) => {
    const booking = book(mine, { [field]: theirs.ids[table] })
    await expect(booking).rejects.toMatchObject({ code: '23503' })
    expect([await visits(), await tasks()]).toEqual([0, 0])
  })

  it('a booking with the id of another agent’s visit changes and reveals nothing', async () => {
    const visit = theirs.ids['interactions']!
    expect(await book(mine, { visit })).toBeNull()
    expect([await visits(), await tasks()]).toEqual([0, 0])
  })

  it('a visitor cannot book a visit', async () => {
    await expect(book(undefined)).rejects.toMatchObject({ code: '42501' })
  })
})
