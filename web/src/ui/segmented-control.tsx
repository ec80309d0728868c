import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import type { ReactNode } from 'react'

interface Segment<Id extends string> {
  id: Id
  label: string
  icon?: ReactNode
}

interface SegmentedControlProps<Id extends string> {
  label: string
  segments: readonly Segment<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  isDisabled?: boolean
}

export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
      className="inline-flex w-fit max-w-full gap-1 rounded-md max-sm:gap-0 border border-line bg-sunken p-0.75"
    >
      {segments.map(({ id, label: text, icon }) => (
        <ToggleButton
          key={id}
          id={id}
          {...(icon !== undefined && { 'aria-label': text })}
          className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-4 max-sm:px-2.5 max-[23rem]:px-1.5 max-[23rem]:text-sm whitespace-nowrap text-ink-soft outline-0 transition-[background-color,color,box-shadow] hover:text-ink selected:bg-raised selected:font-medium selected:text-ink selected:shadow-sm focus-visible:outline-2 focus-visible:outline-focus disabled:cursor-default disabled:text-ink-faint desk:min-h-8 desk:min-w-9 desk:text-sm [&:has(>svg)]:px-2 [&_svg]:size-4.5"
        >
          {icon ?? text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
