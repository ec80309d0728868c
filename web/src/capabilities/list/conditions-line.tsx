import { describeGroup, groupsOf, type Condition, type ListEntity } from '@predio/domain/views'
import { X } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from 'react-aria-components'
import { messages as viewMessages } from '../views/messages.ts'
import { SaveButtons } from '../views/save-buttons.tsx'
import type { OpenView } from '../views/use-open-view.ts'
import type { ViewDialogs } from '../views/use-view-dialogs.tsx'
import type { CountProps } from '../views/view-links.tsx'
import { messages } from './messages.ts'

interface ConditionsLineProps<Entity extends ListEntity> {
  open: OpenView<Entity>
  dialogs: ViewDialogs
  Count: ComponentType<CountProps<Entity>>
  isInFilters: (group: readonly Condition[]) => boolean
}

export function ConditionsLine<Entity extends ListEntity>(props: ConditionsLineProps<Entity>) {
  const { open, dialogs, Count, isInFilters } = props
  const { entity, view } = open
  if ((view.conditions.length === 0 && !open.isChanged) || open.isPreset) return null
  const groups = groupsOf(view.conditions)
  const found = (
    <Count entity={entity} query={open.query}>
      {viewMessages.found}
    </Count>
  )
  return (
    <div className="flex min-h-11 min-w-0 flex-1 max-lg:-mb-1 items-center gap-3 max-lg:overflow-x-auto max-lg:pr-6 max-lg:[scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),transparent)] desk:min-h-8">
      <ul className="flex items-center empty:hidden gap-1.5 max-lg:shrink-0 lg:min-w-0 lg:overflow-x-auto lg:pr-6 [scrollbar-width:none] lg:[mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),transparent)]">
        {groups.map((group, at) => {
          if (isInFilters(group)) return null
          const text = describeGroup(entity, group)
          return (
            <li
              key={text}
              className="flex shrink-0 items-center rounded-full bg-action-soft pl-3 text-sm text-action"
            >
              <span className="inline-block max-w-64 truncate first-letter:uppercase">{text}</span>
              <Button
                aria-label={messages.removeCondition(text)}
                onPress={() =>
                  open.change({ ...view, conditions: groups.filter((_, i) => i !== at).flat() })
                }
                className="inline-grid size-11 cursor-pointer place-items-center rounded-full outline-0 transition-colors hover:bg-ink/8 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus desk:size-8 [&_svg]:size-4"
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {dialogs.sentence} {found}
      </p>
      <span aria-hidden="true" className="flex-1 text-sm font-medium tabular-nums">
        {found}
      </span>
      <SaveButtons open={open} dialogs={dialogs} />
    </div>
  )
}
