/** The globals of a service worker that ours uses; TypeScript's library for pages has no types for them. */
interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface AskedEvent extends WaitingEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface ToldEvent extends WaitingEvent {
  data: unknown
}

interface PushedEvent extends WaitingEvent {
  data: { text: () => string } | null
}

interface PressedEvent extends WaitingEvent {
  notification: { data: unknown; close: () => void }
}

interface ChangedEvent extends WaitingEvent {
  oldSubscription: PushSubscriptionLike | null
}

export interface PushSubscriptionLike {
  options: PushSubscriptionOptionsInit
}

export interface WindowClient {
  url: string
  focus: () => Promise<unknown>
  postMessage: (message: unknown) => void
}

interface Events {
  install: WaitingEvent
  activate: WaitingEvent
  fetch: AskedEvent
  message: ToldEvent
  push: PushedEvent
  notificationclick: PressedEvent
  pushsubscriptionchange: ChangedEvent
}

interface WorkerScope {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<WindowClient[]>
    openWindow: (address: string) => Promise<unknown>
  }
  registration: Pick<ServiceWorkerRegistration, 'pushManager'> & {
    // TypeScript's library for pages lacks `renotify`.
    showNotification: (
      title: string,
      options: NotificationOptions & { renotify: boolean },
    ) => Promise<void>
  }
  location: { origin: string }
}

export const worker = globalThis as unknown as WorkerScope
