import { randomBytes } from 'node:crypto'
import type { Json } from '@predio/domain/database'
import {
  findSimilar,
  makeFacts,
  ofPeriod,
  OWNER_REPORT_TEXTS,
  reportPeriod,
  type ReportActivity,
} from '@predio/domain/owner-reports'
import { DEFAULT_TIME_ZONE } from '@predio/domain/dates'
import { LISTINGS } from '../samples/listings.ts'
import { OWNER_REPORTS } from '../samples/owner-reports.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'
import { siteListing } from './site-listing.ts'

export async function seedOwnerReports(seeding: Seeding, now: number): Promise<void> {
  const { tx, calendar, site, clientId, propertyId } = seeding
  const listings = LISTINGS.map((listing) => siteListing(listing, site, now))
  for (const { listing: key, owner, views, recommendation } of OWNER_REPORTS) {
    const period = reportPeriod('last30', calendar.day(0), null)
    const listing = listings[LISTINGS.findIndex(({ picture }) => picture === key)]
    if (!listing) throw new Error(`no listing of the demo has the picture ${key}`)
    const { rows } = await tx.query<{ activity: ReportActivity }>(
      'select public.owner_report_facts($1, $2, $3) as activity',
      [propertyId(key), period.firstDay, period.lastDay],
    )
    const facts = makeFacts({
      listing,
      activity: rows[0]!.activity,
      site: null,
      similar: findSimilar(listing, listings),
      period,
      now: new Date(now),
      zone: DEFAULT_TIME_ZONE,
    })
    await insertRows(tx, 'owner_reports', [
      {
        property_id: propertyId(key) ?? '',
        client_id: clientId(owner),
        title: OWNER_REPORT_TEXTS.title(ofPeriod(period)),
        first_day: period.firstDay,
        last_day: period.lastDay,
        recommendation,
        facts: facts as unknown as Json,
        token_hash: randomBytes(32).toString('hex'),
        expires_at: calendar.at(90, '23:59'),
        views,
        last_viewed_at: calendar.before(0, '08:52'),
        created_at: calendar.before(0, '08:15'),
      },
    ])
  }
  await tx.query(
    `insert into private.report_tasks (link_id, month)
     select link.id, date_trunc('month', $1::date)::date from public.property_clients as link
     where link.user_id = auth.uid() and link.relationship_type = 'owner'`,
    [calendar.day(0)],
  )
}
