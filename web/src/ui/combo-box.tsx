import { ChevronDown } from 'lucide-react'
import { useContext, useImperativeHandle, useRef, useState, type Ref } from 'react'
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
} from 'react-aria-components'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { bareInput, fieldStack, frameButton, groupFrame } from './field-styles.ts'
import { OptionItem } from './option-item.tsx'
import type { Option } from './option.ts'
import { Popover } from './popover.tsx'
import { Spinner } from './spinner.tsx'
import { useAsyncOptions, type LoadOptions } from './use-async-options.ts'
import { useScrollAround } from './use-scroll-around.ts'
import { messages } from './messages.ts'

interface ComboBoxProps extends FieldProps {
  /** The function must stay the same between renders (module level or useCallback), because a new one loads the options again. */
  load: LoadOptions
  value: Option | null
  onChange: (option: Option | null) => void
  isRequired?: boolean
  isDisabled?: boolean
  /** True if each chosen option is added to a list, for example, so that the field's own value is always null. */
  beginsAnew?: boolean
  emptyText?: string
  failureText?: string
}

export function ComboBox({
  label,
  description,
  error,
  placeholder,
  load,
  value,
  onChange,
  beginsAnew = false,
  emptyText = messages.noResults,
  failureText = messages.searchFailed,
  ...rest
}: ComboBoxProps) {
  const [text, setText] = useState(value?.label ?? '')
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(value)
  const frame = useRef<HTMLDivElement>(null)
  const close = useRef<() => void>(null)
  useScrollAround(frame, isOpen)
  // If the value changes from outside, for example by a reset of the form, its text is shown.
  if (shown?.id !== value?.id) {
    setShown(value)
    setText(value?.label ?? '')
  }
  // The text of the current choice is not a search, so opening the list shows all options.
  const isAsking = text !== (value?.label ?? '')
  const { options, state } = useAsyncOptions(load, isAsking ? text : '', isOpen)

  function type(next: string): void {
    setText(next)
    if (next === '' && value) onChange(null)
  }

  /** Called with null when the field is left; nothing is chosen then, and the text of the current choice replaces what was typed. */
  function choose(id: string | number | null): void {
    const chosen = options.find((option) => option.id === id)
    if (!chosen || id === value?.id || beginsAnew) setText(value?.label ?? '')
    if (chosen && id !== value?.id) onChange(chosen)
    if (!chosen) return
    close.current?.()
    if (id !== value?.id && !beginsAnew) setText(text)
  }

  return (
    <AriaComboBox<Option>
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...rest}
      allowsEmptyCollection
      // QuestionInput opens the list itself. With automatic opening, the list would open again when the text of the choice comes back.
      menuTrigger="manual"
      items={options}
      inputValue={text}
      onInputChange={type}
      onOpenChange={setOpen}
      // The form may keep the choice of an emptied field, so its text comes back. A field that gets disabled was not left by the person.
      onBlur={({ target }) => !target.matches(':disabled') && setText(value?.label ?? '')}
      // Without a search the list opens at the current choice; with one it begins at the first result.
      value={isAsking ? null : (value?.id ?? null)}
      onChange={choose}
      className={fieldStack}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <Group ref={frame} className={groupFrame}>
        <QuestionInput placeholder={placeholder} close={close} />
        {isOpen && state === 'loading' && (
          <span className="text-ink-soft">
            <Spinner label={messages.searching} />
          </span>
        )}
        <Button className={frameButton}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </Group>
      <FieldHelp description={description} error={error} />
      <Popover matchesTrigger isSuggestion>
        <ListBox<Option>
          className="max-h-80 overflow-auto p-1 outline-none"
          renderEmptyState={() => (
            <p className="px-3 py-2 text-sm text-ink-soft">
              {state === 'loading'
                ? messages.searchingText
                : state === 'failed'
                  ? failureText
                  : emptyText}
            </p>
          )}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

interface QuestionInputProps extends Pick<FieldProps, 'placeholder'> {
  close: Ref<() => void>
}

function QuestionInput({ placeholder, close }: QuestionInputProps) {
  const state = useContext(ComboBoxStateContext)
  useImperativeHandle(close, () => () => state?.close(), [state])
  return (
    <Input
      className={bareInput}
      {...(placeholder && { placeholder })}
      onInput={() => state?.open(null, 'input')}
      onClick={() => state?.open(null, 'manual')}
    />
  )
}
