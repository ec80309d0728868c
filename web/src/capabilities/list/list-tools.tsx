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

/** One of the filters wanted most; all others are in the editor of the view. */
interface ListFilter {
  /** The key of a field of the list (domain/src/views). */
  field: string
  /** The label of 'no condition'. */
  all: string
  /** Where the field is called otherwise in its short place. */
  label?: string
  /** For a field without choices of its own: values, or comparisons as in an address ('hoy', 'ultimos:7'). */
  options?: readonly Option[]
}

interface ListToolsProps<Entity extends ListEntity> {
  list: ListState<Entity>
  /** The name of the list. */
  heading: string
  /** Without, the list is not searched in this form. */
  search?: { label: string; placeholder: string } | undefined
  filters: readonly ListFilter[]
  /** After the filters: one of a kind of its own. */
  moreFilters?: ReactNode
  /** Shows how many records a view has, once that is known. */
  Count: ComponentType<CountProps<Entity>>
  /** The words that the editor of a view offers. */
  Suggestions?: ComponentType<SuggestionsProps>
  usual?: readonly UsualView[]
  /** The fields that the open one of them sets: its name says their conditions. */
  usualFields?: readonly string[]
  /** The forms of the list, for one that has several. */
  layouts?: ReactNode
  canChoose?: boolean
  menu?: readonly ToolAction[] | undefined
  menuLabel?: string | undefined
  main: MainAction
}

/** The line of tools of a list with views: what it shows, and what can be done with it. */
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
            isElsewhere={([first]) =>
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

/** Whether the filter says the condition of its field, which may be more than it offers. */
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
