import type { FunctionContext } from '../context.ts'
import { insertOnce, selectRows } from '../rest.ts'

export interface Notice {
  userId: string
  kind: 'document_opened' | 'owner_report_opened' | 'selection_opened'
  title: string
  message: string
  data: Record<string, unknown>
  dedupeKey: string
}

export async function giveNotice(context: FunctionContext, notice: Notice): Promise<void> {
  if (!(await isEnabled(context, notice))) return
  await insertOnce(context, 'notifications', 'user_id,dedupe_key', {
    user_id: notice.userId,
    kind: notice.kind,
    title: notice.title,
    message: notice.message,
    data: notice.data,
    dedupe_key: notice.dedupeKey,
  })
}

async function isEnabled(
  context: FunctionContext,
  { userId, kind }: Pick<Notice, 'userId' | 'kind'>,
): Promise<boolean> {
  const [preference] = await selectRows<{ enabled: boolean }>(context, 'notification_preferences', {
    user_id: `eq.${userId}`,
    kind: `eq.${kind}`,
    select: 'enabled',
  })
  return preference?.enabled ?? true
}
