import type { PublicOwnerReport } from '../../../domain/src/owner-reports/owner-report.ts'
import { greetingName } from '../../../domain/src/text/greeting-name.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { readAgent } from '../_shared/links/read-agent.ts'
import { signPhotos } from '../_shared/links/sign-photos.ts'
import type { Report } from './report-link.ts'

/** An owner reads it at leisure, and comes back to the open page. */
const SIGNED_SECONDS = 6 * 60 * 60

/** The report as it was sent (OREP-10): its facts, the agent, and the owner's first name. */
export async function presentReport(
  context: FunctionContext,
  link: Report,
): Promise<PublicOwnerReport> {
  const { listing } = link.facts
  const sizes = listing.imageSizes ?? []
  const [agent, addressOf] = await Promise.all([
    readAgent(context, link.user_id, SIGNED_SECONDS),
    signPhotos(
      context,
      link.user_id,
      [...sizes.map(({ url }) => url), ...(listing.image === null ? [] : [listing.image])],
      SIGNED_SECONDS,
    ),
  ])
  return {
    title: link.title,
    firstDay: link.first_day,
    lastDay: link.last_day,
    ownerName: link.client && greetingName(link.client),
    recommendation: link.recommendation,
    facts: {
      ...link.facts,
      listing: {
        ...listing,
        image: listing.image === null ? null : (addressOf(listing.image) ?? null),
        imageSizes: sizes.flatMap(({ url, width }) => {
          const address = addressOf(url)
          return address === undefined ? [] : [{ url: address, width }]
        }),
      },
    },
    agent,
    expiresAt: link.expires_at,
  }
}
