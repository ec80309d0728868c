import { ImageOff } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { messages } from './messages.ts'
import { notePhotos } from './note-bucket.ts'
import type { NoteFile } from './upload-note-photos.ts'

interface NotePhotoProps {
  path: string
  files?: readonly NoteFile[] | undefined
  alt: string
  className: string
}

export function NotePhoto({ path, files, alt, className }: NotePhotoProps) {
  const local = files?.find((file) => file.path === path)
  if (local) return <BlobImage blob={local.blob} alt={alt} className={className} />
  return <StoredPhoto path={path} alt={alt} className={className} />
}

function StoredPhoto({ path, alt, className }: Omit<NotePhotoProps, 'files'>) {
  const [address] = notePhotos.useAddresses([path])
  if (address === undefined) return <span className={cx(className, 'block bg-sunken')} />
  if (address === null) {
    return (
      <span className={cx(className, 'grid place-items-center bg-sunken text-ink-faint')}>
        <ImageOff aria-label={messages.missing} className="size-6" strokeWidth={1.5} />
      </span>
    )
  }
  return <img src={address} alt={alt} decoding="async" loading="lazy" className={className} />
}
