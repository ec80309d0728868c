import { fetchBytesThroughProxy, waitWhenTooMany } from '../../../../../lib/fetch-through-proxy.ts'

const TIMEOUT_MS = 15_000

/** LIMP-12: sites rarely let other pages read their files, so our server fetches the picture. */
export async function fetchPhoto(address: string, signal: AbortSignal): Promise<File> {
  const question = { url: address, import: 'picture', timeoutMs: TIMEOUT_MS } as const
  const bytes = await waitWhenTooMany(() => fetchBytesThroughProxy(question, signal), signal)
  return new File([bytes], nameOf(address))
}

function nameOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? ''
}
