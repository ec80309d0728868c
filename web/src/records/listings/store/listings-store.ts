import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import {
  asksToSignIn,
  SettingsNotCreated,
  settingsQuery,
} from '../../settings/api/read-settings.ts'
import { isCurrent, readListingsCopy } from '../offline/listings-copy.ts'
import { messages } from '../messages.ts'
import { forgetFields } from '../reading/site-fields.ts'
import { settingsOf } from './open-source.ts'
import { endReading, readSite, show, type Extent } from './read-site.ts'
import { stopPicking } from '../picked-listings.ts'
import { changeListingsState, currentState, forgetState } from './state.ts'
import { listenToTabs, notifyTabs, type TabMessage } from './tabs.ts'

const FRESH_MS = 10 * 60_000

let person: string | undefined
let isWatching = false

export function openListings(userId: string): void {
  watch()
  if (person !== userId) {
    person = userId
    forgetState()
    void begin(userId, 'copy')
  } else refreshIfOld()
}

export function refreshListings(): void {
  forgetFields()
  if (person) void begin(person, 'whole')
}

/** SITE-18: the reading continues at the first page that is missing. */
export function continueReading(): void {
  if (person) void begin(person, 'rest')
}

export function cancelReading(): void {
  endReading('stopped')
}

/** SET-05: a change of the settings makes the other tabs read the site again, too. */
export function followSettings(userId: string): void {
  notifyTabs({ userId, kind: 'settings' })
  if (person === userId) restart(userId)
}

function restart(userId: string): void {
  endReading('outdated')
  void begin(userId, 'whole')
}

async function begin(userId: string, wanted: 'copy' | Extent): Promise<void> {
  const copy = await readListingsCopy(userId)
  if (person !== userId) return
  // Without a connection a request takes 15 seconds to fail, so the offline copy is shown first. Reading replaces that of another site.
  if (copy && currentState().readAt === null) show(copy)
  if (copy && !navigator.onLine) return showOffline()
  try {
    const settings = await settingsOf(userId)
    if (person !== userId) return
    const siteUrl = settings.wordpress_url
    if (!siteUrl) return leaveSite()
    if (copy?.siteUrl === siteUrl) show(copy)
    else if (currentState().siteUrl !== siteUrl) forgetState()
    changeListingsState({ siteUrl })
    const origin = {
      siteUrl,
      endpoint: settings.wordpress_endpoint ?? '',
      mapping: (await import('./parse-mapping.ts')).parseFieldMapping(
        settings.wordpress_field_mapping,
      ),
    }
    if (person !== userId) return
    const isFresh = copy && !copy.part && isCurrent(copy, origin) && !isOld(copy.readAt)
    if (isFresh && wanted === 'copy') changeListingsState({ phase: 'ready' })
    else await read(userId, wanted === 'whole' ? 'whole' : 'rest')
  } catch (error) {
    if (person !== userId) return
    if (copy && !asksToSignIn(error)) show(copy)
    showSettingsProblem(error)
  }
}

function showOffline(): void {
  const problem = { text: messages.connectionFailed, advice: messages.offlineAdvice }
  changeListingsState({ phase: 'failed', progress: null, problem })
}

function leaveSite(): void {
  forgetState()
  changeListingsState({ phase: 'no-connection' })
}

function showSettingsProblem(error: unknown): void {
  const problem = asksToSignIn(error)
    ? { text: messages.settingsSignIn, advice: messages.signInAdvice }
    : {
        text:
          error instanceof SettingsNotCreated ? messages.settingsMissing : messages.settingsFailed,
        advice: messages.networkAdvice,
      }
  changeListingsState({ phase: 'failed', progress: null, problem })
}

async function read(userId: string, extent: Extent): Promise<void> {
  if (navigator.onLine) return readSite(userId, extent)
  showOffline()
}

function refreshIfOld(): void {
  const { phase, readAt } = currentState()
  if (!person) return
  // A failed reading is tried again, even if the shown listings are fresh.
  if (phase === 'failed') void begin(person, 'rest')
  else if (phase === 'ready' && isOld(readAt)) void begin(person, 'copy')
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
    endReading('outdated')
    forgetState()
    stopPicking()
  })
  listenToTabs((message) => void follow(message))
  addEventListener('offline', () => changeListingsState({ isOffline: true }))
  addEventListener('online', () => {
    changeListingsState({ isOffline: false })
    refreshIfOld()
  })
}

async function follow(message: TabMessage): Promise<void> {
  if (message.userId !== person) return
  if (message.kind === 'progress') {
    if (currentState().phase === 'reading') changeListingsState({ progress: message.progress })
  } else if (message.kind === 'settings') {
    await queryClient.fetchQuery({ ...settingsQuery(message.userId), staleTime: 0 })
    restart(message.userId)
  } else {
    const copy = await readListingsCopy(message.userId)
    if (!copy || person !== message.userId) return
    if (copy.part && currentState().readAt) return
    show(copy)
    if (currentState().phase === 'failed' && !copy.part) changeListingsState({ phase: 'ready' })
  }
}
