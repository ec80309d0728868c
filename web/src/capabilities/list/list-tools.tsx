import { type Field, findField, type ListEntity, writeComparison } from '@predio/domain/views'
import { useRef, type ComponentType, type ReactNode } from 'react'
import type { Option } from '../../ui/option.ts'
import { ChooseButton } from '../bulk/choose-button.tsx'
import { ChoiceFilter } from '../views/choice-filter.tsx'
import { ComparisonFilter } from '../views/comparison-filter.tsx'
import { choiceIn, conditionOn } from '../views/conditions.ts'
import { useBarFocus } from '../views/use-bar-focus.ts'
import { type SuggestionsProps, useViewDialogs } from '../views/use-view-dialogs.tsx'
import { type CountProps, type UsualView, ViewLinks } from '../views/view-links.tsx'
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

interface ListToolsProps<Entity extends ListEntity> {
  list: ListState<Entity>
  heading: string
  search?: { label: string; placeholder: string } | undefined
  filters: readonly ListFilter[]
  moreFilters?: ReactNode
  Count: ComponentType<CountProps<Entity>>
  Suggestions?: ComponentType<SuggestionsProps>
  usual?: readonly UsualView[]
  usualFields?: readonly string[]
  layouts?: ReactNode
  canChoose?: boolean
  menu?: readonly ToolAction[] | undefined
  menuLabel?: string | undefined
  main: MainAction
}

export function ListTools<Entity extends ListEntity>(props: ListToolsProps<Entity>) {
  const { list, heading, search, filters, moreFilters, Count, layouts, canChoose = true } = props
  const { usualFields = [] } = props
  const { open, text, setText, selection } = list
  const dialogs = useViewDialogs(open, props.Suggestions)
  const root = useRef<HTMLDivElement>(null)
  useBarFocus(root)
  const alwaysShown = [...(search ? ['texto'] : []), ...usualFields]
  const shownFields = [
    ...alwaysShown,
    ...filters.filter((filter) => isSaid(list, filter)).map(({ field }) => field),
  ]
  return (
    <div ref={root} className="contents">
      <ToolLine
        heading={heading}
        views={<ViewLinks open={open} dialogs={dialogs} Count={Count} usual={props.usual} />}
        search={search && { ...search, value: text, onChange: setText }}
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
            Count={Count}
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
  const own = field.kind === 'choice' ? field.options : []
  const offered = options ?? own.map(({ value, label: name }) => ({ id: value, label: name }))
  return <ChoiceFilter {...shared} field={field.key} options={offered} />
}
