import { LOGO_ACCEPT } from '@predio/domain/images'
import { ImageUp, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useLogo, type Logo } from './api/read-logo.ts'
import { useSaveLogo } from './api/save-logo.ts'
import { BlobImage } from '../../ui/blob-image.tsx'
import { RefusedFileError } from '../../lib/pictures/refused-file-error.ts'
import { words } from '../../lib/words.ts'
import { messages } from './messages.ts'

const TYPES = Object.keys(LOGO_ACCEPT)

/** IMG-30: the field shows the logo and lets the agent change it. */
export function LogoField() {
  const logo = useLogo()
  const save = useSaveLogo()
  const [error, setError] = useState<string>()

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files
    if (!file || save.isPending) return
    setError(undefined)
    try {
      await save.mutateAsync(file)
      toast.success(messages.logoSaved)
    } catch (failure) {
      setError(failure instanceof RefusedFileError ? failure.message : messages.logoFailed)
    }
  }

  return (
    <>
      {logo.isPending ? (
        <Skeleton shape="block" className="h-32" />
      ) : logo.isError ? (
        <div className="flex flex-col gap-3">
          <Notice tone="danger">{messages.logoLoadFailed}</Notice>
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              icon={<RotateCw aria-hidden="true" className="size-4.5" />}
              onPress={() => void logo.refetch()}
            >
              {words.tryAgain}
            </Button>
            <ChangeLogo isPending={save.isPending} onFiles={take} />
          </div>
        </div>
      ) : logo.data ? (
        <div className="flex flex-col gap-3">
          <LogoPicture logo={logo.data} />
          <ChangeLogo isPending={save.isPending} onFiles={take} />
          {error && <Notice tone="danger">{error}</Notice>}
        </div>
      ) : (
        <FileDrop
          label={save.isPending ? messages.logoSaving : messages.logoDrop}
          buttonLabel={messages.logoChoose}
          description={messages.logoAccepts}
          accept={TYPES}
          isDisabled={save.isPending}
          {...(error && { error })}
          onFiles={(files) => void take(files)}
        />
      )}
    </>
  )
}

/** White and black logos are both visible on a medium grey. */
function LogoPicture({ logo }: { logo: Logo }) {
  return (
    <div className="grid h-32 place-items-center rounded-md bg-line-strong/60 p-4">
      <BlobImage
        blob={logo.blob}
        alt={messages.logoAlt}
        className="max-h-24 max-w-full object-contain"
      />
    </div>
  )
}

interface ChangeLogoProps {
  isPending: boolean
  onFiles: (files: File[]) => Promise<void>
}

function ChangeLogo({ isPending, onFiles }: ChangeLogoProps) {
  return (
    <FileTrigger acceptedFileTypes={TYPES} onSelect={(list) => list && void onFiles([...list])}>
      <Button
        look="secondary"
        isPending={isPending}
        pendingLabel={messages.logoSaving}
        icon={<ImageUp aria-hidden="true" className="size-4.5" />}
      >
        {messages.logoChange}
      </Button>
    </FileTrigger>
  )
}
