import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { deployment, setDeployment } from '../../../lib/deployment.ts'
import { signOut } from '../../../lib/session/index.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen, signIn } from '../../../ui/testing/render-screen.tsx'
import { PushSwitch } from './push-switch.tsx'
import { renewPush } from './this-device.ts'

/** Chromium without Google's services has no push service, so this class stands in for a subscription of its `pushManager`. */
class Subscription {
  isGone = false
  readonly endpoint = `https://push.example/${crypto.randomUUID()}`
  readonly options: { applicationServerKey: ArrayBuffer }

  constructor(key: string) {
    const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
    const { buffer } = Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0)
    this.options = { applicationServerKey: buffer }
  }

  toJSON() {
    return { keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) } }
  }

  async unsubscribe(): Promise<boolean> {
    this.isGone = true
    return true
  }
}

let subscriptions: Subscription[]
let permission: NotificationPermission

beforeEach(() => {
  subscriptions = []
  permission = 'granted'
  const pushManager = {
    getSubscription: async () => subscriptions.find(({ isGone }) => !isGone) ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const present = subscriptions.find(({ isGone }) => !isGone)
      if (present) return present
      subscriptions.push(new Subscription(applicationServerKey))
      return subscriptions.at(-1)
    },
  }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => permission)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  onTestFinished(() => void vi.restoreAllMocks())
})

const pushSwitch = () => page.getByRole('switch', { name: 'Avisos en este dispositivo' })
const press = () => (pushSwitch().element() as HTMLElement).click()

async function open(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(<PushSwitch />, { person })
  return person
}

const devices = async ({ id }: Account) => {
  const query = accounts().admin().from('push_subscriptions')
  return (await query.select('endpoint, label, session_id').eq('user_id', id).throwOnError()).data
}

const present = () => subscriptions.filter(({ isGone }) => !isGone).map(({ endpoint }) => endpoint)

async function turnOn(): Promise<Account> {
  const person = await open()
  await expect.element(pushSwitch()).toBeEnabled()
  press()
  await expect.element(pushSwitch()).toBeChecked()
  return person
}

it('PUSH-14 a press asks the browser and registers this device at the server, and another press ends this', async () => {
  const person = await turnOn()
  expect(await devices(person)).toEqual([
    {
      endpoint: present()[0],
      label: expect.stringContaining('Chrome'),
      session_id: expect.any(String),
    },
  ])
  await expect.element(page.getByText(/^Te avisa aquí de cada prospecto nuevo/)).toBeVisible()
  press()
  await expect.element(pushSwitch()).not.toBeChecked()
  expect(await devices(person)).toEqual([])
  expect(present()).toEqual([])
})

it('PUSH-14 a person who denied permission is told where to allow it', async () => {
  permission = 'default'
  await open()
  await expect.element(pushSwitch()).toBeEnabled()
  permission = 'denied'
  press()
  await expect.element(page.getByText(/bloqueados los avisos de Predio/)).toBeVisible()
  await expect.element(pushSwitch()).toBeDisabled()
  expect(subscriptions).toEqual([])
})

it('PUSH-14 says that push needs Predio’s server where that server is missing', async () => {
  await signIn()
  const { pushKey, ...others } = deployment()
  onTestFinished(() => setDeployment({ ...others, ...(pushKey && { pushKey }) }))
  setDeployment(others)
  await open()
  await expect
    .element(page.getByText(/^Esta instalación no tiene el servidor de Predio/))
    .toBeVisible()
  await expect.element(pushSwitch()).toBeDisabled()
})

it('PUSH-14 push stays off on the device and at the server when the server could not be reached', async () => {
  const person = await open()
  await expect.element(pushSwitch()).toBeEnabled()
  interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('push_subscriptions'),
    () => new Response('{}', { status: 500 }),
  )
  press()
  const text = 'No se pudo cambiar. Revisa tu conexión e intenta de nuevo.'
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(pushSwitch()).not.toBeChecked()
  expect(present()).toEqual([])
  expect(await devices(person)).toEqual([])
})

it('PUSH-13 a sign-out removes this device, in the browser and at the server', async () => {
  const person = await turnOn()
  await signOut()
  expect(present()).toEqual([])
  expect(await devices(person)).toEqual([])
})

it('PUSH-13 a start of the app stores the current address that the push service gives this device', async () => {
  const person = await turnOn()
  const [former] = present()
  subscriptions[0]!.isGone = true
  await renewPush(person.id)
  expect(present()).toHaveLength(1)
  expect(present()).not.toContain(former)
  expect((await devices(person))?.map(({ endpoint }) => endpoint)).toEqual(present())
})

it('PUSH-13 a start of the app subscribes again where the server has another key', async () => {
  const person = await turnOn()
  const before = deployment()
  onTestFinished(() => setDeployment(before))
  setDeployment({ ...before, pushKey: `B${'A'.repeat(86)}` })
  await renewPush(person.id)
  expect(subscriptions.map(({ isGone }) => isGone)).toEqual([true, false])
  expect((await devices(person))?.map(({ endpoint }) => endpoint)).toEqual(present())
})

it('PUSH-13 a start of the app does not register a device where nobody turned push on', async () => {
  const person = await open()
  await renewPush(person.id)
  expect(subscriptions).toEqual([])
})
