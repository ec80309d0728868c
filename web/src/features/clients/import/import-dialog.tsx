import { TABLE_FILES } from '../../../capabilities/imports/choose-file.tsx'
import { ImportSteps } from '../../../capabilities/imports/import-steps.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { messages } from './messages.ts'
import { PrepareImport } from './prepare-import.tsx'
import { countRows, readImportFile } from './read-file.ts'
import { RunningClientImport } from './running-client-import.tsx'

interface ImportDialogProps {
  onClose: () => void
  onReview: () => void
}

const ACCEPTED = [...TABLE_FILES, '.vcf', 'text/vcard', 'text/x-vcard']

export function ImportDialog({ onClose, onReview }: ImportDialogProps) {
  return (
    <ImportSteps
      title={messages.title}
      accept={ACCEPTED}
      accepted={messages.accepted}
      notReadable={messages.notReadable}
      read={readImportFile}
      countRows={countRows}
      Prepare={PrepareImport}
      renderRun={(job) => <RunningClientImport job={job} onClose={onClose} onReview={onReview} />}
      onClose={onClose}
    >
      <HelpLink guide="importar-contactos">{messages.help}</HelpLink>
    </ImportSteps>
  )
}
