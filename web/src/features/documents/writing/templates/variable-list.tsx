import { VARIABLE_TYPE_LABELS, type TemplateVariable } from '@predio/domain/documents'
import { Pencil, X } from 'lucide-react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { messages, templateMessages } from '../messages.ts'

interface VariableListProps {
  variables: readonly TemplateVariable[]
  onEdit: (variable: TemplateVariable) => void
  onRemove: (variable: TemplateVariable) => void
}

export function VariableList({ variables, onEdit, onRemove }: VariableListProps) {
  if (variables.length === 0)
    return <p className="text-sm text-ink-soft">{templateMessages.noVariables}</p>
  return (
    <ul aria-label={templateMessages.variables} className="flex flex-col divide-y divide-line">
      {variables.map((variable) => (
        <li key={variable.name} className="flex items-center gap-2 py-1">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="rounded-sm bg-action-soft px-1 text-sm font-medium text-action wrap-anywhere">
              {`{{${variable.name}}}`}
            </span>
            <span className="wrap-anywhere">{variable.label}</span>
            <span className="text-sm text-ink-soft">{describe(variable)}</span>
          </div>
          <IconButton
            label={`${messages.edit} ${variable.label}`}
            icon={<Pencil aria-hidden="true" />}
            onPress={() => onEdit(variable)}
          />
          <IconButton
            label={`${messages.remove} ${variable.label}`}
            icon={<X aria-hidden="true" />}
            onPress={() => onRemove(variable)}
          />
        </li>
      ))}
    </ul>
  )
}

function describe({ type, required, options }: TemplateVariable): string {
  return [
    VARIABLE_TYPE_LABELS[type],
    type === 'select' ? options.join(', ') : '',
    required ? '' : templateMessages.optionalMark,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
