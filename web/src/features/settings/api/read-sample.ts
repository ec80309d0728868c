import { detailQuery, listItems, parseEndpoint, restAddress } from '@predio/domain/properties'
import { useQuery } from '@tanstack/react-query'
import { reachSite, type ConnectionInput } from '../../listings/index.ts'

const PATIENCE_MS = 30_000

/** The site as the form has it, which need not be saved yet. */
export interface SampleSource extends ConnectionInput {
  endpoint: string
}

/** One listing as the site sends it; null where there is none. */
async function readSample(
  { url, key, endpoint }: SampleSource,
  signal: AbortSignal,
): Promise<unknown> {
  const reach = reachSite({ siteUrl: url, key, isSaved: false })
  const { route, style } = parseEndpoint(endpoint)
  const query = { ...detailQuery(), per_page: '1' }
  const address = restAddress(url, route, { style, query })
  const { answer } = await reach.ask(address, PATIENCE_MS, signal)
  const items = answer.kind === 'answer' && answer.status === 200 ? listItems(answer.json) : null
  if (!items) throw new Error('no list where the sample should be')
  return items[0] ?? null
}

/** The key is a part of the question but not of its name, where tools for developers would show it. */
export function useSample(source: SampleSource) {
  return useQuery({
    queryKey: ['settings', 'sample', source.url, source.endpoint],
    queryFn: ({ signal }) => readSample(source, signal),
    gcTime: 0,
    networkMode: 'always',
  })
}
