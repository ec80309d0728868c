import { useContext, useLayoutEffect, useState, type RefObject } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components'
import { addLayer } from '../lib/layers.ts'
import { useLatest } from '../lib/use-latest.ts'

let lastOrder = 0

interface LayerProps {
  onClose: () => void
  /** A collection of react-aria renders its children twice, once hidden; only the visible copy has a surface. */
  surface?: RefObject<HTMLElement | null>
}

/** FRAME-10: Back calls `onClose` while this component is rendered. */
export function Layer({ onClose, surface }: LayerProps) {
  // Layers are ordered as they are rendered, because the effects of two layers that open together run from the inside out.
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
