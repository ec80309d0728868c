/** The part of a service worker's globals that ours uses; TypeScript's library for pages has no types for it. */
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

interface Events {
  install: WaitingEvent
  activate: WaitingEvent
  fetch: AskedEvent
  message: ToldEvent
}

interface WorkerScope {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: { origin: string }
}

export const worker = globalThis as unknown as WorkerScope
