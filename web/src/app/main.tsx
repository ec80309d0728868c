import './site/fonts.css'
import './site/display-font.css'
import { type ReactNode, startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followLook, saveLook } from '../lib/first-look.ts'
import { loadDeployment } from '../lib/deployment.ts'
import { log } from '../lib/log.ts'
import { nextTask } from '../lib/next-task.ts'
import { currentSession, listenToSession, startSession } from '../lib/session/index.ts'
import { connectSupabase } from '../lib/supabase.ts'
import { KitProvider } from '../ui/kit-provider.tsx'
import { FullPageError } from './full-page-error.tsx'
import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { openLastSeen } from '../lib/data/last-seen.ts'
import { queryClient } from '../lib/data/query-client.ts'
import { openRouter, type Router } from './router.tsx'
import { dropPush } from '../lib/drop-push.ts'
import { dropCopiesOfOthers } from '../lib/offline-copies.ts'
import { SHARED_CACHE } from '../lib/shared-texts.ts'
import { whenIdle } from '../lib/when-idle.ts'

/** The gallery of the UI kit needs no server; production builds leave it out. */
async function firstPage(router: Router): Promise<ReactNode> {
  if (import.meta.env.DEV && location.pathname === '/ui') {
    const { UiGallery } = await import('./ui-gallery/ui-gallery.tsx')
    return <UiGallery />
  }
  try {
    connectSupabase(await loadDeployment())
    await startSession()
    await Promise.all([routeLoaded(router), openLastSeen()])
    return <App router={router} />
  } catch (error) {
    log.error('Predio could not start', error)
    return <FullPageError reason={error instanceof Error ? error.message : undefined} />
  }
}

/** The document's own content (at /login the form) stays until the code of the first screen has loaded. */
function routeLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

async function start(root: HTMLElement): Promise<void> {
  // Rendering in the task that runs the scripts would block a slow phone for too long.
  await nextTask()
  followLook(root)
  const page = await firstPage(openRouter())
  // React renders a transition in slices, between which requests can be sent.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <KitProvider>{page}</KitProvider>
      </StrictMode>,
    )
  })
  saveLooks(root)
}

/** OFF-23: once the first screen stands, and when the page is left. */
function saveLooks(root: HTMLElement): void {
  let isPlanned = false
  const save = () => {
    const session = currentSession()
    return session ? saveLook(session.user.id, root) : false
  }
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (isPlanned || queryClient.isFetching() > 0) return
    isPlanned = true
    whenIdle(() => {
      isPlanned = false
      if (save()) stop()
    })
  })
  document.addEventListener('visibilitychange', () => document.hidden && save())
}

const root = document.getElementById('root')
if (root) void start(root)

forgetOnChange()

function App({ router }: { router: Router }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function forgetOnChange(): void {
  let person: string | undefined
  let isFirst = true
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next !== person) queryClient.clear()
    if (isFirst && next) whenIdle(() => void dropCopiesOfOthers(currentSession()?.user.id))
    else if (next !== person || isFirst) void dropCopiesOfOthers(next)
    if (!next || (person && next !== person)) {
      void emptyCaches(person === undefined)
      void dropPush()
    }
    person = next
    isFirst = false
  })
}

/** The service worker needs this time to finish reading a cache. */
const CACHE_PAUSE_MS = 500

/**
 * The service worker fills the caches again after the next sign-in. With `keepsShared` the content that was shared while nobody was
 * signed in stays. Without https there are no caches.
 */
async function emptyCaches(keepsShared: boolean): Promise<void> {
  if (!('caches' in globalThis)) return
  const listed = async () =>
    (await caches.keys()).filter((name) => !keepsShared || name !== SHARED_CACHE)
  // Chromium 150 lists an empty cache again if the service worker was reading it while it was deleted.
  for (let times = 0; times < 3 && (await listed()).length > 0; times += 1) {
    for (const name of await listed()) await caches.delete(name)
    await new Promise((resolve) => setTimeout(resolve, CACHE_PAUSE_MS))
  }
}
