import { reviewTemplate, suggestVariable, type TemplateVariable } from '@predio/domain/documents'
import { useMemo } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { templateMessages } from '../messages.ts'

interface TemplateIssuesProps {
  content: string
  variables: readonly TemplateVariable[]
  onAdd: (variables: TemplateVariable[]) => void
}

/** DOC-92: lists undeclared, unused and malformed variables. */
export function TemplateIssues({ content, variables, onAdd }: TemplateIssuesProps) {
  const issues = useMemo(() => reviewTemplate(content, variables), [content, variables])
  if (issues.length === 0) return null
  const missing = new Map(
    issues
      .filter(({ kind }) => kind === 'unknown')
      .map(({ name }) => suggestVariable(name))
      .map((variable) => [variable.name, variable]),
  )
  return (
    <Notice tone="warning">
      <section aria-label={templateMessages.issues} className="flex flex-col gap-2">
        <h2>{templateMessages.issues}</h2>
        <ul className="flex list-disc flex-col gap-1 pl-5 font-normal wrap-anywhere">
          {issues.map(({ kind, name, text }) => (
            <li key={`${kind} ${name}`}>{text}</li>
          ))}
        </ul>
        {missing.size > 0 && (
          <div>
            <Button look="secondary" size="small" onPress={() => onAdd([...missing.values()])}>
              {templateMessages.addMissing}
            </Button>
          </div>
        )}
      </section>
    </Notice>
  )
}
