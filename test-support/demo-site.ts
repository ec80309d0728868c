import { connectDemoAgent } from './demo-agent.ts'
import { publishedCode, publishSite } from './agent-site.ts'
import { listingPath } from '../domain/src/agent-site/site-listing.ts'

const NAME = 'casas-del-mayab'
export const DEMO_SITE = `/agente/${NAME}`
export const DEMO_SITE_LIST = `${DEMO_SITE}/propiedades`

const DESCRIPTION =
  'Techos altos, pisos de pasta y un patio con alberca. La cocina se renovó en 2024 y da a la terraza.\n\nA dos calles del Paseo de Montejo, con cochera para dos autos.'
const ROOMS = ['sala-1', 'cocina-1', 'recamara-1', 'bano-1', 'alberca-1']

const LISTINGS = [
  ['casa-01', 'Casa con alberca en Itzimná', 'Itzimná', 'casa', 'sale', 4_500_000],
  ['casa-02', 'Residencia con jardín en Temozón Norte', 'Temozón Norte', 'casa', 'sale', 8_950_000],
  ['casa-03', 'Casa colonial en el Centro', 'Centro', 'casa', 'sale', 6_200_000],
  ['depto-01', 'Departamento con vista al parque', 'Montebello', 'departamento', 'rent', 18_500],
  ['depto-02', 'Departamento amueblado', 'Altabrisa', 'departamento', 'rent', 22_000],
  ['oficina-01', 'Oficina lista para trabajar', 'Centro', 'oficina', 'rent', 25_000],
  ['local-01', 'Local en esquina', 'Itzimná', 'local', 'sale', 3_100_000],
  ['terreno-01', 'Terreno en privada', 'Cholul', 'terreno', 'sale', 1_200_000],
  ['casa-05', 'Casa de una planta', 'Cholul', 'casa', 'sale', 2_450_000],
] as const

const idOf = (index: number) => `5170de0${index}-1111-4111-8111-111111111111`

export const DEMO_SITE_LISTING = listingPath(DEMO_SITE, LISTINGS[0][1], publishedCode(idOf(0)))

/** Gives the demo account a public site with own listings. */
export async function publishDemoSite(url: string): Promise<void> {
  const agent = await connectDemoAgent(url)
  const { data: sites } = await agent
    .from('agent_sites')
    .select('user_id')
    .eq('name', NAME)
    .throwOnError()
  if (sites.length > 0) return
  const { data } = await agent.auth.getUser()
  const userId = data.user?.id
  if (userId === undefined) throw new Error('the demo agent is not signed in')
  await publishSite(agent, {
    userId,
    name: NAME,
    introduction:
      'Llevo doce años ayudando a familias a encontrar casa en Mérida. Te acompaño desde la primera visita hasta la escritura.',
    areas: ['Itzimná', 'Temozón Norte', 'Centro', 'Cholul'],
    listings: LISTINGS.map(([picture, title, colonia, type, operation, price], index) => ({
      pictures: [picture, ...ROOMS],
      row: {
        id: idOf(index),
        title,
        colonia,
        city: 'Mérida',
        state: 'Yucatán',
        location: `${colonia}, Mérida, Yucatán`,
        property_type: type,
        operation,
        operations: [operation],
        price,
        description: DESCRIPTION,
        bedrooms: type === 'casa' || type === 'departamento' ? 3 : null,
        bathrooms: type === 'terreno' ? null : 2,
        area: 180,
        features: ['Alberca', 'Cisterna', 'Terraza techada'],
        is_featured: index < 3,
      },
    })),
  })
}
