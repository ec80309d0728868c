import type { OwnerReportFacts } from '../../../domain/src/owner-reports/owner-report.ts'
import { storedLink, type Link } from '../_shared/links/stored-link.ts'

export interface Report extends Link {
  title: string
  first_day: string
  last_day: string
  recommendation: string | null
  facts: OwnerReportFacts
  property_id: string
  client: { id: string; first_name: string; last_name: string | null } | null
}

export const reportLink = storedLink<Report>({
  table: 'owner_reports',
  columns:
    'title,first_day,last_day,recommendation,facts,property_id,client:clients(id,first_name,last_name)',
  /** The agent is notified of the first opening (OREP-12). */
  describeFirst: ({ id, title, facts, client, property_id: propertyId }) => {
    const name = client && [client.first_name, client.last_name].filter(Boolean).join(' ')
    return {
      kind: 'owner_report_opened',
      title: name ? `${name} abrió tu reporte` : 'Abrieron un reporte que compartiste',
      message: `«${title}» de ${facts.listing.title} se abrió por primera vez.`,
      data: {
        owner_report_id: id,
        property_id: propertyId,
        ...(client && { client_id: client.id }),
      },
    }
  },
})
