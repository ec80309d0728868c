import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { ChooseClientFile } from './choose-client-file.tsx'
import { messages } from './messages.ts'
import { PrepareImport } from './prepare-import.tsx'
import type { ImportSource } from './read-file.ts'
import { RunningClientImport, type ImportJob } from './running-client-import.tsx'

interface ImportDialogProps {
  onClose: () => void
  /** Leads to the clients that are marked for review. */
  onReview: () => void
}

/** The steps of an import: choose a file, check the rows, import, and the report. */
export function ImportDialog({ onClose, onReview }: ImportDialogProps) {
  const [source, setSource] = useState<ImportSource>()
  const [job, setJob] = useState<ImportJob>()
  return (
    <Dialog title={messages.title} size="large" closesOutside={false} onClose={onClose}>
      {job ? (
        <RunningClientImport job={job} onClose={onClose} onReview={onReview} />
      ) : source ? (
        <PrepareImport
          key={source.id}
          source={source}
          onSource={setSource}
          onOtherFile={() => setSource(undefined)}
          onStart={setJob}
        />
      ) : (
        <ChooseClientFile onChosen={setSource} />
      )}
    </Dialog>
  )
}
