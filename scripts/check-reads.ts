// Every screen must show that a read has failed, so that a failed read never looks empty (SAVE-18).
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './lib/root.mjs'
import { findReadHooks, findUnseenFailures } from './reads/find-unseen-failures.ts'

const SOURCE = join(root, 'web/src')

/** These reads show their failure in another place, or only omit an offer. The value gives the reason. */
const EXPECTED: Readonly<Record<string, string>> = {
  'app/frame/run-slot.tsx useBulkRuns': 'not told until it is known',
  'features/assistant/panel/welcome.tsx useSettings':
    'one line about where questions go is left out',
  'features/calls/use-calls.ts useSettings': 'the rules that everybody begins with are used',
  'features/clients/list/view-parts.tsx useStages': 'words that an editor offers',
  'features/clients/offline/offline-contact-list.tsx useOfflineContacts': 'a copy on the device',
  'features/clients/page/offline-client.tsx useOfflineContacts': 'a copy on the device',
  'features/documents/writing/create/create-form.tsx useProfile': 'fields that the person fills in',
  'features/first-steps/counted-examples-bar.tsx useFirstSteps': 'not offered until it is known',
  'features/first-steps/counted-examples-bar.tsx useSettings': 'not offered until it is known',
  'features/first-steps/example-bar.tsx useSettings': 'not offered until it is known',
  'features/first-steps/first-steps-card.tsx useSettings': 'not offered until it is known',
  'features/first-steps/first-steps.tsx useFirstSteps': 'not offered until it is known',
  'features/first-steps/first-steps.tsx useSettings': 'not offered until it is known',
  'features/first-steps/remove-examples.tsx useExampleCounts':
    'the question is asked without numbers',
  'features/notifications/page/notifications-screen.tsx useUnreadCount':
    'a number beside a filter is left out',
  'features/opportunities/bulk/opportunities-bulk-bar.tsx useStages': 'actions that are disabled',
  'features/opportunities/opportunities-tab.tsx useStages': 'choices of a filter and of a menu',
  'features/listing-page/detail-view.tsx useLocalProperties': 'the listing itself says what failed',
  'features/listing-page/print/printed-listing.tsx useProfile': 'printed without the name',
  'features/listing-import/prepare-import.tsx useReadListings': 'read from a file on the device',
  'records/own-listings/join/use-listing-pairs.ts useLocalProperties':
    'not offered until it is known',
  'features/reports/print/printed-reports.tsx useProfile': 'printed without the name',
  'features/reports/reports-screen.tsx useProfile': 'each report says what failed',
  'features/selections/new-matches.tsx useClientRecord': 'not offered until it is known',
  'features/selections/preference-proposals.tsx useClientRecord': 'not offered until it is known',
  'features/settings/settings-screen.tsx useSavedKeys': 'the settings say which keys there are',
  'features/subscription/payment/use-payment-return.ts useSubscriptionUntil':
    'asked again until it is known',
  'features/subscription/subscription-screen.tsx usePlans': 'the list of plans says what failed',
  'features/today/today-screen.tsx useDayCopy': 'a copy on the device',
  'features/today/today-screen.tsx useProfile': 'the day itself says what failed',
  'capabilities/bulk/run-notices.tsx useBulkRuns': 'not told until it is known',
  'records/clients/form/duplicates.tsx useDuplicates': 'a warning that never blocks',
  'records/clients/form/known-by-email.tsx useDuplicates': 'a warning that never blocks',
  'records/listings/use-listings.ts useLocalProperties': 'useLocalRecords says what failed',
  'records/listings/use-off-site.ts useLocalProperties': 'useLocalRecords says what failed',
  'records/privacy/notice-reminder.tsx useCurrentNotice': 'not reminded until it is known',
  'records/share-result/share-result.tsx useProfile': 'sent without the name',
  'capabilities/views/api/count-view.ts useSavedViews': 'the bar of views says what failed',
  'capabilities/views/use-view-address.ts useSavedViews': 'the bar of views says what failed',
}

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }))
const found = findUnseenFailures(sources, findReadHooks(sources))
const faults = found
  .filter(({ file, hook }) => !(`${file} ${hook}` in EXPECTED))
  .map(({ file, line, hook }) => `web/src/${file}:${line} never looks at isError of ${hook}`)
const stale = Object.keys(EXPECTED)
  .filter((name) => !found.some(({ file, hook }) => `${file} ${hook}` === name))
  .map((name) => `scripts/check-reads.ts: '${name}' is no exception any more`)

for (const fault of [...faults, ...stale]) console.error(fault)
process.exitCode = faults.length + stale.length === 0 ? 0 : 1
