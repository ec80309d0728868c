import { Bold, Heading2, List, ListOrdered, Signature } from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { messages } from '../messages.ts'
import {
  addSignature,
  toggleBold,
  toggleHeading,
  toggleList,
  type Edit,
  type Selected,
} from './format-text.ts'

const TOOLS = [
  { label: messages.heading, Icon: Heading2, change: toggleHeading },
  { label: messages.bold, Icon: Bold, change: toggleBold },
  { label: messages.bullets, Icon: List, change: (at: Selected) => toggleList(at, false) },
  { label: messages.numbers, Icon: ListOrdered, change: (at: Selected) => toggleList(at, true) },
  { label: messages.signature, Icon: Signature, change: addSignature },
]

interface EditorToolbarProps {
  isDisabled: boolean
  onChange: (change: (selected: Selected) => Edit) => void
}

export function EditorToolbar({ isDisabled, onChange }: EditorToolbarProps) {
  return (
    <Toolbar
      aria-label={messages.format}
      className="flex w-fit gap-1 rounded-md border border-line bg-sunken p-0.75"
    >
      {TOOLS.map(({ label, Icon, change }) => (
        <IconButton
          key={label}
          label={label}
          icon={<Icon aria-hidden="true" />}
          isDisabled={isDisabled}
          onPress={() => onChange(change)}
        />
      ))}
    </Toolbar>
  )
}
