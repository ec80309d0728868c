import type { View } from '@predio/domain/views'
import { useViewCount } from '../../../capabilities/views/api/count-view.ts'
import { withCondition } from '../../../capabilities/views/conditions.ts'
import { messages } from '../../../records/clients/messages.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

const TO_REVIEW = 'revisar=si'

interface ReviewFilterProps {
  view: View
  onChange: (view: View) => void
}

/** CLIENT-23: the filter is shown only while there are clients to review. */
export function ReviewFilter({ view, onChange }: ReviewFilterProps) {
  const isOn = view.conditions.some(({ field, is }) => field === 'revisar' && is === 'yes')
  const count = useViewCount('clients', TO_REVIEW) ?? 0
  if (count === 0 && !isOn) return null
  return (
    <Checkbox
      label={messages.onlyToReview(count)}
      isSelected={isOn}
      onChange={(isChosen) =>
        onChange(
          withCondition(view, 'revisar', isChosen ? { field: 'revisar', is: 'yes' } : undefined),
        )
      }
    />
  )
}
