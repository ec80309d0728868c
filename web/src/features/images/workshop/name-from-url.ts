import { isOwnPhoto } from '@predio/domain/properties'

const FALLBACK = 'foto'

export function nameFromUrl(address: string): string {
  const path = isOwnPhoto(address) ? address : new URL(address).pathname
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || FALLBACK
  } catch {
    return last || FALLBACK
  }
}
