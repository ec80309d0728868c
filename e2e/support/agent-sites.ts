import { randomUUID } from 'node:crypto'
import { type NewListing, publishSite, type PublishedSite } from '../../test-support/agent-site.ts'
import { publishNotice } from '../../test-support/notices.ts'
import { accounts, admin } from './server.ts'
import { clientOf, createPerson, type Account } from './people.ts'

type Offer = Pick<NewListing['row'], 'operation' | 'operations'>

const FACTS = { bedrooms: 3, bathrooms: 2, area: 180, city: 'Mérida', state: 'Yucatán' }
const SALE: Offer = { operation: 'sale', operations: ['sale'] }
const RENT: Offer = { operation: 'rent', operations: ['rent'] }

const LISTINGS: readonly (Omit<NewListing, 'row'> & { row: Omit<NewListing['row'], 'id'> })[] = [
  {
    pictures: ['casa-01', 'sala-1', 'cocina-1'],
    row: {
      ...FACTS,
      ...SALE,
      title: 'Casa con alberca en Itzimná',
      property_type: 'casa',
      price: 4_500_000,
      colonia: 'Itzimná',
      location: 'Itzimná, Mérida',
      description: 'Techos altos.\nPatio con alberca.',
      is_featured: true,
    },
  },
  {
    pictures: ['depto-01'],
    row: {
      ...FACTS,
      ...RENT,
      title: 'Departamento con vista al parque',
      property_type: 'departamento',
      price: 18_500,
      location: 'Montebello, Mérida',
    },
  },
  {
    pictures: [],
    row: {
      ...SALE,
      title: 'Terreno en privada',
      property_type: 'terreno',
      price: 1_200_000,
      hides_price: true,
      location: 'Cholul, Mérida',
    },
  },
]

export interface AgentSite extends PublishedSite {
  agent: Account
  name: string
  ids: string[]
}

/** An agent with a privacy notice, and a site of a house for sale, a flat for rent and land without a price. */
export async function publishAgentSite(): Promise<AgentSite> {
  const agent = await createPerson()
  await admin()
    .from('profiles')
    .update({ full_name: 'Marta Ruiz', company: 'Casas del Sur', phone: '+529991234567' })
    .eq('id', agent.id)
    .throwOnError()
  await publishNotice(accounts(), agent)
  const name = `casas-${randomUUID().slice(0, 8)}`
  const ids = LISTINGS.map(() => randomUUID())
  const site = await publishSite(await clientOf(agent), {
    userId: agent.id,
    name,
    introduction: 'Casas con historia en Mérida.',
    areas: ['Itzimná', 'Cholul'],
    listings: LISTINGS.map(({ row, pictures }, index) => ({
      pictures,
      row: { ...row, id: ids[index] ?? '' },
    })),
  })
  return { ...site, agent, name, ids }
}

export async function prospectsOf({ id }: Account) {
  const { data } = await admin()
    .from('prospects')
    .select('name, phone, message, property_id')
    .eq('user_id', id)
    .throwOnError()
  return data
}
