import { showAgent, type Output } from '../../../../domain/src/outputs/index.ts'
import { noticePath } from '../../../../domain/src/privacy/link.ts'
import type { PublicAgent } from '../../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import { signObject } from '../storage.ts'
import { findLogo } from './find-logo.ts'
import { readNoticeToken } from './notice-token.ts'

interface Profile {
  full_name: string | null
  company: string | null
  phone: string | null
  photo_path: string | null
  brand_color: string | null
  license_number: string | null
}

const COLUMNS = 'full_name,company,phone,photo_path,brand_color,license_number'

export async function readAgent(
  context: FunctionContext,
  output: Output,
  userId: string,
  signedSeconds: number,
): Promise<PublicAgent> {
  const [{ profile, photoUrl }, logoUrl, noticeToken] = await Promise.all([
    readProfile(context, userId, signedSeconds),
    findLogo(context, userId, signedSeconds),
    readNoticeToken(context, userId),
  ])
  return showAgent<PublicAgent>(output, {
    name: profile?.full_name ?? null,
    company: profile?.company ?? null,
    phone: profile?.phone ?? null,
    logoUrl,
    photoUrl,
    color: profile?.brand_color ?? null,
    licenseNumber: profile?.license_number ?? null,
    noticePath: noticeToken === null ? null : noticePath(noticeToken),
  })
}

async function readProfile(context: FunctionContext, userId: string, signedSeconds: number) {
  const [profile] = await selectRows<Profile>(context, 'profiles', {
    id: `eq.${userId}`,
    select: COLUMNS,
  })
  const path = profile?.photo_path ?? null
  return { profile, photoUrl: await signPortrait(context, userId, path, signedSeconds) }
}

/** If the portrait cannot be read, the page still opens. */
async function signPortrait(
  context: FunctionContext,
  userId: string,
  path: string | null,
  seconds: number,
): Promise<string | null> {
  if (!path?.startsWith(`portraits/${userId}/`) || path.includes('..')) return null
  try {
    return (await signObject(context, 'images', path, seconds)) ?? null
  } catch (error) {
    context.log('the portrait of an agent was not found', error)
    return null
  }
}
