import {
  SCRIPT_CATEGORY_LABELS,
  SCRIPT_FIELDS,
  SCRIPT_VARIABLE_LABELS,
  SCRIPT_VARIABLES,
} from '@predio/domain/scripts'
import { useRef } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { optionsOf } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { lengthText, messages } from './messages.ts'
import { FIELD_LABELS, type ScriptForm } from './script-values.ts'

const OPTIONS = optionsOf(SCRIPT_CATEGORY_LABELS)

export function ScriptFields({ control }: { control: Control<ScriptForm> }) {
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
    // The field shows the new text only after the next paint.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
    })
  }

  return (
    <>
      <TextField isRequired label={FIELD_LABELS.title} autoCapitalize="sentences" {...title} />
      <Select isRequired label={FIELD_LABELS.category} options={OPTIONS} {...category} />
      <div className="flex flex-col gap-3">
        <TextArea
          isRequired
          label={FIELD_LABELS.content}
          rows={9}
          inputRef={area}
          description={lengthText(content.value.trim().length, SCRIPT_FIELDS.content.max)}
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
