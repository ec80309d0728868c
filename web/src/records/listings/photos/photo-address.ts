import { isOwnPhoto } from '@predio/domain/properties'
import { useSyncExternalStore } from 'react'
import { pictureUrl } from '../site/picture-url.ts'
import { signedBucket, useAsked, type PhotoAddress } from './api/signed-bucket.ts'

const ownPhotos = signedBucket('listing-photos')

export function photoAddress(src: string): PhotoAddress {
  return isOwnPhoto(src) ? ownPhotos.get(src) : pictureUrl(src)
}

export function askForAddresses(srcs: readonly string[]): void {
  ownPhotos.ask(srcs.filter(isOwnPhoto))
}

export const listenToAddresses = ownPhotos.listen

/** PHOTO-05: the addresses of all own photographs of the screen are signed in one request. */
export function usePhotoAddresses(srcs: readonly string[]): readonly PhotoAddress[] {
  useAsked(srcs.join('\n'), askForAddresses)
  // The snapshot is one string, so that React sees whether any of the addresses changed.
  useSyncExternalStore(ownPhotos.listen, () => srcs.map((src) => photoAddress(src)).join('\n'))
  return srcs.map(photoAddress)
}

export function usePhotoAddress(src: string): PhotoAddress {
  return usePhotoAddresses([src])[0]
}
