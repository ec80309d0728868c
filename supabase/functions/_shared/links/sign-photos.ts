import type { FunctionContext } from '../context.ts'
import { signObjects } from '../storage.ts'

/** Storage signs at most this many paths at once. A listing with more photographs shows the first ones. */
const MAX_SIGNED = 1000

/** Photographs of own listings are private, so each gets a temporary address. A picture that cannot be shown gets none. */
export async function signPhotos(
  context: FunctionContext,
  userId: string,
  images: readonly string[],
  seconds: number,
): Promise<(image: string) => string | undefined> {
  const paths = [...new Set(images)].filter((image) => !isAddress(image))
  // The secret key can sign any path, so only paths in the owner's own folder are accepted.
  const own = paths.filter((path) => path.startsWith(`${userId}/`) && !path.includes('..'))
  const signed: ReadonlyMap<string, string> =
    own.length === 0
      ? new Map()
      : await signObjects(context, 'listing-photos', own.slice(0, MAX_SIGNED), seconds)
  return (image) => (isAddress(image) ? image : signed.get(image))
}

function isAddress(image: string): boolean {
  return /^https?:\/\//.test(image)
}
