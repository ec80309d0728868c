import {
  CANDIDATE_ENDPOINTS,
  endpointsFromTypes,
  judgeConnection,
  judgeIndex,
  judgeProbe,
  mayCarryKey,
  POSTS_ENDPOINT,
  restAddress,
  TYPES_ENDPOINT,
  USER_ENDPOINT,
  type ConnectionAnswers,
  type ConnectionVerdict,
  type QueryParameters,
  type RestStyle,
  type SiteAnswer,
} from '@predio/domain/properties'
import type { Way } from './site-response.ts'
import { reachSite } from './reach-site.ts'

/** SITE-08: longest wait for the site's REST index. */
const INDEX_MS = 30_000
const PROBE_MS = 15_000

export interface ConnectionInput {
  url: string
  key: string
  usesSavedKey?: boolean
  /** True if no scheme was typed; if https does not answer, http is tried. */
  isSchemeGuessed?: boolean
}

export type ConnectionStep = 'index' | 'listings' | 'key'

export interface ConnectionReport extends ConnectionVerdict {
  /** The way that worked, so that reading the listings uses it at once. */
  way: Way
  url: string
  isOverHttp: boolean
}

type Ask = (route: string, query: QueryParameters, timeoutMs?: number) => Promise<SiteAnswer>

/** SITE-08 and SITE-09: the index, the listings and the key are tested in this order. The promise rejects only if `signal` is aborted. */
export async function testConnection(
  input: ConnectionInput,
  signal: AbortSignal,
  onStep: (step: ConnectionStep) => void = () => undefined,
): Promise<ConnectionReport> {
  const asked = await testAddress(input, signal, onStep)
  const mayTryHttp = asked.isSilent && input.isSchemeGuessed === true
  if (!mayTryHttp) return { ...asked.report, isOverHttp: false }
  const url = input.url.replace(/^https:/, 'http:')
  const plain = await testAddress({ ...input, url }, signal, onStep)
  return plain.isSilent
    ? { ...asked.report, isOverHttp: false }
    : { ...plain.report, isOverHttp: true }
}

interface Tested {
  report: Omit<ConnectionReport, 'isOverHttp'>
  isSilent: boolean
}

async function testAddress(
  input: ConnectionInput,
  signal: AbortSignal,
  onStep: (step: ConnectionStep) => void,
): Promise<Tested> {
  onStep('index')
  const { url: siteUrl, key, usesSavedKey = false } = input
  const hasKey = key !== '' || usesSavedKey
  const pretty = asker(input, 'pretty', signal)
  const byPath = await askIndex(pretty.ask)
  const usesPath = judgeIndex(byPath).next !== 'try-plain'
  const style: RestStyle = usesPath ? 'pretty' : 'plain'
  // Browsers may not be allowed to read the index at /wp-json, but the one at ?rest_route=, so the test begins again with the parameter.
  const { ask, reach } = usesPath ? pretty : asker(input, style, signal)
  const index = usesPath ? byPath : await askIndex(ask)
  const conclude = (answers: Pick<ConnectionAnswers, 'probes' | 'user'>): Tested => ({
    report: {
      ...judgeConnection({ siteUrl, hasKey, index, style, ...answers }),
      way: reach.way,
      url: siteUrl,
    },
    isSilent: index.kind === 'failure' && index.failure !== 'dns',
  })
  if (judgeIndex(index, style).next !== 'probe') return conclude({ probes: [] })
  onStep('listings')
  const probes = await probe(ask)
  if (!hasKey || !mayCarryKey(siteUrl)) return conclude({ probes })
  onStep('key')
  return conclude({ probes, user: await ask(USER_ENDPOINT, { _fields: 'id' }) })
}

function asker(
  { url, key, usesSavedKey = false }: ConnectionInput,
  style: RestStyle,
  signal: AbortSignal,
) {
  const reach = reachSite({ siteUrl: url, key, usesSavedKey, isSaved: usesSavedKey })
  const ask: Ask = async (route, query, timeoutMs = PROBE_MS) => {
    const address = restAddress(url, route, { style, query })
    return (await reach.ask(address, timeoutMs, signal)).answer
  }
  return { ask, reach }
}

function askIndex(ask: Ask): Promise<SiteAnswer> {
  return ask('/wp-json', { _fields: 'name,namespaces,authentication' }, INDEX_MS)
}

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
