import type { Property } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import type { LocalProperty } from '../../records/listings/api/list-local-properties.ts'
import { localFacts } from './local-facts.ts'

const LISTING = {
  operation: 'rent',
  saleStatus: null,
  rentalStatus: 'apartada',
  agentName: 'Agente del sitio',
} as Property

function local(fields: Partial<LocalProperty>): LocalProperty {
  return { tags: [], ...fields } as LocalProperty
}

it('the site says what the agent’s own record does not', () => {
  const facts = {
    badge: { label: 'Apartada', tone: 'yellow' },
    agent: 'Agente del sitio',
    tags: [],
  }
  expect(localFacts(LISTING, undefined)).toMatchObject(facts)
  expect(localFacts(LISTING, local({ rental_status: null, assigned_agent: null }))).toMatchObject(
    facts,
  )
})

it('the agent’s own record comes before the site', () => {
  const record = local({
    rental_status: 'rentada',
    rental_contract_end: '2027-01-31',
    assigned_agent: { first_name: ' Ana ', last_name: 'López' },
    tags: ['Playa'],
  })
  expect(localFacts(LISTING, record)).toEqual({
    badge: { label: 'Rentada', tone: 'green' },
    isRented: true,
    contractEnd: '2027-01-31',
    agent: 'Ana López',
    tags: ['Playa'],
  })
})

it('a contract’s end is shown only while it is rented', () => {
  const record = local({ rental_status: 'disponible', rental_contract_end: '2027-01-31' })
  expect(localFacts(LISTING, record).contractEnd).toBeNull()
})

it.each([null, [], 'Ana', { first_name: 7, last_name: {} }, {}])(
  'an agent written as %j is none',
  (assigned_agent) => {
    expect(localFacts(LISTING, local({ assigned_agent })).agent).toBe('Agente del sitio')
  },
)
