import { isLastSeen } from '../../../lib/data/last-seen.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { rememberEndpoint } from '../api/remember-endpoint.ts'
import { settingsQuery, type Settings } from '../../settings/api/read-settings.ts'
import { saveWay, readWay } from '../offline/way-copy.ts'
import type { Problem } from '../reading/describe-failure.ts'
import type { ListingSource } from '../reading/listing-source.ts'
import { messages } from '../messages.ts'

export class NoEndpoint extends Error {
  override name = 'NoEndpoint'
  readonly problem: Problem

  constructor(problem: Problem) {
    super('the site has no endpoint of listings')
    this.problem = problem
  }
}

/** The stored settings of the last visit are not used, because the agent may have connected another site since. */
export function settingsOf(userId: string): Promise<Settings> {
  const staleTime = ({ state }: { state: { dataUpdatedAt: number } }) =>
    isLastSeen(state) ? 0 : Number.POSITIVE_INFINITY
  return queryClient.fetchQuery({ ...settingsQuery(userId), staleTime })
}

/** If the site was saved without its endpoint, the endpoint is looked up first. */
export async function openSource(
  userId: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<ListingSource> {
  const { wordpress_url: siteUrl, has_site_key: usesSavedKey } = settings
  if (!siteUrl) throw new Error('no site is configured')
  const endpoint = settings.wordpress_endpoint ?? (await findEndpoint(userId, settings, signal))
  const way = await readWay(userId, siteUrl)
  const { reachSite } = await import('../site/reach-site.ts')
  return {
    siteUrl,
    endpoint,
    mapping: (await import('./parse-mapping.ts')).parseFieldMapping(
      settings.wordpress_field_mapping,
    ),
    reach: reachSite({ siteUrl, key: '', usesSavedKey, isSaved: true, way }),
  }
}

async function findEndpoint(
  userId: string,
  { wordpress_url: url, has_site_key: usesSavedKey }: Settings,
  signal: AbortSignal,
): Promise<string> {
  const { testConnection } = await import('../site/test-connection.ts')
  const verdict = await testConnection({ url: url ?? '', key: '', usesSavedKey }, signal)
  if (verdict.endpoint) {
    await saveWay(userId, url ?? '', verdict.way)
    await rememberEndpoint(userId, verdict.endpoint)
    return verdict.endpoint
  }
  const error = verdict.error ?? { key: 'no-endpoint' as const }
  const { describeConnection } = await import('../reading/describe-failure.ts')
  const problem = describeConnection(error)
  throw new NoEndpoint(
    error.key === 'no-endpoint' ? { ...problem, text: messages.noEndpoint } : problem,
  )
}
