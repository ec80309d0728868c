import { expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE } from '../dates/index.ts'
import { describeTimeZone, timeIn } from './describe-time-zone.ts'
import { listTimeZones, searchTimeZones } from './list-time-zones.ts'

const zones = listTimeZones()

it('PROF-04 the list of time zones begins with Mexico and has every zone once', () => {
  expect(zones.slice(0, 12).map(({ name }) => name)).toEqual([
    'Ciudad de México',
    'Monterrey',
    'Mérida',
    'Cancún',
    'Tijuana',
    'Hermosillo',
    'Mazatlán',
    'Chihuahua',
    'Ciudad Juárez',
    'Ojinaga',
    'Matamoros',
    'Bahía de Banderas',
  ])
  expect(zones[0]?.id).toBe(DEFAULT_TIME_ZONE)
  const ids = zones.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(Intl.supportedValuesOf('timeZone')))
})

it.each([
  ['merida', 'America/Merida'],
  ['cdmx', 'America/Mexico_City'],
  ['quintana roo', 'America/Cancun'],
  ['buenos', 'America/Argentina/Buenos_Aires'],
  ['europa madrid', 'Europe/Madrid'],
])('PROF-04 the search for the zone "%s" finds %s first', (question, id) => {
  const [first] = searchTimeZones(zones, question)
  expect(first && canonical(first.id)).toBe(canonical(id))
})

it('the search finds all zones of a country by its name', () => {
  expect(searchTimeZones(zones, 'mexico')).toEqual(zones.slice(0, 12))
})

it('the search finds no zone for a text that names none', () => {
  expect(searchTimeZones(zones, 'olimpo')).toEqual([])
})

it.each([
  ['America/Argentina/Ushuaia', 'Ushuaia', 'América, Argentina'],
  ['Pacific/Port_Moresby', 'Port Moresby', 'Pacífico'],
  ['UTC', 'UTC', 'Otras'],
])('names the zone %s as %s, %s', (id, name, region) => {
  expect(describeTimeZone(id)).toEqual({ id, name, region })
})

it('gives the present time in a zone, and none for an unknown zone', () => {
  const noon = new Date('2026-11-15T12:00:00Z')
  expect(timeIn('America/Mexico_City', noon)).toMatch(/^6:00\sa\.m\.$/)
  expect(timeIn('America/Tijuana', noon)).toMatch(/^4:00\sa\.m\.$/)
  expect(timeIn('Marte/Olimpo', noon)).toBeUndefined()
})

/** Some zones have two names, and machines differ in which one they list. */
function canonical(id: string): string {
  return new Intl.DateTimeFormat('es-MX', { timeZone: id }).resolvedOptions().timeZone
}
