import { TABLE_FILES } from '../../capabilities/imports/choose-file.tsx'
import { ImportSteps } from '../../capabilities/imports/import-steps.tsx'
import { readTableFile } from '../../capabilities/imports/read-table-file.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { messages } from './messages.ts'
import { PrepareImport } from './prepare-import.tsx'
import { RunningListingImport } from './running-listing-import.tsx'

export function ListingsImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <ImportSteps
      title={listingMessages.importListings}
      accept={TABLE_FILES}
      accepted={messages.accepted}
      notReadable={messages.notReadable}
      read={(file) => readTableFile(file)}
      countRows={({ rows }) => rows.length}
      Prepare={PrepareImport}
      renderRun={(job) => <RunningListingImport job={job} onClose={onClose} />}
      onClose={onClose}
    />
  )
}
