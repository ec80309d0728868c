import { useContext, useLayoutEffect, useState, type RefObject } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components'
import { addLayer } from '../lib/layers.ts'
import { useLatest } from '../lib/use-latest.ts'

let lastOrder = 0

interface LayerProps {
  onClose: () => void
  /** What lies over the page, where it may not be rendered: a collection renders its children twice, once out of sight. */
  surface?: RefObject<HTMLElement | null>
}

/** Rendered while something lies over the page: Back calls `onClose` (FRAME-10). */
export function Layer({ onClose, surface }: LayerProps) {
  // By the order of rendering: of two that open together the effects of the inner one run first.
  const [order] = useState(() => (lastOrder += 1))
  const close = useLatest(onClose)
  useLayoutEffect(() => {
    if (surface && !surface.current) return
    return addLayer({ order, close: () => close.current() })
  }, [order, close, surface])
  return null
}

/** The layer of a modal, rendered in it. While it cannot be closed by Escape, Back does not close it either. */
export function ModalLayer({ canClose }: { canClose: boolean }) {
  const state = useContext(OverlayTriggerStateContext)
  // While it fades away it is not open any more.
  if (!state?.isOpen) return null
  return <Layer onClose={() => canClose && state.close()} />
}
