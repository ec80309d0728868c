import type { Caller, FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'

export async function readSiteUrl(
  context: FunctionContext,
  caller: Caller,
): Promise<string | null> {
  const rows = await selectRows<{ wordpress_url: string | null }>(
    context,
    'user_settings',
    { user_id: `eq.${caller.id}`, select: 'wordpress_url' },
    caller.token,
  )
  return rows[0]?.wordpress_url ?? null
}
