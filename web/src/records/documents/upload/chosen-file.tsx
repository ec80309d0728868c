import { formatBytes } from '@predio/domain/numbers'
import { FileText } from 'lucide-react'
import { FileTrigger } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { messages } from '../messages.ts'

const ACCEPTED = ['.pdf', '.doc', '.docx', '.odt']

interface ChosenFileProps {
  file: File | undefined
  error: string | undefined
  isDisabled: boolean
  onFiles: (files: File[]) => void
}

export function ChosenFile({ file, error, isDisabled, onFiles }: ChosenFileProps) {
  if (!file) {
    return (
      <FileDrop
        label={messages.drop}
        description={messages.dropHint}
        buttonLabel={messages.chooseFile}
        accept={ACCEPTED}
        isDisabled={isDisabled}
        error={error}
        onFiles={onFiles}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-sunken/60 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-action-soft text-action">
        <FileText aria-hidden="true" className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium wrap-anywhere">{file.name}</span>
        <span className="text-sm text-ink-soft tabular-nums">{formatBytes(file.size)}</span>
      </div>
      <FileTrigger
        acceptedFileTypes={ACCEPTED}
        onSelect={(list) => list && list.length > 0 && onFiles([...list])}
      >
        <Button look="secondary" size="small" isDisabled={isDisabled}>
          {messages.changeFile}
        </Button>
      </FileTrigger>
    </div>
  )
}
