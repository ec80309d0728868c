import type { PublicAgent } from '../../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import { signObject } from '../storage.ts'
import { findLogo } from './find-logo.ts'

interface Profile {
  full_name: string | null
  company: string | null
  phone: string | null
  photo_path: string | null
  brand_color: string | null
  license_number: string | null
}

const COLUMNS = 'full_name,company,phone,photo_path,brand_color,license_number'

/** Who sent the link, as their profile says. */
export async function readAgent(
  context: FunctionContext,
  userId: string,
  signedSeconds: number,
): Promise<PublicAgent> {
  const [[profile], logoUrl] = await Promise.all([
    selectRows<Profile>(context, 'profiles', {
      id: `eq.${userId}`,
      select: COLUMNS,
    }),
    findLogo(context, userId, signedSeconds),
  ])
  return {
    name: profile?.full_name ?? null,
    company: profile?.company ?? null,
    phone: profile?.phone ?? null,
    logoUrl,
    photoUrl: await signPortrait(context, userId, profile?.photo_path ?? null, signedSeconds),
    color: profile?.brand_color ?? null,
    licenseNumber: profile?.license_number ?? null,
  }
}

/** A failure means no portrait, not a page that does not open. */
async function signPortrait(
  context: FunctionContext,
  userId: string,
  path: string | null,
  seconds: number,
): Promise<string | null> {
  // The secret key can sign any path, so only one in the owner's own folder is accepted.
  if (!path?.startsWith(`portraits/${userId}/`) || path.includes('..')) return null
  try {
    return (await signObject(context, 'images', path, seconds)) ?? null
  } catch (error) {
    context.log('the portrait of an agent was not found', error)
    return null
  }
}
