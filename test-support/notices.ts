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
  const { data: secret } = await accounts
    .admin()
    .from('user_secrets')
    .select('plain_text')
    .eq('user_id', userId)
    .eq('name', 'notice')
    .single()
    .throwOnError()
  return { ...notice, path: `/aviso/${secret.plain_text ?? ''}` }
}
