import { isOwnPhoto } from '@predio/domain/properties'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/lazy.ts'
import type { LocalProperty } from '../../records/listings/local-property.ts'
import { Card } from '../../ui/card.tsx'

const BringPhotosSection = lazy(async () => ({
  default: (await import('../../records/listings/photos/bring/bring-photos-section.tsx'))
    .BringPhotosSection,
}))

/** LIMP-13: a pasted listing names photographs of another site until they are stored here. */
export function ExternalPhotos({ row }: { row: LocalProperty }) {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const found = row.is_example ? [] : row.images.filter(isExternal)
  if (addresses.length === 0 && found.length > 0) setAddresses(found)
  if (addresses.length === 0) return null
  return (
    <Suspense>
      <Card padding="compact">
        <BringPhotosSection listings={[{ id: row.id, title: row.title, addresses }]} />
      </Card>
    </Suspense>
  )
}

/** The pictures of the examples are files of the app, so they are not external. */
function isExternal(image: string): boolean {
  return !isOwnPhoto(image) && !image.startsWith(`${location.origin}/`)
}
