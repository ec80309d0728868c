import type { PublicAgent } from '../../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import { findLogo } from './find-logo.ts'

interface Profile {
  full_name: string | null
  company: string | null
  phone: string | null
}

/** Who sent the link, as their profile says. */
export async function readAgent(
  context: FunctionContext,
  userId: string,
  signedSeconds: number,
): Promise<PublicAgent> {
  const [[profile], logoUrl] = await Promise.all([
    selectRows<Profile>(context, 'profiles', {
      id: `eq.${userId}`,
      select: 'full_name,company,phone',
    }),
    findLogo(context, userId, signedSeconds),
  ])
  return {
    name: profile?.full_name ?? null,
    company: profile?.company ?? null,
    phone: profile?.phone ?? null,
    logoUrl,
  }
}
