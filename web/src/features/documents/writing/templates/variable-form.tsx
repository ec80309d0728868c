import {
  VARIABLE_TYPE_LABELS,
  VARIABLE_TYPES,
  variableSchema,
  type TemplateVariable,
  type VariableType,
} from '@predio/domain/documents'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { messages, templateMessages } from '../messages.ts'
import { optionsOf } from '../../../../ui/option.ts'

const TYPES = optionsOf(VARIABLE_TYPE_LABELS)

interface VariableFormProps {
  variable: TemplateVariable | undefined
  onDone: (variable: TemplateVariable) => void
  onCancel: () => void
}

/** The values count only when the variable was added to the list. */
export function VariableForm({ variable, onDone, onCancel }: VariableFormProps) {
  const [name, setName] = useState(variable?.name ?? '')
  const [label, setLabel] = useState(variable?.label ?? '')
  const [type, setType] = useState<VariableType>(variable?.type ?? 'text')
  const [isRequired, setRequired] = useState(variable?.required ?? true)
  const [options, setOptions] = useState(variable?.options.join('\n') ?? '')
  const [fault, setFault] = useState<string>()

  function add(): void {
    const given = { name, label, type, required: isRequired, options: options.split('\n') }
    const { data, error } = variableSchema.safeParse(given)
    if (data) onDone(data)
    else setFault(error.issues[0]?.message)
  }

  return (
    <fieldset
      aria-label={variable ? templateMessages.changeVariable : templateMessages.addVariable}
      className="flex min-w-0 flex-col gap-4 rounded-lg bg-sunken p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={templateMessages.variableName}
          placeholder="renta"
          value={name}
          onChange={setName}
          autoCapitalize="none"
          autoComplete="off"
        />
        <TextField
          label={templateMessages.variableLabel}
          placeholder={messages.variableExample}
          value={label}
          onChange={setLabel}
          autoComplete="off"
        />
        <Select
          label={templateMessages.variableType}
          options={TYPES}
          value={type}
          onChange={(id) => setType(VARIABLE_TYPES.find((known) => known === id) ?? 'text')}
        />
      </div>
      {type === 'select' && (
        <TextArea
          label={templateMessages.variableOptions}
          rows={3}
          value={options}
          onChange={setOptions}
        />
      )}
      <Checkbox
        label={templateMessages.variableRequired}
        isSelected={isRequired}
        onChange={setRequired}
      />
      {fault && <Notice tone="danger">{fault}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onPress={add}>
          {variable ? templateMessages.changeVariable : templateMessages.addVariable}
        </Button>
        {variable && (
          <Button look="quiet" onPress={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
