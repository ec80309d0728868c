/** Follows one person's listings: what is kept is shown at once, the site is read behind it. */
import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { asksToSignIn, SettingsNotCreated, settingsQuery } from '../../settings/read-settings.ts'
import { isCurrent, readKept, type Kept } from '../kept/kept-listings.ts'
import { messages } from '../messages.ts'
import { settingsOf } from './open-source.ts'
import { endReading, readSite, show, type Extent } from './read-site.ts'
import { change, currentState, forgetState } from './state.ts'
import { listenToTabs, tellTabs, type News } from './tabs.ts'

const FRESH_MS = 10 * 60_000

let person: string | undefined
/** Whose listings are in sight, parts included. */
let siteInSight: string | undefined
let isWatching = false

/** A screen that shows listings came up. */
export function openListings(userId: string): void {
  watch()
  if (person !== userId) {
    person = userId
    forgetState()
    void begin(userId, 'kept')
  } else refreshIfOld()
}

/** Reads the whole site again, whatever is kept. */
export function refreshListings(): void {
  if (person) void begin(person, 'whole')
}

/** Reads on from where a reading broke off. */
export function continueReading(): void {
  if (person) void begin(person, 'rest')
}

/** What has come so far stays. */
export function cancelReading(): void {
  endReading('stopped')
}

/** The connection or the mapping was saved: here, and said to the other tabs. */
export function followSettings(userId: string): void {
  tellTabs({ userId, kind: 'settings' })
  if (person === userId) restart(userId)
}

function restart(userId: string): void {
  endReading('outdated')
  void begin(userId, 'whole')
}

async function begin(userId: string, wanted: 'kept' | Extent): Promise<void> {
  const kept = await readKept(userId)
  if (person !== userId) return
  // Before the server is asked: without a connection that takes a quarter of a minute to fail, and browsers may
  // believe in one that is gone. If the settings name another site by now, these listings leave again.
  if (kept && currentState().readAt === null) showKept(kept)
  if (kept && !navigator.onLine) return tellOffline()
  try {
    const settings = await settingsOf(userId)
    if (person !== userId) return
    const siteUrl = settings.wordpress_url
    if (!siteUrl) return leaveSite()
    if (kept?.siteUrl === siteUrl) show(kept)
    else if (siteInSight !== siteUrl) forgetState()
    siteInSight = siteUrl
    const origin = {
      siteUrl,
      endpoint: settings.wordpress_endpoint ?? '',
      mapping: (await import('./parse-mapping.ts')).parseFieldMapping(
        settings.wordpress_field_mapping,
      ),
    }
    if (person !== userId) return
    const isFresh = kept && !kept.part && isCurrent(kept, origin) && !isOld(kept.readAt)
    if (isFresh && wanted === 'kept') change({ phase: 'ready' })
    else await read(userId, wanted === 'whole' ? 'whole' : 'rest')
  } catch (error) {
    if (person !== userId) return
    if (kept && !asksToSignIn(error)) showKept(kept)
    showSettingsProblem(error)
  }
}

function showKept(kept: Kept): void {
  show(kept)
  siteInSight = kept.siteUrl
}

/** The connection comes back by itself, and then it is tried again: see `watch`. */
function tellOffline(): void {
  const problem = { text: messages.connectionFailed, advice: messages.offlineAdvice }
  change({ phase: 'failed', progress: null, problem })
}

function leaveSite(): void {
  forgetState()
  change({ phase: 'no-connection' })
}

function showSettingsProblem(error: unknown): void {
  const problem = asksToSignIn(error)
    ? { text: messages.settingsSignIn, advice: messages.signInAdvice }
    : {
        text:
          error instanceof SettingsNotCreated ? messages.settingsMissing : messages.settingsFailed,
        advice: messages.networkAdvice,
      }
  change({ phase: 'failed', progress: null, problem })
}

async function read(userId: string, extent: Extent): Promise<void> {
  if (navigator.onLine) return readSite(userId, extent)
  tellOffline()
}

function refreshIfOld(): void {
  const { phase, readAt } = currentState()
  if (!person) return
  // What failed is tried again, however fresh the listings in sight are.
  if (phase === 'failed') void begin(person, 'rest')
  else if (phase === 'ready' && isOld(readAt)) void begin(person, 'kept')
}

function isOld(readAt: Date | null): boolean {
  return readAt === null || Date.now() - readAt.getTime() > FRESH_MS
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next === person) return
    person = undefined
    siteInSight = undefined
    endReading('outdated')
    forgetState()
  })
  listenToTabs((news) => void hear(news))
  addEventListener('offline', () => change({ isOffline: true }))
  addEventListener('online', () => {
    change({ isOffline: false })
    refreshIfOld()
  })
}

async function hear(news: News): Promise<void> {
  if (news.userId !== person) return
  if (news.kind === 'progress') {
    if (currentState().phase === 'reading') change({ progress: news.progress })
  } else if (news.kind === 'settings') {
    await queryClient.fetchQuery({ ...settingsQuery(news.userId), staleTime: 0 })
    restart(news.userId)
  } else {
    const kept = await readKept(news.userId)
    if (!kept || person !== news.userId) return
    if (kept.part && currentState().readAt) return
    show(kept)
    if (currentState().phase === 'failed' && !kept.part) change({ phase: 'ready' })
  }
}
