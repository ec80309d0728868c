import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../../lib/data/query-keys.ts'
import { useUser } from '../../../../lib/session/index.ts'

/** Reads from the header of the server's answer which sites may frame the page. Without that header the list is empty. */
async function readFrameAncestors(url: string, signal: AbortSignal): Promise<string[]> {
  const { headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
  const [, ancestors = ''] =
    /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
  return ancestors.split(' ')
}

/** The query key holds the saved site, so that the header is read again when another site is saved. */
export function useFrameAncestors(url: string, site: string | null) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('prospect-address', id, 'frame', url, site),
    queryFn: ({ signal }) => readFrameAncestors(url, signal),
  })
}
