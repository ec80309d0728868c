import { isOwnPhoto } from '@predio/domain/properties'
import { fetchBytesThroughProxy, ProxyRefusal } from '../../../lib/fetch-through-proxy.ts'
import { readPhoto } from './api/photo-bucket.ts'

const TIMEOUT_MS = 30_000

/**
 * Fetches a picture of the agent's site through our server, because sites rarely allow other origins to read their files. Photographs of
 * an own listing come from our storage. A picture that our server refuses because it is on another host (a CDN) is fetched directly.
 */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  if (isOwnPhoto(address)) return readPhoto(address, signal)
  const url = new URL(address)
  if (url.origin === location.origin) return fetchDirectly(address, signal)
  try {
    return await fetchBytesThroughProxy({ url: address, timeoutMs: TIMEOUT_MS }, signal)
  } catch (error) {
    const isOtherHost = error instanceof ProxyRefusal && error.details.kind === 'blocked'
    if (isOtherHost && url.protocol === 'https:') return fetchDirectly(address, signal)
    throw error
  }
}

async function fetchDirectly(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`the picture answered ${response.status}`)
  return response.blob()
}
