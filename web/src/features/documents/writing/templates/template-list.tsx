import { LayoutTemplate, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../../../lib/session/index.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { GridSkeleton } from '../../../../ui/grid-skeleton.tsx'
import {
  useTemplates,
  type TemplateSummary,
} from '../../../../records/templates/api/list-templates.ts'
import { templateMessages } from '../messages.ts'
import { findTemplates } from './find-templates.ts'
import { TemplateCard } from './template-card.tsx'

export type TemplateAction = 'preview' | 'document' | 'form' | 'delete'

interface TemplateListProps {
  onOpen: (template: TemplateSummary, as: TemplateAction) => void
}

/** TPL-02: own templates come first, then built-in ones, then those of other agents. */
export function TemplateList({ onOpen }: TemplateListProps) {
  const { id: userId } = useUser()
  const { own: mine, shared } = useTemplates()
  const [text, setText] = useState('')
  if (mine.isPending) return <GridSkeleton cards={4} grid="gap-4 sm:grid-cols-2" card="h-40" />
  if (!mine.data)
    return <LoadFailure title={templateMessages.loadFailed} onRetry={() => void mine.refetch()} />
  const found = findTemplates([...mine.data, ...(shared.data ?? [])], text)
  const group = (isOwn: boolean) => found.filter(({ user_id }) => (user_id === userId) === isOwn)
  const cards = (list: readonly TemplateSummary[]) => (
    <ul className="grid gap-4 sm:grid-cols-2">
      {list.map((template) => (
        <li key={template.id} className="min-w-0">
          <TemplateCard
            template={template}
            onOpen={() => onOpen(template, 'preview')}
            onUse={() => onOpen(template, 'document')}
            {...(template.user_id === userId && {
              onEdit: () => onOpen(template, 'form'),
              onDelete: () => onOpen(template, 'delete'),
            })}
          />
        </li>
      ))}
    </ul>
  )
  const [own, others] = [group(true), group(false)]
  return (
    <div className="flex flex-col gap-6">
      <SearchField
        label={templateMessages.search}
        placeholder={templateMessages.searchPlaceholder}
        value={text}
        onChange={setText}
      />
      {found.length === 0 ? (
        <EmptyState icon={<SearchX aria-hidden="true" />} title={templateMessages.noneFound} />
      ) : (
        <>
          {(own.length > 0 || text.trim() === '') && (
            <section className="flex flex-col gap-3">
              <h2 className="font-semibold">{templateMessages.own}</h2>
              {own.length > 0 ? (
                cards(own)
              ) : (
                <p className="flex items-center gap-3 rounded-lg bg-sunken px-4 py-3 text-sm text-ink-soft">
                  <LayoutTemplate aria-hidden="true" className="size-5 shrink-0" />
                  {templateMessages.noneOwn}
                </p>
              )}
            </section>
          )}
          {others.length > 0 && (
            <section className="flex flex-col gap-3">
              <h2 className="font-semibold">{templateMessages.shared}</h2>
              {cards(others)}
            </section>
          )}
        </>
      )}
      {shared.isError && !shared.data && (
        <LoadFailure title={templateMessages.sharedFailed} onRetry={() => void shared.refetch()} />
      )}
    </div>
  )
}
