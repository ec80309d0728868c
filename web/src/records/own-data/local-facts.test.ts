import type { Property } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import type { LocalProperty } from '../listings/local-property.ts'
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

it('PROP-30 facts that the agent’s own record lacks come from the site', () => {
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

it('PROP-30 the agent’s own record takes precedence over the site', () => {
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

it('PROP-30 the end of the contract is shown only while the property is rented', () => {
  const record = local({ rental_status: 'disponible', rental_contract_end: '2027-01-31' })
  expect(localFacts(LISTING, record).contractEnd).toBeNull()
})

it.each([null, [], 'Ana', { first_name: 7, last_name: {} }, {}])(
  'an agent stored as %j is ignored',
  (assigned_agent) => {
    expect(localFacts(LISTING, local({ assigned_agent })).agent).toBe('Agente del sitio')
  },
)
