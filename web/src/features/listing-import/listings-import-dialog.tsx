import { useState } from 'react'
import { ChooseFile, TABLE_FILES } from '../../capabilities/imports/choose-file.tsx'
import { readTableFile, type TableSource } from '../../capabilities/imports/read-table-file.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { messages } from './messages.ts'
import { PrepareImport, type ImportJob } from './prepare-import.tsx'
import { RunningListingImport } from './running-listing-import.tsx'

/** The steps of an import: choose a file, check the rows, import, and what is missing. */
export function ListingsImportDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<TableSource>()
  const [job, setJob] = useState<ImportJob>()
  return (
    <Dialog
      title={listingMessages.importListings}
      size="large"
      closesOutside={false}
      onClose={onClose}
    >
      {job ? (
        <RunningListingImport job={job} onClose={onClose} />
      ) : source ? (
        <PrepareImport
          key={source.id}
          source={source}
          onSource={setSource}
          onOtherFile={() => setSource(undefined)}
          onStart={setJob}
        />
      ) : (
        <ChooseFile
          accept={TABLE_FILES}
          accepted={messages.accepted}
          notReadable={messages.notReadable}
          read={(file) => readTableFile(file)}
          countRows={({ rows }) => rows.length}
          onChosen={setSource}
        />
      )}
    </Dialog>
  )
}
