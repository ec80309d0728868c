import { describe, expect, it } from 'vitest'
import { DailyWorkOffice } from './testing/daily-work-office.ts'

const office = new DailyWorkOffice()

/** The second column is the present time and the third the due time, both in UTC. The comments give local times. */
const TASK_CASES: [zone: string, at: string, due: string, kinds: string[]][] = [
  // Mexico City is UTC-6 all year. At 23:30 on the 15th in Mexico City it is already the 16th in UTC.
  ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-15T16:00:00Z', ['task_due']],
  ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-16T05:59:00Z', ['task_due']],
  ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-16T06:00:00Z', []],
  ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-15T05:59:00Z', ['task_overdue']],
  // Half an hour later the 16th has begun.
  ['America/Mexico_City', '2026-11-16T06:00:00Z', '2026-11-16T05:59:00Z', ['task_overdue']],
  ['America/Mexico_City', '2026-11-16T06:00:00Z', '2026-11-17T05:59:00Z', ['task_due']],
  ['America/Mexico_City', '2026-11-16T06:00:00Z', '2026-11-17T06:00:00Z', []],
  // Mexico has had no summer time since 2022: July is UTC-6 too.
  ['America/Mexico_City', '2027-07-02T05:30:00Z', '2027-07-01T20:00:00Z', ['task_due']],
  ['America/Mexico_City', '2027-07-02T05:30:00Z', '2027-07-02T06:00:00Z', []],
  // Cancún is UTC-5: its 16th has begun at the same instant.
  ['America/Cancun', '2026-11-16T05:30:00Z', '2026-11-16T04:59:00Z', ['task_overdue']],
  ['America/Cancun', '2026-11-16T05:30:00Z', '2026-11-16T05:00:00Z', ['task_due']],
  ['America/Cancun', '2026-11-16T04:30:00Z', '2026-11-16T05:00:00Z', []],
  // Tijuana is UTC-8 in winter and UTC-7 in summer; it is 23:30 in both.
  ['America/Tijuana', '2026-11-16T07:30:00Z', '2026-11-16T07:59:00Z', ['task_due']],
  ['America/Tijuana', '2026-11-16T07:30:00Z', '2026-11-16T08:00:00Z', []],
  ['America/Tijuana', '2027-07-02T06:30:00Z', '2027-07-02T06:59:00Z', ['task_due']],
  ['America/Tijuana', '2027-07-02T06:30:00Z', '2027-07-02T07:00:00Z', []],
  ['America/Tijuana', '2027-07-02T07:00:00Z', '2027-07-02T06:59:00Z', ['task_overdue']],
  // In Tijuana 1 November 2026 has 25 hours, and 14 March 2027 has 23.
  ['America/Tijuana', '2026-11-01T07:00:00Z', '2026-11-02T07:59:00Z', ['task_due']],
  ['America/Tijuana', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z', []],
  ['America/Tijuana', '2027-03-14T08:00:00Z', '2027-03-15T06:59:00Z', ['task_due']],
  ['America/Tijuana', '2027-03-14T08:00:00Z', '2027-03-15T07:00:00Z', []],
  // A task is announced as overdue for 30 days.
  ['America/Mexico_City', '2026-11-16T18:00:00Z', '2026-10-17T18:00:00Z', ['task_overdue']],
  ['America/Mexico_City', '2026-11-16T18:00:00Z', '2026-10-16T18:00:00Z', []],
]

describe('NOT-21 tasks', () => {
  it.each(TASK_CASES)(
    'a task is announced in %s at %s, due %s: %j',
    async (zone, at, due, kinds) => {
      await office.liveIn(zone)
      await office.addTask({ due_date: due })
      expect(await office.noticesAt(at)).toEqual(kinds)
    },
  )

  it('tasks are announced with client and property, and carry their ids', async () => {
    const id = await office.addTask({
      due_date: '2026-11-16T23:30:00Z',
      client_id: office.agent.ids['clients'],
      property_id: office.agent.ids['properties'],
    })
    await office.addTask({ due_date: '2026-11-13T23:30:00Z', title: 'Recoger llaves' })
    await office.runAt('2026-11-16T15:00:00Z')
    expect(await office.notices()).toEqual([
      {
        kind: 'task_due',
        title: 'Tarea para hoy: Llamar al notario',
        message: 'Vence hoy a las 5:30 p.m. Cliente: José Núñez. Propiedad: Casa en Mérida.',
        data: {
          task_id: id,
          client_id: office.agent.ids['clients'],
          property_id: office.agent.ids['properties'],
        },
      },
      {
        kind: 'task_overdue',
        title: 'Tarea vencida: Recoger llaves',
        message: 'Venció hace 3 días, el 13 de noviembre de 2026. Complétala o cambia su fecha.',
        data: { task_id: expect.any(String) },
      },
    ])
  })

  it.each(['completed', 'cancelled'])('tasks that are %s are not announced', async (status) => {
    await office.addTask({ due_date: '2026-11-16T18:00:00Z', status })
    expect(await office.noticesAt('2026-11-16T15:00:00Z')).toEqual([])
  })

  it('NOT-17 notices of tasks with the longest titles are shortened to 200 characters', async () => {
    const title = 'Ñ'.repeat(200)
    await office.owner.query(`update properties set title = repeat('á', 300) where id = $1`, [
      office.agent.ids['properties'],
    ])
    await office.addTask({
      due_date: '2026-11-16T18:00:00Z',
      title,
      property_id: office.agent.ids['properties'],
    })
    await office.addVisit({
      scheduled_at: '2026-11-17T18:00:00Z',
      subject: title,
      property_id: office.agent.ids['properties'],
    })
    await office.runAt('2026-11-16T15:00:00Z')
    expect((await office.notices()).map((notice) => notice.title.length)).toEqual([200, 200])
  })
})

describe('NOT-22 visits', () => {
  it.each<[zone: string, at: string, scheduled: string, isAnnounced: boolean]>([
    ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-16T06:00:00Z', true],
    ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-17T05:59:00Z', true],
    ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-17T06:00:00Z', false],
    ['America/Mexico_City', '2026-11-16T05:30:00Z', '2026-11-16T05:45:00Z', false],
    ['America/Mexico_City', '2026-11-15T06:00:00Z', '2026-11-17T05:59:00Z', true],
    ['America/Cancun', '2026-11-16T05:30:00Z', '2026-11-17T05:00:00Z', true],
    ['America/Cancun', '2026-11-16T05:30:00Z', '2026-11-16T18:00:00Z', false],
    ['America/Tijuana', '2026-11-16T07:30:00Z', '2026-11-17T07:59:00Z', true],
    ['America/Tijuana', '2027-07-02T06:30:00Z', '2027-07-03T06:59:00Z', true],
    ['America/Tijuana', '2027-07-02T06:30:00Z', '2027-07-03T07:00:00Z', false],
    ['America/Tijuana', '2026-10-31T07:00:00Z', '2026-11-02T07:59:00Z', true],
  ])(
    'a visit is announced in %s at %s, scheduled %s: %j',
    async (zone, at, scheduled, isAnnounced) => {
      await office.liveIn(zone)
      await office.addVisit({ scheduled_at: scheduled })
      expect(await office.noticesAt(at)).toEqual(isAnnounced ? ['visit_tomorrow'] : [])
    },
  )

  it('visits are announced with time, client and property', async () => {
    const id = await office.addVisit({
      scheduled_at: '2026-11-17T16:30:00Z',
      subject: 'Segunda visita',
      client_id: office.agent.ids['clients'],
      property_id: office.agent.ids['properties'],
    })
    await office.addVisit({ scheduled_at: '2026-11-17T16:30:00Z', type: 'call' })
    await office.runAt('2026-11-16T15:00:00Z')
    expect(await office.notices()).toEqual([
      {
        kind: 'visit_tomorrow',
        title: 'Visita mañana a las 10:30 a.m.: José Núñez',
        message:
          'Segunda visita: mañana, 17 de noviembre de 2026 a las 10:30 a.m. Cliente: José Núñez. Propiedad: Casa en Mérida.',
        data: {
          interaction_id: id,
          client_id: office.agent.ids['clients'],
          property_id: office.agent.ids['properties'],
        },
      },
    ])
  })
})

describe('NOT-24 rental contracts', () => {
  const endOn = (day: string) =>
    office.owner.query('update properties set rental_contract_end = $2 where id = $1', [
      office.agent.ids['properties'],
      day,
    ])

  it.each<[at: string, end: string, isAnnounced: boolean]>([
    ['2026-11-16T18:00:00Z', '2027-01-16', false], // 61 days remain.
    ['2026-11-16T18:00:00Z', '2027-01-15', true], // 60 days remain.
    ['2026-11-16T18:00:00Z', '2027-01-09', true], // 54 days remain; this is the case of a server that was down for a week.
    ['2026-11-16T18:00:00Z', '2027-01-08', false],
    ['2026-11-16T18:00:00Z', '2026-12-17', false],
    ['2026-11-16T18:00:00Z', '2026-12-16', true],
    ['2026-11-16T18:00:00Z', '2026-11-24', false],
    ['2026-11-16T18:00:00Z', '2026-11-23', true],
    ['2026-11-16T18:00:00Z', '2026-11-17', true],
    ['2026-11-16T18:00:00Z', '2026-11-16', false],
    ['2026-11-16T05:30:00Z', '2027-01-14', true],
    ['2026-11-16T05:30:00Z', '2027-01-15', false],
  ])('a rental contract is announced at %s, ending on %s: %j', async (at, end, isAnnounced) => {
    await endOn(end)
    expect(await office.noticesAt(at)).toEqual(isAnnounced ? ['rental_contract_ending'] : [])
  })

  it('rental contracts are announced three times in their last two months, with the tenant', async () => {
    await office.owner.query(
      `update property_clients set relationship_type = 'tenant' where id = $1`,
      [office.agent.ids['property_clients']],
    )
    await endOn('2027-01-15')
    for (let day = 0; day <= 61; day += 1) {
      await office.runAt(new Date(Date.UTC(2026, 10, 15 + day, 18)).toISOString())
    }
    expect((await office.notices()).map((notice) => notice.message).toSorted()).toEqual([
      'Termina en 30 días, el 15 de enero de 2027. Inquilino: José Núñez. Acuerda a tiempo la renovación o la entrega.',
      'Termina en 60 días, el 15 de enero de 2027. Inquilino: José Núñez. Acuerda a tiempo la renovación o la entrega.',
      'Termina en 7 días, el 15 de enero de 2027. Inquilino: José Núñez. Acuerda a tiempo la renovación o la entrega.',
    ])
  })
})

/** The second column is the present time in UTC. The comments give local times. */
const BIRTHDAYS: [zone: string, at: string, born: string, isTold: boolean][] = [
  // It is 23:30 on the 15th in Mexico City and the 16th in UTC.
  ['America/Mexico_City', '2026-11-16T05:30:00Z', '1980-11-15', true],
  ['America/Mexico_City', '2026-11-16T05:30:00Z', '1980-11-16', false],
  ['America/Mexico_City', '2026-11-16T06:00:00Z', '1980-11-15', false],
  ['America/Mexico_City', '2026-11-16T06:00:00Z', '1980-11-16', true],
  // Cancún is an hour ahead of Mexico City, Kiritimati a day.
  ['America/Cancun', '2026-11-16T05:30:00Z', '1980-11-16', true],
  ['Pacific/Kiritimati', '2026-11-16T10:00:00Z', '1980-11-17', true],
  // It is New Year's Eve in Mexico and the new year in UTC.
  ['America/Mexico_City', '2027-01-01T05:30:00Z', '1980-12-31', true],
  ['America/Mexico_City', '2027-01-01T06:00:00Z', '1980-01-01', true],
  // 29 February exists in 2028, but neither in 2027 nor in 2100.
  ['America/Mexico_City', '2027-02-28T15:00:00Z', '1980-02-29', true],
  ['America/Mexico_City', '2027-03-01T15:00:00Z', '1980-02-29', false],
  ['America/Mexico_City', '2028-02-28T15:00:00Z', '1980-02-29', false],
  ['America/Mexico_City', '2028-02-29T15:00:00Z', '1980-02-29', true],
  ['America/Mexico_City', '2100-02-28T15:00:00Z', '1980-02-29', true],
  ['America/Mexico_City', '2027-02-28T15:00:00Z', '1980-02-28', true],
  ['America/Mexico_City', '2028-02-28T15:00:00Z', '1980-02-28', true],
  // No birthday is announced on the day of birth or before it.
  ['America/Mexico_City', '2026-11-16T15:00:00Z', '2026-11-16', false],
  ['America/Mexico_City', '2026-11-16T15:00:00Z', '2030-11-16', false],
]

describe('NOT-33 birthdays', () => {
  it.each(BIRTHDAYS)(
    'a birthday is announced in %s at %s, born %s: %s',
    async (zone, at, born, isTold) => {
      await office.liveIn(zone)
      await office.celebrate(born)
      expect(await office.noticesAt(at)).toEqual(isTold ? ['client_birthday'] : [])
    },
  )

  it.each([
    ['1980-11-16', '2026-11-16', 'Cumple 46 años. Es buen momento para llamar o escribir.'],
    ['2025-11-16', '2026-11-16', 'Cumple 1 año. Es buen momento para llamar o escribir.'],
    [
      '1980-02-29',
      '2027-02-28',
      'Nació un 29 de febrero. Cumple 47 años. Es buen momento para llamar o escribir.',
    ],
  ])('birthdays of %s are announced on %s: %s', async (born, day, message) => {
    await office.celebrate(born)
    await office.runAt(`${day}T15:00:00Z`)
    expect(await office.notices()).toEqual([
      {
        kind: 'client_birthday',
        title: 'Hoy es cumpleaños de José Núñez',
        message,
        data: { client_id: office.agent.ids['clients'] },
      },
    ])
  })

  it('birthdays are announced once a year, and again when the day was corrected', async () => {
    await office.celebrate('1980-11-16')
    expect(await office.noticesAt('2026-11-16T15:00:00Z')).toHaveLength(1)
    expect(await office.noticesAt('2026-11-16T23:00:00Z')).toHaveLength(1)
    expect(await office.noticesAt('2027-11-16T15:00:00Z')).toHaveLength(2)
    await office.celebrate('1980-11-18')
    expect(await office.noticesAt('2027-11-18T15:00:00Z')).toHaveLength(3)
  })
})
