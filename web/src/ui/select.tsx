import { ChevronDown } from 'lucide-react'
import {
  Button,
  ListBox,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStack, soloFrame } from './field-styles.ts'
import { OptionItem } from './option-item.tsx'
import type { Option } from './option.ts'
import { Popover } from './popover.tsx'
import { messages } from './messages.ts'

interface SelectProps
  extends
    FieldProps,
    Omit<AriaSelectProps<Option>, 'children' | 'className' | 'style' | keyof FieldProps> {
  options: readonly Option[]
}

/** A handful of choices. More than about fifteen: ComboBox. */
export function Select({
  label,
  description,
  error,
  placeholder = messages.chooseOption,
  options,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...rest}
      placeholder={placeholder}
      className={`group ${fieldStack}`}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <Button
        className={`${soloFrame} cursor-pointer gap-2 text-left group-invalid:border-danger group-open:border-focus`}
      >
        <SelectValue className="min-w-0 flex-1 truncate placeholder-shown:text-ink-faint">
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </Button>
      <FieldHelp description={description} error={error} />
      <Popover matchesTrigger>
        <ListBox items={options} className="max-h-80 overflow-auto p-1 outline-none">
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
