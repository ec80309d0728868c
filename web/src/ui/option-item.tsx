import { Check } from 'lucide-react'
import { ListBoxItem, Text } from 'react-aria-components'
import type { Option } from './option.ts'

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-none focus:bg-action-soft selected:font-medium disabled:cursor-default disabled:text-ink-faint desk:min-h-9 desk:text-sm"
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <Text slot="label" className="truncate">
          {option.label}
        </Text>
        {option.description && (
          <Text
            slot="description"
            className="truncate text-sm font-normal text-ink-soft desk:text-xs"
          >
            {option.description}
          </Text>
        )}
      </span>
      <Check
        aria-hidden="true"
        className="invisible size-4 shrink-0 text-action group-selected:visible"
      />
    </ListBoxItem>
  )
}
