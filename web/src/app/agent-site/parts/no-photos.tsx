import { ImageOff } from 'lucide-react'
import { messages } from '../messages.ts'

export function NoPhotos() {
  return (
    <p className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-ink-soft">
      <ImageOff aria-hidden="true" className="size-9" />
      {messages.noPhotos}
    </p>
  )
}
