import { isOwnPhoto } from '@predio/domain/properties'
import { useEffect, useSyncExternalStore } from 'react'
import { log } from '../../../lib/log.ts'
import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { useOffline } from '../../../lib/use-offline.ts'
import { pictureUrl } from '../site/picture-url.ts'
import { photoBucket } from './photo-bucket.ts'
import { SignedAddresses } from './signed-addresses.ts'

/** Where a picture of a listing can be loaded from: undefined while that is asked for, null where it cannot be had. */
type PhotoAddress = string | null | undefined

const addresses = new SignedAddresses(async (paths, seconds) => {
  const { data, error } = await (await photoBucket()).createSignedUrls(paths, seconds)
  if (error) {
    log.warn('addresses of photographs not signed', error)
    throw error
  }
  return new Map(
    data.map(({ path, signedUrl, error: fault }) => [path ?? '', fault ? null : signedUrl]),
  )
})

let isWatchingSession = false

/** Signed addresses work without a session, so they are forgotten with it. */
function watchSession(): void {
  if (isWatchingSession) return
  isWatchingSession = true
  let userId = currentSession()?.user.id
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next !== userId) addresses.forgetAll()
    userId = next
  })
}

/** An address that an <img> can load now: the site's as it is, an own photograph's once it is signed. */
export function photoAddress(src: string): PhotoAddress {
  return isOwnPhoto(src) ? addresses.get(src) : pictureUrl(src)
}

/** Asks for the addresses of those that are own photographs. */
export function askForAddresses(srcs: readonly string[]): void {
  const own = srcs.filter(isOwnPhoto)
  if (own.length === 0) return
  watchSession()
  addresses.ask(own)
}

/** Calls the listener whenever addresses have come. */
export function listenToAddresses(listener: () => void): () => void {
  return addresses.listen(listener)
}

/** PHOTO-05: the addresses of pictures of listings, in their order; those of own photographs come with all that the screen asks for. */
export function usePhotoAddresses(srcs: readonly string[]): readonly PhotoAddress[] {
  const isOffline = useOffline()
  const key = srcs.join('\n')
  useEffect(() => {
    // Those that failed for want of a connection are asked for again when it is back.
    if (!isOffline) askForAddresses(key.split('\n'))
  }, [key, isOffline])
  // As one text, by which React sees whether any of them changed.
  useSyncExternalStore(addresses.listen, () => srcs.map((src) => photoAddress(src)).join('\n'))
  return srcs.map(photoAddress)
}

export function usePhotoAddress(src: string): PhotoAddress {
  return usePhotoAddresses([src])[0]
}
