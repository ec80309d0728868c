import { useState } from 'react'
import { log } from '../../../lib/log.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { messages } from './messages.ts'
import { countRows, FileTooBig, readImportFile, type ImportSource } from './read-file.ts'

const ACCEPTED = ['.csv', '.txt', '.tsv', '.vcf', 'text/csv', 'text/vcard', 'text/x-vcard']

export function ChooseFile({ onChosen }: { onChosen: (source: ImportSource) => void }) {
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)

  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    setReading(true)
    setProblem(undefined)
    try {
      const source = await readImportFile(file)
      if (countRows(source) === 0) setProblem(messages.empty)
      else onChosen(source)
    } catch (error) {
      log.error('import file not read', error)
      setProblem(error instanceof FileTooBig ? messages.tooBig : messages.notReadable)
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <FileDrop
        label={messages.drop}
        buttonLabel={messages.choose}
        description={messages.accepted}
        accept={ACCEPTED}
        isDisabled={isReading}
        {...(problem && { error: problem })}
        onFiles={([file]) => void read(file)}
      />
      <HelpLink guide="importar-contactos">{messages.help}</HelpLink>
    </>
  )
}
