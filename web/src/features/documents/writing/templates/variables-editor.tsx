import type { TemplateVariable } from '@predio/domain/documents'
import { useState } from 'react'
import { Notice } from '../../../../ui/notice.tsx'
import { templateMessages } from '../messages.ts'
import { VariableForm } from './variable-form.tsx'
import { VariableList } from './variable-list.tsx'

interface VariablesEditorProps {
  value: readonly TemplateVariable[]
  onChange: (variables: TemplateVariable[]) => void
  error: string | undefined
}

export function VariablesEditor({ value, onChange, error }: VariablesEditorProps) {
  const [edited, setEdited] = useState<TemplateVariable>()
  // React key of the form, so that another number resets the form.
  const [turn, setTurn] = useState(0)

  function finish(variable: TemplateVariable): void {
    onChange(
      edited ? value.map((each) => (each === edited ? variable : each)) : [...value, variable],
    )
    startOver()
  }

  function startOver(): void {
    setEdited(undefined)
    setTurn(turn + 1)
  }

  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold">{templateMessages.variables}</h2>
        <p className="text-sm text-ink-soft">{templateMessages.variablesHelp}</p>
      </div>
      <VariableList
        variables={value}
        onEdit={(variable) => {
          setEdited(variable)
          setTurn(turn + 1)
        }}
        onRemove={(variable) => {
          onChange(value.filter((each) => each !== variable))
          if (edited === variable) startOver()
        }}
      />
      <VariableForm key={turn} variable={edited} onDone={finish} onCancel={startOver} />
      {error && <Notice tone="danger">{error}</Notice>}
    </section>
  )
}
