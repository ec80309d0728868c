import { addressOfNews } from '@predio/domain/notifications'
import type { Mailer } from './auth/mailers/mailer.ts'
import { newProspectsMail } from './auth/mails/new-prospects.ts'
import type { Delivery } from './deliveries/queue.ts'
import type { Services } from './http/services.ts'

type MailServices = Pick<Services, 'config' | 'database'>

interface ProspectRow {
  id: string
  name: string | null
  source: string
  count: number
}

const MAX_LISTED = 10

/**
 * Tells an agent by mail about the prospects since the last delivery, with one mail for all of them. Resolves to false if no mail is needed
 * or the agent has no address for it.
 */
export function mailNews({ config, database }: MailServices, mailer: Mailer) {
  return async ({ userId, kind, news }: Delivery): Promise<boolean> => {
    if (!config.mail.isDelivered || kind !== 'prospect') return false
    const { to, prospects } = await database.asOwner(async (tx) => {
      const { rows: addresses } = await tx.query<{ email: string }>(PROVEN_ADDRESS, [userId])
      const { rows } = await tx.query<ProspectRow>(NEW_PROSPECTS, [userId, news, MAX_LISTED])
      return { to: addresses[0]?.email, prospects: rows }
    })
    const count = prospects[0]?.count ?? 0
    if (to === undefined || count === 0) return false
    const told = count === 1 ? prospects.map(({ id }) => ({ prospect_id: id })) : []
    const link = new URL(addressOfNews(kind, told), config.publicUrl.origin).href
    await mailer.send(newProspectsMail({ to, link, count, prospects }))
    return true
  }
}

/** Mails with texts from strangers go only to a verified address, because anybody can sign up with somebody else's address. */
const PROVEN_ADDRESS = `
  select account.email from auth.users as account
  where account.id = $1 and coalesce(account.banned_until <= now(), true) and exists (
    select from auth.identities as identity
    where identity.user_id = account.id and identity.provider = 'email' and identity.identity_data ->> 'email_verified' = 'true'
  )`

/** Reads the prospects since the last delivery that still wait and came from a source about which the agent wants mails, newest first. */
const NEW_PROSPECTS = `
  select asked.id, asked.name, asked.source_name as source, (count(*) over ())::integer as count
  from (
    select own.* from public.prospects as own
    where own.user_id = $1 and own.source not in ('paste', 'share') and own.created_at > now() - interval '1 day'
    order by own.created_at desc, own.id desc limit $2
  ) as asked
  left join public.prospect_sources as place on place.user_id = asked.user_id and place.name = asked.source_name
  where asked.status = 'waiting' and coalesce(place.sends_mail, true)
  order by asked.created_at desc, asked.id desc limit $3`
