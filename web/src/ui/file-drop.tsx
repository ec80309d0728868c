import { UPLOAD_MESSAGES } from '@predio/domain/documents'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { DropZone, FileTrigger, isFileDropItem, type DropZoneProps } from 'react-aria-components'
import { Button } from './button.tsx'
import { messages } from './messages.ts'

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

interface FileDropProps {
  label: string
  buttonLabel: string
  description?: string
  error?: string | undefined
  accept: readonly string[]
  allowsMultiple?: boolean
  isDisabled?: boolean
  /** Called with several files only if `allowsMultiple`; it must check the types itself. */
  onFiles: (files: File[]) => void
}

/** A phone can only choose files, so its text does not mention dragging. */
export function FileDrop({
  label,
  buttonLabel,
  description,
  error,
  accept,
  allowsMultiple = false,
  isDisabled = false,
  onFiles,
}: FileDropProps) {
  // The file chooser enforces a single file, but a person may drop several.
  const [hasTooMany, setTooMany] = useState(false)
  const fault = hasTooMany ? UPLOAD_MESSAGES.tooMany : error

  function give(files: File[]): void {
    const isRefused = files.length > 1 && !allowsMultiple
    setTooMany(isRefused)
    if (files.length > 0 && !isRefused) onFiles(files)
  }

  async function receive({ items }: DropEvent): Promise<void> {
    give(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))
  }

  return (
    <div className="flex flex-col gap-1.5">
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        onDrop={(event) => void receive(event)}
        className={`flex flex-col items-center gap-3 rounded-lg border-2 border-dashed bg-card px-6 py-8 text-center transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus drop-target:border-action drop-target:bg-action-soft disabled:border-line disabled:text-ink-faint ${fault ? 'border-danger' : 'border-line-strong'}`}
      >
        <Upload aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.75} />
        <div className="flex flex-col gap-0.5">
          <p className="font-medium pointer-coarse:hidden">{label}</p>
          <p className="hidden font-medium pointer-coarse:block">
            {messages.tapToChoose(buttonLabel)}
          </p>
          {description && <p className="text-sm text-ink-soft">{description}</p>}
        </div>
        <div data-file-field>
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={allowsMultiple}
            onSelect={(list) => list && give([...list])}
          >
            <Button look="secondary" isDisabled={isDisabled}>
              {buttonLabel}
            </Button>
          </FileTrigger>
        </div>
      </DropZone>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
