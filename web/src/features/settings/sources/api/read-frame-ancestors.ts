import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../../lib/data/query-keys.ts'
import { useUser } from '../../../../lib/session/index.ts'

/** Who may frame the page, as its server says; nobody where it says nothing. */
async function readFrameAncestors(url: string, signal: AbortSignal): Promise<string[]> {
  const { headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
  const [, ancestors = ''] =
    /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
  return ancestors.split(' ')
}

/** Read again for another saved site. */
export function useFrameAncestors(url: string, site: string | null) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('prospect-address', id, 'frame', url, site),
    queryFn: ({ signal }) => readFrameAncestors(url, signal),
  })
}
