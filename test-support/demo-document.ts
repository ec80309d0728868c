/** Prepares the demo account's document that was shared with a client. */
import { createHash } from 'node:crypto'
import { connectDemoAgent } from './demo-agent.ts'

const TOKEN = 'documento-de-la-demostracion'
export const DEMO_DOCUMENT = `/compartido/${TOKEN}`

export async function shareDemoDocument(url: string): Promise<void> {
  const agent = await connectDemoAgent(url)
  const tokenHash = createHash('sha256').update(TOKEN).digest('hex')
  const { data: shared } = await agent
    .from('document_shares')
    .select('id')
    .eq('token_hash', tokenHash)
    .throwOnError()
  if (shared.length > 0) return
  const { data: texts } = await agent
    .from('documents')
    .select('id')
    .not('content', 'is', null)
    .order('created_at')
    .limit(1)
    .throwOnError()
  const [text] = texts
  if (!text) throw new Error('the demo has no written document')
  await agent
    .from('document_shares')
    .insert({ document_id: text.id, token_hash: tokenHash })
    .throwOnError()
}
