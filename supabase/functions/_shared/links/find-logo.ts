import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import { signObject } from '../storage.ts'

const STORED = /\/storage\/v1\/object\/public\/images\/(logos\/.+)$/

/**
 * The visitor's download shows the owner's logo (DOC-08). If the logo is in our storage, the result is a signed path, otherwise the address
 * in the settings. Without a readable logo the download continues.
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

/** The secret key can sign any path, so only paths in the owner's own folder are accepted. */
function isOwn(path: string, userId: string): boolean {
  return path.startsWith(`logos/${userId}/`) && !/(^|\/)\.\.?(\/|$)/.test(path)
}

function toAddress(text: string | null | undefined): URL | null {
  if (!text || !URL.canParse(text)) return null
  const address = new URL(text)
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null
}
