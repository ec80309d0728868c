import { useEffect, useSyncExternalStore } from 'react'
import { log } from '../../../../lib/log.ts'
import { whenPersonChanges } from '../../../../lib/session/index.ts'
import { fileStorage } from '../../../../lib/supabase.ts'
import { useOffline } from '../../../../lib/use-offline.ts'
import { SignedAddresses } from '../signed-addresses.ts'

export type PhotoAddress = string | null | undefined

/** PHOTO-05: a signed address works without a session, so signing out forgets all of them. */
export function signedBucket(bucket: 'listing-photos' | 'notes') {
  const addresses = new SignedAddresses(async (paths, seconds) => {
    const { data, error } = await (
      await fileStorage()
    )
      .from(bucket)
      .createSignedUrls(paths, seconds)
    if (error) {
      log.warn('addresses of photographs not signed', error)
      throw error
    }
    return new Map(
      data.map(({ path, signedUrl, error: fault }) => [path ?? '', fault ? null : signedUrl]),
    )
  })

  whenPersonChanges(() => addresses.forgetAll())

  const get = (path: string): PhotoAddress => addresses.get(path)

  function ask(paths: readonly string[]): void {
    if (paths.length === 0) return
    addresses.ask(paths)
  }

  function useAddresses(paths: readonly string[]): readonly PhotoAddress[] {
    useAsked(paths.join('\n'), ask)
    // The snapshot is one string, so that React sees whether any of the addresses changed.
    useSyncExternalStore(addresses.listen, () => paths.map((path) => get(path)).join('\n'))
    return paths.map(get)
  }

  return { get, ask, listen: addresses.listen, useAddresses }
}

export function useAsked(lines: string, ask: (paths: readonly string[]) => void): void {
  const isOffline = useOffline()
  useEffect(() => {
    // Addresses that could not be fetched without a connection are requested again when the connection is back.
    if (!isOffline) ask(lines.split('\n').filter(Boolean))
  }, [lines, isOffline, ask])
}
