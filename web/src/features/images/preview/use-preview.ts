import type { Size } from '@predio/domain/images'
import { useEffect, useMemo, useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import type { KeyedBlob, Look } from '../engine/jobs.ts'
import { previewPool } from '../workshop/engines.ts'
import type { Picture } from '../workshop/state.ts'
import { latestOnly } from './latest-only.ts'

interface Order {
  picture: Pick<Picture, 'id' | 'file' | 'focus'>
  logo: KeyedBlob | null
  look: Look
}

interface Preview {
  order: Order
  made: { blob: Blob; size: Size } | null
}

async function render(order: Order): Promise<Preview> {
  const { picture, logo, look } = order
  const file = { key: picture.id, blob: picture.file }
  try {
    const { focus } = picture
    return { order, made: await previewPool().run({ kind: 'render', file, logo, look, focus }) }
  } catch (error) {
    log.error('preview not made', error)
    return { order, made: null }
  }
}

export function usePreview(picture: Picture | undefined, logo: KeyedBlob | null, look: Look) {
  const [preview, setPreview] = useState<Preview>()
  const ask = useRef<(order: Order) => void>(undefined)
  // Taking these three values out keeps the preview from being rendered for every step of a batch.
  const { id, file, focus } = picture ?? {}
  const order = useMemo<Order | null>(
    () => (id && file && focus ? { picture: { id, file, focus }, logo, look } : null),
    [id, file, focus, logo, look],
  )

  useEffect(() => {
    let isMounted = true
    ask.current = latestOnly(render, (made) => isMounted && setPreview(made))
    return () => {
      isMounted = false
    }
  }, [])

  useEffect(() => {
    if (order) ask.current?.(order)
  }, [order])

  return {
    preview: preview?.order.picture.id === id ? preview : undefined,
    isBusy: order !== null && preview?.order !== order,
  }
}
