import type { ReactNode } from 'react'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useTemplate, type Template } from '../../../../records/templates/api/read-template.ts'
import { templateMessages } from '../messages.ts'

interface OpenedTemplateProps {
  id: string
  children: (template: Template) => ReactNode
}

export function OpenedTemplate({ id, children }: OpenedTemplateProps) {
  const template = useTemplate(id)
  if (template.data) return children(template.data)
  if (template.isPending)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" className="h-80" />
      </div>
    )
  if (template.data === null) return <Notice tone="danger">{templateMessages.gone}</Notice>
  return (
    <LoadFailure title={templateMessages.templateFailed} onRetry={() => void template.refetch()} />
  )
}
