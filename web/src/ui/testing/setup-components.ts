import '../../app/styles.css'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { toasts } from '../toast.ts'
import { requestsUnderWay } from './count-requests.ts'

/** A phone; a test of what a desk shows sets its own size. */
const PHONE = [390, 844] as const
const MAX_SHOWN = 3000
/** A test may leave a request that takes long. */
const MAX_WAIT_MS = 500
const DAY_MS = 86_400_000
/** Mexico City, where every test is: six hours behind, all year. */
const ZONE_OFFSET_MS = 6 * 3_600_000
/** Longer than a test takes. */
const END_OF_DAY_MS = 30_000

// Each of the two pages runs many test files, so that its modules are read once: each test finds it as new.
beforeEach(async () => {
  await awayFromEndOfDay()
  const wasScrolled = scrollY > 0
  await cleanup()
  await requestsAnswered()
  const isPhone = innerWidth === PHONE[0] && innerHeight === PHONE[1]
  if (!isPhone) await page.viewport(...PHONE)
  toasts.clear()
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
  // The browser tells a scroll with its next frame, and a list that a test has opened by then would close at it.
  if (wasScrolled) await new Promise(requestAnimationFrame)
}, END_OF_DAY_MS * 2)

/** What a test makes for today would be of yesterday when the screen asks for it: such a test begins with the next day. */
async function awayFromEndOfDay(): Promise<void> {
  const left = DAY_MS - ((Date.now() - ZONE_OFFSET_MS) % DAY_MS)
  if (left < END_OF_DAY_MS) await new Promise((resolve) => setTimeout(resolve, left))
}

/**
 * What the last test has saved is told when the answer comes: its notice would cover what the next test presses, and stay for as long as
 * the pointer waits on it.
 */
async function requestsAnswered(): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  for (let calm = 0; calm < 2 && performance.now() < end; calm += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (requestsUnderWay() > 0) calm = -1
  }
}

// What the screen showed says more about a failure than the name of what was missing. What ends with the test is still there.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value).filter(Boolean)
  const focused = document.activeElement?.outerHTML.slice(0, 200)
  const shown = document.body.innerText.slice(0, MAX_SHOWN)
  console.error(`focus: ${focused}\nfields: ${fields.join(' | ')}\n${shown}`)
})
