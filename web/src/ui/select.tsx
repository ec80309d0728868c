import { ChevronDown } from 'lucide-react'
import {
  Button,
  Label,
  ListBox,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
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

interface CompactSelectProps extends Pick<
  SelectProps,
  'label' | 'options' | 'value' | 'onChange' | 'isDisabled'
> {
  isSet: boolean
}

/** For more than about fifteen choices use a ComboBox. */
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
        <Options options={options} />
      </Popover>
    </AriaSelect>
  )
}

export function CompactSelect({ label, options, isSet, ...rest }: CompactSelectProps) {
  return (
    <AriaSelect {...rest} className="group shrink-0">
      <Button
        className={cx(
          'inline-flex min-h-11 max-w-64 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 max-sm:px-3 text-sm whitespace-nowrap outline-0 transition-colors focus-visible:outline-2 focus-visible:outline-focus desk:min-h-8 desk:px-3',
          isSet
            ? 'border-transparent bg-action-soft font-medium text-action'
            : 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink group-open:border-line-strong',
        )}
      >
        <Label elementType="span">
          {label}
          {isSet && <span aria-hidden="true">:</span>}
        </Label>
        <SelectValue className={isSet ? 'truncate' : 'sr-only'}>
          {({ selectedText }) => selectedText}
        </SelectValue>
        <ChevronDown
          aria-hidden="true"
          className="-mr-0.5 size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </Button>
      <Popover>
        <Options options={options} />
      </Popover>
    </AriaSelect>
  )
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return (
    <ListBox items={options} className="max-h-80 min-w-44 overflow-auto p-1 outline-none">
      {(option) => <OptionItem option={option} />}
    </ListBox>
  )
}
