import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { lazyExtra } from '../lib/lazy.ts'
import { useFirstTarget, useRememberFirstScreen } from './first-screen.ts'
import { CommandHost } from './commands/command-host.tsx'
import { DashboardLayout } from './frame/dashboard-layout.tsx'
import { PlaceView } from './frame/place-view.tsx'
import { RunSlot } from './frame/run-slot.tsx'
import { SectionView } from './frame/section-view.tsx'
import { useCurrentScreen } from './frame/use-current-screen.ts'
import { PLACES } from './places.ts'
import { SEARCH_SOURCES } from './search-sources.ts'
import { SECTIONS } from './sections.ts'
import { ConfirmEmailBanner } from '../features/auth/confirm/confirm-email-banner.tsx'
import { KeysHost } from '../features/keys/keys-host.tsx'
import { ADDRESSES, useRecordAddress } from '../lib/navigation.ts'
import { SelectionHost } from '../records/selections/use-selection-dialog.ts'
import { ReportHost } from '../records/owner-reports/open-report.ts'
import { SheetHost } from '../records/sheets/open-sheets.ts'
import { RecordNotFound } from '../capabilities/addresses/record-not-found.tsx'

export { startFirstReads } from './first-reads.ts'

/** The first screen does not need this part, and is shown even if the part's code never loads. */
const ConnectionStatus = lazyExtra(
  async () => (await import('../features/offline/connection-status.tsx')).ConnectionStatus,
)

/** The router never retries a chunk that failed to load, so the frame and its routes share one chunk. */
export function DashboardPage() {
  const { section, place } = useCurrentScreen(SECTIONS, PLACES)
  useRememberFirstScreen()
  const asks = section === SECTIONS[0] || place?.path === ADDRESSES.profile
  const status = (
    <>
      <Suspense>
        <ConnectionStatus />
      </Suspense>
      <RunSlot />
      {/* The banner is rendered together with the frame, because it would move the content if it came later. */}
      {asks && <ConfirmEmailBanner />}
    </>
  )
  return (
    <>
      <DashboardLayout
        sections={SECTIONS}
        places={PLACES}
        sources={SEARCH_SOURCES}
        status={status}
      />
      <SheetHost />
      <ReportHost />
      <SelectionHost />
      <CommandHost />
      <KeysHost />
    </>
  )
}

export function SectionPage() {
  const record = useRecordAddress()
  const first = useFirstTarget()
  if (first) return <Navigate replace {...first} />
  if (record && record.id === undefined) return <RecordNotFound kind={record.kind} />
  if (record?.place !== undefined) return <PlacePage />
  return <SectionView sections={SECTIONS} />
}

export function SettingsPage() {
  return <SectionView sections={SECTIONS} only="settings" />
}

export function PlacePage() {
  return <PlaceView places={PLACES} />
}
