import type { FunctionContext } from '../_shared/context.ts'
import { selectRows } from '../_shared/rest.ts'
import { signObject } from '../_shared/storage.ts'

/** Where the app puts logos: the storage service limits their size and type. */
const STORED = /\/storage\/v1\/object\/public\/images\/(logos\/.+)$/

/**
 * The logo of whoever shared it, for the visitor's own copy: a path from the API's address where it is in our storage,
 * else the address the agent gave. A document without it is better than none.
 */
export async function findLogo(
  context: FunctionContext,
  userId: string,
  seconds: number,
): Promise<string | null> {
  try {
    const [settings] = await selectRows<{ logo_url: string | null }>(context, 'user_settings', {
      user_id: `eq.${userId}`,
      select: 'logo_url',
    })
    const address = toAddress(settings?.logo_url)
    if (!address) return null
    const stored = STORED.exec(address.pathname)?.[1]
    if (stored === undefined) return address.href
    const path = decodeURIComponent(stored)
    if (!isOwn(path, userId)) return null
    return (await signObject(context, 'images', path, seconds)) ?? null
  } catch (error) {
    context.log('the logo of a shared document was not found', error)
    return null
  }
}

/** The secret key signs anything: nobody's logo but the owner's, and no step out of that folder. */
function isOwn(path: string, userId: string): boolean {
  return path.startsWith(`logos/${userId}/`) && !/(^|\/)\.\.?(\/|$)/.test(path)
}

function toAddress(text: string | null | undefined): URL | null {
  if (!text || !URL.canParse(text)) return null
  const address = new URL(text)
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null
}
