import { expect, it } from 'vitest'
import { queryClient } from '../../lib/data/query-client.ts'
import { settingsQuery } from '../../records/settings/api/read-settings.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { startFirstReads } from '../first-reads.ts'
import { type FirstRequest, firstRequests } from './first-requests.ts'

const byPath = (one: FirstRequest, other: FirstRequest) => one.path.localeCompare(other.path)

it.each(['/dashboard', '/dashboard/reports'])(
  'FRAME-08 asks early for exactly what the app asks for first at %s',
  async (pathname) => {
    const person = await accounts().createPerson()
    await renderScreen(null, { person })
    // The first reading creates the settings of a new person.
    await queryClient.fetchQuery(settingsQuery(person.id))
    queryClient.clear()
    const asked: FirstRequest[] = []
    interceptFetch(({ url, headers }) => {
      const { pathname: path, search } = new URL(url)
      const accept = headers.get('accept')
      asked.push({ path: path + search, ...(accept !== null && { accept }) })
      return false
    })
    const at = { pathname, search: '' }
    await startFirstReads(at)
    expect(asked.toSorted(byPath)).toEqual(firstRequests(person.id, at).toSorted(byPath))
  },
)
