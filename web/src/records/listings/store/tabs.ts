import type { Progress } from '../reading/read-listings.ts'

/** What tabs of one browser tell each other about one person's listings. */
export type News = { userId: string } & (
  | { kind: 'copy' }
  | { kind: 'settings' }
  | { kind: 'progress'; progress: Progress }
)

const channel = new BroadcastChannel('predio.listings')

export function tellTabs(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage(news)
}

export function listenToTabs(listener: (news: News) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data))
}

/** One tab at a time; the others wait their turn. Without locks (a page that is not secure) each goes ahead. */
export async function inTurn(
  userId: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks) await locks.request(`predio.listings.${userId}`, { signal }, work)
  else await work()
}
