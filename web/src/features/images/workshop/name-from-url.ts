import { isOwnPhoto } from '@predio/domain/properties'

const FALLBACK = 'foto'

/** The file name in an address or a path: '…/2026/10/casa-norte.jpg?w=800' is casa-norte.jpg. */
export function nameFromUrl(address: string): string {
  const path = isOwnPhoto(address) ? address : new URL(address).pathname
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || FALLBACK
  } catch {
    return last || FALLBACK
  }
}
