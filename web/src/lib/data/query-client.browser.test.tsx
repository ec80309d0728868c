import { beforeAll, expect, it } from 'vitest'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { connectToServer } from '../../ui/testing/render-screen.tsx'
import { skipPauses } from '../../ui/testing/skip-pauses.ts'
import { supabase } from '../supabase.ts'
import { queryClient } from './query-client.ts'

beforeAll(connectToServer)

it('OFF-10 a read of a server that does not answer fails after three attempts, the last after three seconds', async () => {
  skipPauses(1000, 2000)
  const asked = interceptFetch(({ url }) => url.includes('/rest/v1/clients'))
  const read = queryClient.fetchQuery({
    queryKey: ['silent-server'],
    queryFn: async () => supabase().from('clients').select('id').throwOnError(),
  })
  await expect(read).rejects.toMatchObject({ name: 'ServerSilent' })
  expect(asked.count()).toBe(3)
})
