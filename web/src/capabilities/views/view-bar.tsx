import type { ListEntity } from '@predio/domain/views'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, type ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { SaveButtons } from './save-buttons.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import type { OpenView } from './use-open-view.ts'
import { type SuggestionsProps, useViewDialogs } from './use-view-dialogs.tsx'
import { type CountProps, type UsualView, ViewLinks } from './view-links.tsx'
import { ViewNotices } from './view-notices.tsx'

interface ViewBarProps<Entity extends ListEntity> {
  open: OpenView<Entity>
  Count: ComponentType<CountProps<Entity>>
  Suggestions: ComponentType<SuggestionsProps>
  usual?: readonly UsualView[]
}

/** The views, filters and changes of the open view, for lists that are not on the line of tools yet (decision 24). */
export function ViewBar<Entity extends ListEntity>({
  open,
  Count,
  Suggestions,
  usual,
}: ViewBarProps<Entity>) {
  const dialogs = useViewDialogs(open, Suggestions)
  const bar = useRef<HTMLDivElement>(null)
  useBarFocus(bar)
  const { view, isChanged } = open
  return (
    <div ref={bar} className="flex flex-col gap-3 print:hidden">
      <div className="flex items-center gap-2">
        <ViewLinks open={open} dialogs={dialogs} Count={Count} usual={usual} />
        <Button
          data-filters
          look="secondary"
          size="small"
          icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
          onPress={dialogs.edit}
        >
          {messages.filterButton(view.conditions.length)}
        </Button>
      </div>
      {(isChanged || view.conditions.length > 0) && !open.isPreset && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-48 flex-1 text-sm text-ink-soft">
            {dialogs.sentence}{' '}
            <span aria-live="polite" className="font-medium text-ink tabular-nums">
              <Count entity={open.entity} query={open.query}>
                {messages.found}
              </Count>
            </span>
          </p>
          <SaveButtons open={open} dialogs={dialogs} />
        </div>
      )}
      <ViewNotices open={open} hasFailed={dialogs.hasFailed} />
      {dialogs.element}
    </div>
  )
}
