import { uniqueTexts } from '@predio/domain/fields'
import { X } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { Button } from 'react-aria-components'
import { TextField } from './text-field.tsx'
import { messages } from './messages.ts'

interface WordsFieldProps {
  label: string
  description?: string
  placeholder?: string
  value: readonly string[]
  onChange: (words: string[]) => void
  error?: string | undefined
  /** Keeps the space for the first word, because adding it would move what stands below while the person presses there. */
  keepsLine?: boolean
}

const MAX_LENGTH = 50

export function WordsField({
  label,
  value,
  onChange,
  keepsLine = false,
  ...rest
}: WordsFieldProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function add(text: string): void {
    const words = text.split(',')
    if (words.some((word) => word.trim() !== '')) onChange(uniqueTexts([...value, ...words]))
    setTyped('')
  }

  const press: ComponentProps<typeof TextField>['onKeyDown'] = (event) => {
    // Enter adds a word and must not submit the form; all other keys pass, so that Escape still closes the dialog.
    if (event.key !== 'Enter' || typed.trim() === '') return event.continuePropagation()
    event.preventDefault()
    add(typed)
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...rest}
        label={label}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onKeyDown={press}
        onBlur={() => add(typed)}
        inputRef={input}
      />
      {value.length === 0 && keepsLine && <div className="h-11 desk:h-9" />}
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {value.map((word) => (
            <li
              key={word}
              className="flex max-w-full items-center rounded-full bg-action-soft pl-4 text-sm font-medium text-action"
            >
              <span className="truncate">{word}</span>
              <Button
                aria-label={messages.removeItem(word)}
                onPress={() => {
                  onChange(value.filter((each) => each !== word))
                  input.current?.focus()
                }}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full outline-0 hover:bg-ink/8 focus-visible:outline-2 focus-visible:outline-focus desk:size-9"
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
