import type { View } from '@predio/domain/views'
import { useDraft } from '../../lib/use-draft.ts'

const LAYOUTS = ['lista', 'mes', 'semana'] as const
export type InteractionLayout = (typeof LAYOUTS)[number]

/** VIEW-40: the view's layout comes before the one that this tab showed last; a press changes the one that counts. */
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
