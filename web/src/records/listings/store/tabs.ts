import type { Progress } from '../reading/read-listings.ts'

export type TabMessage = { userId: string } & (
  | { kind: 'copy' }
  | { kind: 'settings' }
  | { kind: 'progress'; progress: Progress }
)

const channel = new BroadcastChannel('predio.listings')

export function notifyTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage(message)
}

export function listenToTabs(listener: (message: TabMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data))
}
