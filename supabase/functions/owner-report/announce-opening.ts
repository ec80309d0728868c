import type { FunctionContext } from '../_shared/context.ts'
import { giveNotice } from '../_shared/links/give-notice.ts'
import type { Report } from './report-link.ts'

const KIND = 'owner_report_opened'

/** Tells the agent of the first opening (OREP-12). */
export async function announceOpening(
  context: FunctionContext,
  { id, user_id: userId, title, facts, client, property_id: propertyId }: Report,
): Promise<void> {
  const name = client && [client.first_name, client.last_name].filter(Boolean).join(' ')
  await giveNotice(context, {
    userId,
    kind: KIND,
    title: name ? `${name} abrió tu reporte` : 'Abrieron un reporte que compartiste',
    message: `«${title}» de ${facts.listing.title} se abrió por primera vez.`,
    data: { owner_report_id: id, property_id: propertyId, ...(client && { client_id: client.id }) },
    dedupeKey: `${KIND}:${id}`,
  })
}
