import { useContext, useLayoutEffect, useState, type RefObject } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components'
import { addLayer } from '../lib/layers.ts'
import { useLatest } from '../lib/use-latest.ts'

let lastOrder = 0

interface LayerProps {
  onClose: () => void
  /** A collection renders its children twice, once hidden, so the surface tells which one is real. */
  surface?: RefObject<HTMLElement | null>
}

/** FRAME-10: Back calls `onClose` while this is rendered. */
export function Layer({ onClose, surface }: LayerProps) {
  // The order is that of rendering, because of two layers that open together the effects of the inner one run first.
  const [order] = useState(() => (lastOrder += 1))
  const close = useLatest(onClose)
  useLayoutEffect(() => {
    if (surface && !surface.current) return
    return addLayer({ order, close: () => close.current() })
  }, [order, close, surface])
  return null
}

/** While Escape cannot close the modal, Back does not close it either. */
export function ModalLayer({ canClose }: { canClose: boolean }) {
  const state = useContext(OverlayTriggerStateContext)
  if (!state?.isOpen) return null
  return <Layer onClose={() => canClose && state.close()} />
}
