import '../../app/styles.css'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { toasts } from '../toast.ts'
import { requestsUnderWay } from './count-requests.ts'

const PHONE = [390, 844] as const
const MAX_SHOWN = 3000
const MAX_WAIT_MS = 500
const DAY_MS = 86_400_000
const ZONE_OFFSET_MS = 6 * 3_600_000
const END_OF_DAY_MS = 30_000

// Many test files run in one page, so each test resets what earlier tests left.
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
  // The browser reports a scroll one frame later, when it would close a list that the test has opened.
  if (wasScrolled) await new Promise(requestAnimationFrame)
}, END_OF_DAY_MS * 2)

/** A test that crosses midnight would fail, so shortly before midnight it waits for the next day. */
async function awayFromEndOfDay(): Promise<void> {
  const left = DAY_MS - ((Date.now() - ZONE_OFFSET_MS) % DAY_MS)
  if (left < END_OF_DAY_MS) await new Promise((resolve) => setTimeout(resolve, left))
}

/** Waits for the last test's requests, whose late toast would cover what the next test presses, and stay while the pointer is on it. */
async function requestsAnswered(): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  for (let calm = 0; calm < 2 && performance.now() < end; calm += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (requestsUnderWay() > 0) calm = -1
  }
}

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value).filter(Boolean)
  const focused = document.activeElement?.outerHTML.slice(0, 200)
  const shown = document.body.innerText.slice(0, MAX_SHOWN)
  console.error(`focus: ${focused}\nfields: ${fields.join(' | ')}\n${shown}`)
})
