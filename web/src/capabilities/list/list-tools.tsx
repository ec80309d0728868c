import { type Field, findField, type ServerEntity, writeComparison } from '@predio/domain/views'
import { useRef, type ComponentType, type ReactNode } from 'react'
import type { Option } from '../../ui/option.ts'
import { ChooseButton } from '../bulk/choose-button.tsx'
import { ChoiceFilter } from '../views/choice-filter.tsx'
import { ComparisonFilter } from '../views/comparison-filter.tsx'
import { choiceIn, choicesOf, conditionOn } from '../views/conditions.ts'
import { useBarFocus } from '../views/use-bar-focus.ts'
import { type SuggestionsProps, useViewDialogs } from '../views/use-view-dialogs.tsx'
import { ViewCount } from '../views/view-count.tsx'
import { type UsualView, ViewLinks } from '../views/view-links.tsx'
import { ViewNotices } from '../views/view-notices.tsx'
import { ConditionsLine } from './conditions-line.tsx'
import { type MainAction, type ToolAction, ToolLine } from './tool-line.tsx'
import type { ListState } from './use-list.ts'

interface ListFilter {
  field: string
  all: string
  label?: string
  options?: readonly Option[]
}

interface ListToolsProps<Entity extends ServerEntity> {
  list: ListState<Entity>
  texts: { heading: string; searchLabel: string; searchPlaceholder: string }
  /** False for a layout without text search, such as the agenda. */
  isSearched?: boolean
  filters: readonly ListFilter[]
  moreFilters?: ReactNode
  Suggestions?: ComponentType<SuggestionsProps>
  usual?: readonly UsualView[]
  usualFields?: readonly string[]
  layouts?: ReactNode
  canChoose?: boolean
  menu?: readonly ToolAction[] | undefined
  menuLabel?: string | undefined
  main: MainAction
}

export function ListTools<Entity extends ServerEntity>(props: ListToolsProps<Entity>) {
  const { list, texts, filters, moreFilters, layouts, isSearched = true, canChoose = true } = props
  const { usualFields = [] } = props
  const { open, text, setText, selection } = list
  const dialogs = useViewDialogs(open, props.Suggestions)
  const root = useRef<HTMLDivElement>(null)
  useBarFocus(root)
  const alwaysShown = [...(isSearched ? ['texto'] : []), ...usualFields]
  const shownFields = [
    ...alwaysShown,
    ...filters.filter((filter) => isSaid(list, filter)).map(({ field }) => field),
  ]
  return (
    <div ref={root} className="contents">
      <ToolLine
        texts={texts}
        views={<ViewLinks open={open} dialogs={dialogs} Count={ViewCount} usual={props.usual} />}
        search={isSearched ? { value: text, onChange: setText } : undefined}
        filters={
          <>
            {filters.map((filter) => (
              <Filter key={filter.field} list={list} filter={filter} />
            ))}
            {moreFilters}
          </>
        }
        filterCount={
          open.view.conditions.filter(({ field }) => !usualFields.includes(field)).length
        }
        onMoreFilters={dialogs.edit}
        renderConditions={(isOpen) => (
          <ConditionsLine
            open={open}
            dialogs={dialogs}
            Count={ViewCount}
            isInFilters={([first]) =>
              first !== undefined &&
              (isOpen ? shownFields : alwaysShown).includes(first.field) &&
              Boolean(conditionOn(open.view, first.field))
            }
          />
        )}
        layouts={layouts}
        menu={props.menu}
        menuLabel={props.menuLabel}
        main={props.main}
        isChoosing={canChoose && selection.isOn}
      >
        {canChoose && (
          <ChooseButton selection={selection} entity={open.entity} look="quiet" iconBelow="xl" />
        )}
      </ToolLine>
      <ViewNotices open={open} hasFailed={dialogs.hasFailed} />
      {dialogs.element}
    </div>
  )
}

function isSaid(
  { open: { entity, view } }: ListState,
  { field: key, options }: ListFilter,
): boolean {
  const field = findField(entity, key)
  const only = conditionOn(view, key)
  if (!field || !only) return true
  return options && isDate(field)
    ? options.some(({ id }) => id === writeComparison(field, only))
    : choiceIn(view, key) !== null
}

const isDate = ({ kind }: Field) => kind === 'moment' || kind === 'day'

function Filter({ list: { open }, filter }: { list: ListState; filter: ListFilter }) {
  const field = findField(open.entity, filter.field)
  if (!field) return null
  const { label = field.label, all, options } = filter
  const shared = { label, all, view: open.view, onChange: open.change }
  if (options && isDate(field)) {
    return <ComparisonFilter {...shared} field={field} options={options} />
  }
  return <ChoiceFilter {...shared} field={field.key} options={options ?? choicesOf(field)} />
}
