import { createHash } from 'node:crypto'
import { connectDemoAgent } from './demo-agent.ts'
import { insertSelection, sampleListing } from './selections.ts'

const TOKEN = 'seleccion-de-la-demostracion'
export const DEMO_SELECTION = `/seleccion/${TOKEN}`

const ITEMS = 6
const PHOTOS = '/demo-sitio/wp-content/uploads/2026/10'
const MESSAGE =
  'Estas son las casas que más se parecen a lo que platicamos: jardín, tres recámaras y cerca de la escuela. Dime cuáles te gustan y organizo las visitas.'

export async function sendDemoSelection(url: string): Promise<void> {
  const agent = await connectDemoAgent(url)
  const hash = createHash('sha256').update(TOKEN).digest('hex')
  const { data: sent } = await agent
    .from('selections')
    .select('id')
    .eq('token_hash', hash)
    .throwOnError()
  if (sent.length > 0) return
  const { data: clients } = await agent
    .from('clients')
    .select('id, user_id')
    .order('created_at')
    .limit(1)
    .throwOnError()
  const { data: properties } = await agent
    .from('properties')
    .select('id')
    .eq('status', 'active')
    .order('created_at')
    .limit(ITEMS)
    .throwOnError()
  const [client] = clients
  if (!client) throw new Error('the demo has no clients')
  await insertSelection(agent, {
    userId: client.user_id,
    clientId: client.id,
    title: 'Casas con jardín en el norte',
    message: MESSAGE,
    token: TOKEN,
    items: properties.map(({ id }, index) => ({
      propertyId: id,
      listing: sampleListing(index, `${url}${PHOTOS}`),
      note: index === 0 ? 'La cocina es como la que me enseñaste.' : null,
    })),
  })
}
