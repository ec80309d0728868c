import { useEffect, useSyncExternalStore } from 'react'
import { log } from '../../../../lib/log.ts'
import { whenPersonChanges } from '../../../../lib/session/index.ts'
import { fileStorage } from '../../../../lib/supabase.ts'
import { useOffline } from '../../../../lib/use-offline.ts'
import { SignedAddresses } from '../signed-addresses.ts'

/** Where a photograph can be loaded from: undefined while that is asked for, null where it cannot be had. */
export type PhotoAddress = string | null | undefined

/** PHOTO-05: the signed addresses of one private bucket, forgotten with the session, since they work without one. */
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

  /** The addresses in the order of the paths; they come with all that the screen asks for. */
  function useAddresses(paths: readonly string[]): readonly PhotoAddress[] {
    useAsked(paths.join('\n'), ask)
    // As one text, by which React sees whether any of them changed.
    useSyncExternalStore(addresses.listen, () => paths.map((path) => get(path)).join('\n'))
    return paths.map(get)
  }

  return { get, ask, listen: addresses.listen, useAddresses }
}

/** Asks for what is listed line by line, and again when the connection is back. */
export function useAsked(lines: string, ask: (paths: readonly string[]) => void): void {
  const isOffline = useOffline()
  useEffect(() => {
    // Those that failed for want of a connection are asked for again when it is back.
    if (!isOffline) ask(lines.split('\n').filter(Boolean))
  }, [lines, isOffline, ask])
}
