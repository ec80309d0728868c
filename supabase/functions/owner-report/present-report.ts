import type {
  PublicOwnerReport,
  ReportListing,
} from '../../../domain/src/owner-reports/owner-report.ts'
import { showClient, showStoredListing } from '../../../domain/src/outputs/index.ts'
import { greetingName } from '../../../domain/src/text/greeting-name.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { readAgent } from '../_shared/links/read-agent.ts'
import { signPhotos } from '../_shared/links/sign-photos.ts'
import type { Report } from './report-link.ts'

/** An owner reads the report at leisure and may return to the open page. */
const SIGNED_SECONDS = 6 * 60 * 60

/** The report shows its facts as they were sent, the agent, and the owner's first name (OREP-10). */
export async function presentReport(
  context: FunctionContext,
  link: Report,
): Promise<PublicOwnerReport> {
  const listing = shownListing(link.facts.listing)
  const sizes = listing.imageSizes
  const [agent, addressOf] = await Promise.all([
    readAgent(context, 'ownerReport', link.user_id, SIGNED_SECONDS),
    signPhotos(
      context,
      link.user_id,
      [...sizes.map(({ url }) => url), ...(listing.image === null ? [] : [listing.image])],
      SIGNED_SECONDS,
    ),
  ])
  const greeting = link.client && greetingName(link.client)
  return {
    title: link.title,
    firstDay: link.first_day,
    lastDay: link.last_day,
    ownerName: greeting && showClient('ownerReport', { first_name: greeting }).first_name,
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

function shownListing({ image, imageSizes, ...facts }: ReportListing): ReportListing {
  const { images, coverSizes, ...shown } = showStoredListing('ownerReport', {
    ...facts,
    images: image === null ? [] : [image],
    coverSizes: (imageSizes as ReportListing['imageSizes'] | undefined) ?? [],
  })
  return { ...shown, image: images[0] ?? null, imageSizes: coverSizes }
}
