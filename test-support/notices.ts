import { noticeSchema, writeNotice, type NoticeAnswers } from '../domain/src/privacy/index.ts'
import type { Account, Accounts } from './accounts.ts'

const ANSWERS: NoticeAnswers = noticeSchema.parse({
  responsible: 'Casas del Sur',
  address: 'Calle 60 número 1, Centro, 97000 Mérida, Yucatán',
  email: 'privacidad@ejemplo.mx',
  phone: null,
  contact: null,
  data: ['contact', 'search'],
  necessary: ['attend', 'search'],
  optional: ['news'],
  transfers: ['parties'],
  uses_ai: false,
  tells_changes: true,
})

/** Publishes a version of the agent's privacy notice. */
export async function publishNotice(
  accounts: Pick<Accounts, 'admin'>,
  { id: userId }: Pick<Account, 'id'>,
  answers: NoticeAnswers = ANSWERS,
): Promise<{ id: string; version: number; path: string }> {
  const { simple, full } = writeNotice(answers)
  const { data: notice } = await accounts
    .admin()
    .from('privacy_notices')
    .insert({ user_id: userId, answers, simple_text: simple, full_text: full })
    .select('id, version')
    .single()
    .throwOnError()
  const { data: profile } = await accounts
    .admin()
    .from('profiles')
    .select('notice_token')
    .eq('id', userId)
    .single()
    .throwOnError()
  return { ...notice, path: `/aviso/${profile.notice_token ?? ''}` }
}
