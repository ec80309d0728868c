import { Upload } from 'lucide-react'
import { DropZone, FileTrigger, isFileDropItem, type DropZoneProps } from 'react-aria-components'
import { Button } from './button.tsx'

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

interface FileDropProps {
  /** 'Arrastra tus fotos aquí'. */
  label: string
  /** 'Elegir fotos'. */
  buttonLabel: string
  /** What is accepted, in words. */
  description?: string
  error?: string | undefined
  accept: readonly string[]
  allowsMultiple?: boolean
  isDisabled?: boolean
  /** Every file that was given; whoever receives them refuses the wrong ones with words. */
  onFiles: (files: File[]) => void
}

/** Dropped, pasted or chosen. On a phone the button is all there is to it, so it stands in front. */
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
  async function receive({ items }: DropEvent): Promise<void> {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()))
    if (files.length > 0) onFiles(files)
  }

  return (
    <div className="flex flex-col gap-1.5">
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        onDrop={(event) => void receive(event)}
        className={`flex flex-col items-center gap-3 rounded-lg border-2 border-dashed bg-card px-6 py-8 text-center transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus drop-target:border-action drop-target:bg-action-soft disabled:border-line disabled:text-ink-faint ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        <Upload aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.75} />
        <div className="flex flex-col gap-0.5">
          <p className="font-medium">{label}</p>
          {description && <p className="text-sm text-ink-soft">{description}</p>}
        </div>
        <div data-file-field>
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={allowsMultiple}
            onSelect={(list) => list && list.length > 0 && onFiles([...list])}
          >
            <Button look="secondary" isDisabled={isDisabled}>
              {buttonLabel}
            </Button>
          </FileTrigger>
        </div>
      </DropZone>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
