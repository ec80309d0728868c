import { useRef } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'

interface ChooseBoxProps {
  /** What it chooses: 'Elegir: Ana Pech'. */
  label: string
  isChosen: boolean
  /** With shift it chooses all from the one that was pressed last. */
  onPress: (isRange: boolean) => void
  /** Where arrow keys lead from one to the next, Tab leads to one of them. */
  isTabStop?: boolean
}

/** The box of a row that can be chosen; a press anywhere in the row reaches it. */
export function ChooseBox({ label, isChosen, onPress, isTabStop = true }: ChooseBoxProps) {
  const isRange = useRef(false)
  return (
    <div
      className="[&_label]:after:absolute [&_label]:after:inset-0 [&_label]:after:z-1"
      onPointerDownCapture={(event) => (isRange.current = event.shiftKey)}
      // An arrow with Shift chooses by the boxes of other rows (KEY-06).
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
