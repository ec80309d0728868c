import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'

export interface StoredNotice {
  id: string
  version: number
  simple_text: string
  full_text: string
  published_at: string
}

/** Returns the newest published version, which is the one in force (PRIV-01). */
export async function newestNotice(
  context: FunctionContext,
  userId: string,
): Promise<StoredNotice | undefined> {
  const [notice] = await selectRows<StoredNotice>(context, 'privacy_notices', {
    user_id: `eq.${userId}`,
    select: 'id,version,simple_text,full_text,published_at',
    order: 'version.desc',
    limit: '1',
  })
  return notice
}
