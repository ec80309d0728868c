import { EllipsisVertical, Plus, SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useIsWide, useMediaQuery } from '../../lib/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { messages as viewMessages } from '../views/messages.ts'
import { messages } from './messages.ts'

interface ListTexts {
  heading: string
  searchLabel?: string
  searchPlaceholder?: string
}

interface ListSearch {
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
}

export interface MainAction {
  label: string
  onPress: () => void
}

export interface ToolAction extends MenuAction {
  isInLine?: boolean
}

interface ToolLineProps {
  texts: ListTexts
  views?: ReactNode
  search?: ListSearch | undefined
  filters?: ReactNode
  filterCount?: number
  onMoreFilters?: (() => void) | undefined
  renderConditions?: (isOpen: boolean) => ReactNode
  layouts?: ReactNode
  children?: ReactNode
  menu?: readonly ToolAction[] | undefined
  menuLabel?: string | undefined
  main?: MainAction | undefined
  isChoosing?: boolean
}

/** Decision 24: every list has one line of tools, which stays visible. */
export function ToolLine(props: ToolLineProps) {
  const { texts, views, search, filters, filterCount = 0, onMoreFilters } = props
  const { renderConditions, layouts, children, menu = [], menuLabel = messages.menu, main } = props
  const isWide = useIsWide()
  const hasRoom = useMediaQuery('(width >= 80rem)')
  const isBroad = useMediaQuery('(width >= 96rem)')
  const [isOpened, setOpened] = useState(false)
  const id = useId()
  const isOpen = isWide || isOpened
  const rest = menu.filter((item) => !(item.isInLine && isBroad))
  const hasFilters = Boolean(filters) || onMoreFilters !== undefined
  const filterButton = {
    'data-filters': true,
    icon: <SlidersHorizontal aria-hidden="true" className="size-4.5" />,
    children: viewMessages.filterButton(filterCount),
  } as const
  const tools = (
    <div className="flex min-w-0 items-center gap-1 max-xl:w-full lg:gap-1.5">
      {search && (
        <div className="min-w-0 flex-1 xl:w-64 xl:flex-none">
          <SearchField
            label={texts.searchLabel ?? ''}
            placeholder={texts.searchPlaceholder}
            {...search}
          />
        </div>
      )}
      {!isWide && hasFilters && (
        <Button
          {...filterButton}
          look={filterCount > 0 ? 'secondary' : 'quiet'}
          iconBelow="lg"
          aria-expanded={isOpened}
          aria-controls={id}
          onPress={() => setOpened(!isOpened)}
        />
      )}
      {hasRoom && layouts}
      {children}
      {menu
        .filter((item) => item.isInLine && isBroad)
        .map(({ id: key, label, icon, onAction }) => (
          <Button key={key} look="secondary" icon={icon} onPress={() => onAction?.()}>
            {label}
          </Button>
        ))}
      {rest.length > 0 && (
        <Menu
          trigger={<IconButton label={menuLabel} icon={<EllipsisVertical aria-hidden="true" />} />}
          items={rest}
        />
      )}
      {isWide && main && <MainButton {...main} />}
    </div>
  )
  return (
    <>
      <h2 className="sr-only">{texts.heading}</h2>
      <div className="sticky top-[calc(var(--header-height,0px)+var(--tabs-height,0px))] z-20 -mx-4 flex flex-wrap items-center gap-x-4 bg-paper px-4 py-1 sm:mx-0 sm:px-0 lg:flex-nowrap print:hidden">
        {hasRoom && (views ?? <div className="flex-1" />)}
        {tools}
      </div>
      {!hasRoom && (views || layouts) && (
        <div className="-mx-4 -mt-1 flex items-center gap-2 pr-4 pl-3 sm:mx-0 sm:px-0 print:hidden">
          {views}
          {layouts}
        </div>
      )}
      {hasFilters && (
        <div
          id={id}
          className="flex items-center gap-2 empty:hidden max-lg:flex-col max-lg:items-stretch print:hidden"
        >
          {isOpen && (
            <div className="flex flex-wrap items-start gap-2 max-lg:flex-1 max-sm:gap-x-1.5">
              {filters}
              {isWide && onMoreFilters && (
                <Button {...filterButton} look="quiet" size="small" onPress={onMoreFilters} />
              )}
              {!isWide && onMoreFilters && (
                <span className="-mx-2">
                  <Button look="quiet" size="small" onPress={onMoreFilters}>
                    {messages.moreFilters}
                  </Button>
                </span>
              )}
            </div>
          )}
          {renderConditions?.(isOpen)}
        </div>
      )}
      {!isWide && main && !props.isChoosing && (
        <div className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 rounded-md shadow-lg print:hidden">
          <MainButton {...main} />
        </div>
      )}
    </>
  )
}

function MainButton({ label, onPress }: MainAction) {
  return (
    <Button shortcut="n" icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onPress}>
      {label}
    </Button>
  )
}
