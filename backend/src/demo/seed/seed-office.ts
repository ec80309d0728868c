import { DEFAULT_TIME_ZONE } from '@predio/domain/dates'
import { createCalendar } from '@predio/domain/samples'
import { insertRows } from './insert-rows.ts'
import { type PictureFiles, seedAgentSite } from './seed-agent-site.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedDiary } from './seed-diary.ts'
import { seedFollowUps } from './seed-follow-ups.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedProfessionals, seedScripts } from './seed-library.ts'
import { seedNotifications } from './seed-notifications.ts'
import { seedOpportunities } from './seed-opportunities.ts'
import { seedOwnerReports } from './seed-owner-reports.ts'
import { seedProfile } from './seed-profile.ts'
import { seedProperties } from './seed-properties.ts'
import { seedPrivacy } from './seed-privacy.ts'
import { seedProspects } from './seed-prospects.ts'
import { seedSelections } from './seed-selections.ts'
import { seedValuations } from './seed-valuations.ts'
import { seedViews } from './seed-views.ts'
import { createSeeding } from './seeding.ts'
import type { Transaction } from '../../database/types.ts'
import type { SiteAddress } from '../site/site-address.ts'

export async function seedOffice(
  tx: Transaction,
  { site, ...files }: { site: SiteAddress } & PictureFiles,
  now: number,
): Promise<void> {
  const seeding = createSeeding(tx, createCalendar(now, DEFAULT_TIME_ZONE), site)
  await seedProfile(seeding)
  await seedScripts(seeding)
  await insertRows(tx, 'clients', seeding.rows.clients)
  await insertRows(tx, 'client_preferences', seeding.rows.client_preferences)
  await seedProperties(seeding)
  await seedOpportunities(seeding)
  await seedDiary(seeding)
  await seedProfessionals(seeding)
  await seedDocuments(seeding, files.storeFile)
  await seedValuations(seeding)
  await seedConversations(seeding)
  await seedSelections(seeding)
  await seedPrivacy(seeding)
  await seedOwnerReports(seeding, now)
  await seedFollowUps(seeding)
  await seedViews(seeding)
  await seedProspects(seeding)
  await seedAgentSite(seeding, files)
  await seedNotifications(seeding)
}
