import { ADDITION_STEPS } from './additions.ts'
import { BULK_STEPS } from './bulk.ts'
import { EDIT_STEPS } from './edits.ts'
import { LIST_STEPS } from './lists.ts'
import { REMOVAL_STEPS } from './removals.ts'
import { fill, type Step } from './tab.ts'
import { OUTBOX_STEP } from './outbox.ts'

const signIn: Step = [
  'signs in',
  async ({ page, person }) => {
    await page.goto('/login')
    const form = page.locator('form')
    await fill(form, { Email: person.email, Contraseña: person.password })
    await form.getByLabel(/^Contraseña\*?$/).press('Enter')
    await page.waitForURL(/\/dashboard/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
]

const EXPIRE = `(() => {
  const session = JSON.parse(localStorage.getItem('predio.session'))
  localStorage.setItem('predio.session', JSON.stringify({ ...session, expires_at: 1 }))
})()`

const refresh: Step = [
  'comes back after its session has expired',
  async ({ page }) => {
    await page.evaluate(EXPIRE)
    const refreshed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
    await page.reload()
    await refreshed
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
]

export const JOURNEY: readonly Step[] = [
  signIn,
  refresh,
  ...LIST_STEPS,
  ...EDIT_STEPS,
  ...ADDITION_STEPS,
  ...BULK_STEPS,
  OUTBOX_STEP,
  ...REMOVAL_STEPS,
]
