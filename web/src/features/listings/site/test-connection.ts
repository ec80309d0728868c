import {
  CANDIDATE_ENDPOINTS,
  endpointsFromTypes,
  judgeConnection,
  judgeIndex,
  judgeProbe,
  POSTS_ENDPOINT,
  restAddress,
  TYPES_ENDPOINT,
  USER_ENDPOINT,
  type ConnectionVerdict,
  type QueryParameters,
  type RestStyle,
  type SiteAnswer,
} from '@predio/domain/properties'
import type { Way } from './heard.ts'
import { reachSite } from './reach-site.ts'

/** Specification, platform section 9. */
const INDEX_MS = 30_000
const PROBE_MS = 15_000

export interface ConnectionInput {
  /** As normalizeSiteUrl leaves it. */
  url: string
  key: string
}

export type ConnectionStep = 'index' | 'listings' | 'key'

export interface ConnectionReport extends ConnectionVerdict {
  /** How the site was reached, so that reading does not fail first each time. */
  way: Way
}

type Ask = (route: string, query: QueryParameters, timeoutMs?: number) => Promise<SiteAnswer>

/** Walks the specified steps; rejects only when `signal` says so. */
export async function testConnection(
  input: ConnectionInput,
  signal: AbortSignal,
  onStep: (step: ConnectionStep) => void = () => undefined,
): Promise<ConnectionReport> {
  onStep('index')
  const pretty = asker(input, 'pretty', signal)
  const byPath = await askIndex(pretty.ask)
  const usesPath = judgeIndex(byPath).next !== 'try-plain'
  const style: RestStyle = usesPath ? 'pretty' : 'plain'
  // A page at /wp-json is often not readable for browsers although the parameter is: begin again.
  const { ask, reach } = usesPath ? pretty : asker(input, style, signal)
  const index = usesPath ? byPath : await askIndex(ask)
  if (judgeIndex(index, style).next !== 'probe') {
    return { ...judgeConnection({ index, style, probes: [] }), way: reach.way }
  }
  onStep('listings')
  const probes = await probe(ask)
  if (input.key === '') return { ...judgeConnection({ index, style, probes }), way: reach.way }
  onStep('key')
  const user = await ask(USER_ENDPOINT, { _fields: 'id' })
  return { ...judgeConnection({ index, style, probes, user }), way: reach.way }
}

function asker({ url, key }: ConnectionInput, style: RestStyle, signal: AbortSignal) {
  const reach = reachSite({ siteUrl: url, key, isSaved: false })
  const ask: Ask = async (route, query, timeoutMs = PROBE_MS) => {
    const address = restAddress(url, route, { style, query })
    return (await reach.ask(address, timeoutMs, signal)).answer
  }
  return { ask, reach }
}

/** Only what is judged: the whole index weighs 200 kB. */
function askIndex(ask: Ask): Promise<SiteAnswer> {
  return ask('/wp-json', { _fields: 'name,namespaces,authentication' }, INDEX_MS)
}

/** In order, up to the first that is a list of properties. */
async function probe(ask: Ask): Promise<{ endpoint: string; answer: SiteAnswer }[]> {
  const probes: { endpoint: string; answer: SiteAnswer }[] = []
  const tries = async (endpoint: string) => {
    const answer = await ask(endpoint, { per_page: '1' })
    probes.push({ endpoint, answer })
    return judgeProbe(endpoint, answer) === 'found'
  }
  for (const endpoint of CANDIDATE_ENDPOINTS) if (await tries(endpoint)) return probes
  const types = await ask(TYPES_ENDPOINT, {})
  const named = types.kind === 'answer' ? endpointsFromTypes(types.json) : []
  for (const endpoint of [...named, POSTS_ENDPOINT]) if (await tries(endpoint)) return probes
  return probes
}
