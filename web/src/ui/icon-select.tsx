import type { ReactNode } from 'react'
import {
  Button,
  ListBox,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components'
import { buttonClass } from './button-styles.ts'
import { OptionItem } from './option-item.tsx'
import type { Option } from './option.ts'
import { Popover } from './popover.tsx'

interface IconSelectProps extends Omit<
  AriaSelectProps<Option>,
  'children' | 'className' | 'style' | 'aria-label'
> {
  label: string
  icon: ReactNode
  options: readonly Option[]
}

export function IconSelect({ label, icon, options, ...rest }: IconSelectProps) {
  return (
    <AriaSelect {...rest} aria-label={label}>
      <Button className={buttonClass('secondary', 'medium', false, 'sm')}>
        {icon}
        <SelectValue className="sr-only" />
      </Button>
      <Popover placement="bottom end">
        <ListBox items={options} className="max-h-80 overflow-auto p-1 outline-none">
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
