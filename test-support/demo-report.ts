import { createHash } from 'node:crypto'
import { busyFacts, sampleFacts } from '../domain/src/owner-reports/testing/facts.ts'
import { connectDemoAgent } from './demo-agent.ts'
import { insertReport } from './owner-reports.ts'

const TOKENS = { busy: 'reporte-de-la-demostracion', quiet: 'reporte-de-un-mes-tranquilo' }
export const DEMO_REPORT = `/reporte/${TOKENS.busy}`
export const DEMO_QUIET_REPORT = `/reporte/${TOKENS.quiet}`

const PHOTO = '/demo-sitio/wp-content/uploads/2026/10/casa-01'
const RECOMMENDATION =
  'Los compradores que la descartaron hablan del precio, y las casas parecidas se ofrecen por menos el metro. Te propongo ajustarlo a 4.7 millones antes de fin de mes.\n\nMientras tanto renuevo las fotografías de la terraza y la presento a los tres clientes que buscan en la zona.'

export async function sendDemoReports(url: string): Promise<void> {
  const agent = await connectDemoAgent(url)
  const hash = createHash('sha256').update(TOKENS.quiet).digest('hex')
  const { data: sent } = await agent
    .from('owner_reports')
    .select('id')
    .eq('token_hash', hash)
    .throwOnError()
  if (sent.length > 0) return
  const { data: links } = await agent
    .from('property_clients')
    .select('user_id, property_id, client_id')
    .eq('relationship_type', 'owner')
    .order('created_at')
    .limit(1)
    .throwOnError()
  const [link] = links
  if (!link) throw new Error('the demo has no owners')
  const row = { userId: link.user_id, propertyId: link.property_id, clientId: link.client_id }
  const busy = busyFacts()
  const sizes = [300, 768].map((width) => ({
    url: `${url}${PHOTO}-${width}x${width === 300 ? 200 : 512}.jpg`,
    width,
  }))
  await insertReport(agent, {
    ...row,
    token: TOKENS.busy,
    recommendation: RECOMMENDATION,
    facts: {
      ...busy,
      listing: { ...busy.listing, image: `${url}${PHOTO}.jpg`, imageSizes: sizes },
    },
  })
  await insertReport(agent, {
    ...row,
    token: TOKENS.quiet,
    facts: sampleFacts({ daysPublished: null }),
  })
}
