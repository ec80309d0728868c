import type { View } from '@predio/domain/views'
import { useDraft } from '../../lib/use-draft.ts'

const LAYOUTS = ['lista', 'mes', 'semana'] as const
export type InteractionLayout = (typeof LAYOUTS)[number]

/**
 * VIEW-40: the layout of the open view wins over the layout that this tab showed last; choosing a layout changes whichever of the two is
 * in force.
 */
export function useLayout(
  view: View,
  change: (view: View) => void,
): [InteractionLayout, (layout: InteractionLayout) => void] {
  const [remembered, remember] = useDraft('interactions.layout', readLayout)
  const asked = LAYOUTS.find((each) => each === view.layout)
  return [
    asked ?? remembered,
    (layout) => {
      if (asked === undefined) remember(layout)
      else change({ ...view, layout })
    },
  ]
}

function readLayout(stored: unknown): InteractionLayout {
  return LAYOUTS.find((each) => each === stored) ?? 'lista'
}
