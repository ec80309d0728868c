import {
  SCRIPT_CATEGORIES,
  SCRIPT_CATEGORY_LABELS,
  SCRIPT_VARIABLE_LABELS,
  SCRIPT_VARIABLES,
  type ScriptValues,
} from '@predio/domain/scripts'
import { useRef } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { lengthText, messages } from './messages.ts'
import { words } from '../../lib/words.ts'

const OPTIONS = SCRIPT_CATEGORIES.map((id) => ({ id, label: SCRIPT_CATEGORY_LABELS[id] }))
/** The limit of the schema (SCRIPT-03), for the counter. */
const MAX_LENGTH = 2000

export function ScriptFields({ control }: { control: Control<ScriptValues> }) {
  const title = useField(control, 'title')
  const category = useField(control, 'category')
  const { inputRef: _, ...content } = useField(control, 'content')
  const area = useRef<HTMLTextAreaElement>(null)

  function insert(variable: string): void {
    const { selectionStart = content.value.length, selectionEnd = selectionStart } =
      area.current ?? {}
    const text = `{{${variable}}}`
    content.onChange(
      content.value.slice(0, selectionStart) + text + content.value.slice(selectionEnd),
    )
    // The field has the new text after the next paint; only then the cursor can be put behind it.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
    })
  }

  return (
    <>
      <TextField isRequired label={words.title} autoCapitalize="sentences" {...title} />
      <Select
        isRequired
        label={words.category}
        options={OPTIONS}
        value={category.value}
        onChange={category.onChange}
        error={category.error}
      />
      <div className="flex flex-col gap-3">
        <TextArea
          isRequired
          label={messages.content}
          rows={9}
          inputRef={area}
          description={lengthText(content.value.trim().length, MAX_LENGTH)}
          {...content}
        />
        <fieldset aria-label={messages.variables} className="flex min-w-0 flex-wrap gap-2">
          {SCRIPT_VARIABLES.map((variable) => (
            <Button key={variable} look="secondary" size="small" onPress={() => insert(variable)}>
              {SCRIPT_VARIABLE_LABELS[variable]}
            </Button>
          ))}
        </fieldset>
        <p className="text-sm text-ink-soft">{messages.variablesHelp}</p>
      </div>
    </>
  )
}
