import { ChooseFile, TABLE_FILES } from '../../../capabilities/imports/choose-file.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { messages } from './messages.ts'
import { countRows, readImportFile, type ImportSource } from './read-file.ts'

const ACCEPTED = [...TABLE_FILES, '.vcf', 'text/vcard', 'text/x-vcard']

export function ChooseClientFile({ onChosen }: { onChosen: (source: ImportSource) => void }) {
  return (
    <ChooseFile
      accept={ACCEPTED}
      accepted={messages.accepted}
      notReadable={messages.notReadable}
      read={readImportFile}
      countRows={countRows}
      onChosen={onChosen}
    >
      <HelpLink guide="importar-contactos">{messages.help}</HelpLink>
    </ChooseFile>
  )
}
