import { useRef } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'

interface ChooseBoxProps {
  label: string
  isChosen: boolean
  onPress: (isRange: boolean) => void
  isTabStop?: boolean
}

export function ChooseBox({ label, isChosen, onPress, isTabStop = true }: ChooseBoxProps) {
  const isRange = useRef(false)
  return (
    <div
      className="[&_label]:after:absolute [&_label]:after:inset-0 [&_label]:after:z-1"
      onPointerDownCapture={(event) => (isRange.current = event.shiftKey)}
      // KEY-06: an arrow key with Shift presses the checkboxes of other rows, so only the space bar with Shift chooses a range.
      onKeyDownCapture={({ key, shiftKey }) => (isRange.current = shiftKey && key.length === 1)}
    >
      <Checkbox
        hidesLabel
        label={label}
        isSelected={isChosen}
        excludeFromTabOrder={!isTabStop}
        onChange={() => onPress(isRange.current)}
      />
    </div>
  )
}
