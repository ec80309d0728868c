import { Checkbox } from '../../../ui/checkbox.tsx'
import { useReviewCount } from '../../../records/clients/api/count-to-review.ts'
import { messages } from '../../../records/clients/messages.ts'

interface ReviewFilterProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Only for an agent who has some to review: it comes with an import and goes with the last of them. */
export function ReviewFilter({ isOn, onChange }: ReviewFilterProps) {
  const { data: count = 0 } = useReviewCount()
  if (count === 0 && !isOn) return null
  return (
    <div className="col-span-2 md:col-span-3">
      <Checkbox label={messages.onlyToReview(count)} isSelected={isOn} onChange={onChange} />
    </div>
  )
}
