import { expect, it } from 'vitest'
import { notificationsQuery } from '../../features/notifications/api/list-notifications.ts'
import { subscriptionQuery } from '../../features/subscription/api/read-subscription.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import { linksQuery } from '../../records/links/api/list-links.ts'
import { localPropertiesQuery } from '../../records/listings/api/list-local-properties.ts'
import { profileQuery } from '../../records/profile/api/read-profile.ts'
import { settingsQuery } from '../../records/settings/read-settings.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { type FirstRequest, firstRequests } from './first-requests.ts'

const byPath = (one: FirstRequest, other: FirstRequest) => one.path.localeCompare(other.path)

it('FRAME-08 asks early for exactly what the app asks for first', async () => {
  const person = await accounts().createPerson()
  await renderScreen(null, { person })
  // Whoever is new has no settings yet: they are made at the first reading.
  await queryClient.fetchQuery(settingsQuery(person.id))
  queryClient.clear()
  const asked: FirstRequest[] = []
  interceptFetch(({ url, headers }) => {
    const { pathname, search } = new URL(url)
    const accept = headers.get('accept')
    asked.push({ path: pathname + search, ...(accept !== null && { accept }) })
    return false
  })
  await queryClient.fetchQuery(settingsQuery(person.id))
  await queryClient.fetchQuery(profileQuery(person.id))
  await queryClient.fetchQuery(subscriptionQuery(person.id))
  await queryClient.fetchQuery(notificationsQuery(person.id))
  const always = firstRequests(person.id, { pathname: '/dashboard/reports', search: '' })
  expect(always.toSorted(byPath)).toEqual(asked.toSorted(byPath))
  await queryClient.fetchQuery(localPropertiesQuery(person.id))
  await queryClient.fetchQuery(linksQuery(person.id))
  const first = firstRequests(person.id, { pathname: '/dashboard', search: '' })
  expect(first.toSorted(byPath)).toEqual(asked.toSorted(byPath))
})
