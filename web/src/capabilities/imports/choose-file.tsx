import { useState, type ReactNode } from 'react'
import { log } from '../../lib/log.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { messages } from './messages.ts'
import { FileTooBig, OldExcelFile } from './read-table-file.ts'

export const TABLE_FILES = ['.csv', '.txt', '.tsv', '.xlsx', '.xls', 'text/csv'] as const

export interface ChooseFileProps<Source> {
  accept: readonly string[]
  accepted: string
  notReadable: string
  read: (file: File) => Promise<Source>
  countRows: (source: Source) => number
  onChosen: (source: Source) => void
  children?: ReactNode
}

export function ChooseFile<Source>(props: ChooseFileProps<Source>) {
  const { accept, accepted, notReadable, read, countRows, onChosen, children } = props
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)

  async function receive(file: File | undefined): Promise<void> {
    if (!file) return
    setReading(true)
    setProblem(undefined)
    try {
      const source = await read(file)
      if (countRows(source) === 0) setProblem(messages.empty)
      else onChosen(source)
    } catch (error) {
      log.error('import file not read', error)
      setProblem(describeFileError(error) ?? notReadable)
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <FileDrop
        label={messages.drop}
        buttonLabel={messages.choose}
        description={accepted}
        accept={accept}
        isDisabled={isReading}
        {...(problem && { error: problem })}
        onFiles={([file]) => void receive(file)}
      />
      {children}
    </>
  )
}

export function describeFileError(error: unknown): string | undefined {
  if (error instanceof FileTooBig) return messages.tooBig
  return error instanceof OldExcelFile ? messages.oldExcel : undefined
}
