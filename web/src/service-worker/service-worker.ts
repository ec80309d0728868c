/**
 * Lets the installed app open without a connection: it keeps the program (page, code, styles, letters) of one release
 * and nothing else. No answer of the API, no file of a person and no address with a signature ever passes through a cache.
 */
import { answer } from './answer.ts'
import { kindOf } from './kind-of.ts'
import { dropOldCaches, fillCache, SHELL_FILES } from './shell-cache.ts'
import { worker } from './worker-scope.ts'

// A new release waits until the person says so or the last page is closed: open pages go on with their own files.
worker.addEventListener('install', (event) => event.waitUntil(fillCache()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin, SHELL_FILES)
  if (kind) event.respondWith(answer(kind, event.request))
})

// What features/offline/worker.ts says.
worker.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fillCache())
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting())
})
