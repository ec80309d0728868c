/**
 * The service worker lets the installed app open without a connection: it caches the program (page, code, styles, fonts) of one release
 * and nothing else (OFF-01). It never caches answers of the API, a person's files or signed addresses.
 */
import { answer } from './answer.ts'
import { kindOf } from './kind-of.ts'
import { openNews, renewSubscription, showNews } from './push.ts'
import { isShare, receive } from './receive-shared.ts'
import { dropOldCaches, fillCache, SHELL_FILES } from './shell-cache.ts'
import { worker } from './worker-scope.ts'

// A new release waits until the person accepts it or closes the last page, because open pages need the files of their own release.
worker.addEventListener('install', (event) => event.waitUntil(fillCache()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  if (isShare(event.request, worker.location.origin))
    return event.respondWith(receive(event.request))
  const kind = kindOf(event.request, worker.location.origin, SHELL_FILES)
  if (kind) event.respondWith(answer(kind, event.request))
})

// features/offline/worker.ts sends these messages.
worker.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fillCache())
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('push', (event) => {
  event.waitUntil(showNews(event.data?.text()))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(event.notification.data))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event.oldSubscription))
})
