import { isOwnPhoto } from '@predio/domain/properties'
import { useSyncExternalStore } from 'react'
import { pictureUrl } from '../site/picture-url.ts'
import { signedBucket, useAsked, type PhotoAddress } from './api/signed-bucket.ts'

const ownPhotos = signedBucket('listing-photos')

/** An address that an <img> can load now: the site's as it is, an own photograph's once it is signed. */
export function photoAddress(src: string): PhotoAddress {
  return isOwnPhoto(src) ? ownPhotos.get(src) : pictureUrl(src)
}

/** Asks for the addresses of those that are own photographs. */
export function askForAddresses(srcs: readonly string[]): void {
  ownPhotos.ask(srcs.filter(isOwnPhoto))
}

/** Calls the listener whenever addresses have come. */
export const listenToAddresses = ownPhotos.listen

/** PHOTO-05: the addresses of pictures of listings, in their order; those of own photographs come with all that the screen asks for. */
export function usePhotoAddresses(srcs: readonly string[]): readonly PhotoAddress[] {
  useAsked(srcs.join('\n'), askForAddresses)
  // As one text, by which React sees whether any of them changed.
  useSyncExternalStore(ownPhotos.listen, () => srcs.map((src) => photoAddress(src)).join('\n'))
  return srcs.map(photoAddress)
}

export function usePhotoAddress(src: string): PhotoAddress {
  return usePhotoAddresses([src])[0]
}
