import { useEffect, useRef, type ReactNode } from 'react'
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components'
import { cx } from './cx.ts'

interface TabItem {
  id: string
  label: string
  icon?: ReactNode
  count?: number
  isDisabled?: boolean
  content: ReactNode
}

interface TabsProps extends Omit<AriaTabsProps, 'children' | 'className' | 'style'> {
  label: string
  items: readonly TabItem[]
  isSticky?: boolean
}

/** On a phone the row of tabs scrolls sideways and keeps the chosen tab visible. */
export function Tabs({ label, items, isSticky = false, ...rest }: TabsProps) {
  return (
    <AriaTabs
      {...rest}
      className={cx('flex w-full flex-col', isSticky ? 'gap-2 [--tabs-height:2.75rem]' : 'gap-6')}
    >
      <div
        className={cx(
          'flex min-w-0 items-center gap-4 border-b border-line print:hidden',
          isSticky && 'sticky top-(--header-height,0px) z-20 -mx-4 bg-paper px-4 sm:mx-0 sm:px-0',
        )}
      >
        <TabList
          aria-label={label}
          className="-mb-px flex min-w-0 flex-1 gap-1 overflow-x-auto [scrollbar-width:none]"
        >
          {items.map(({ id, label: text, icon, count, isDisabled = false }) => (
            <Tab
              key={id}
              id={id}
              isDisabled={isDisabled}
              className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-t-md border-b-[3px] border-transparent px-4 text-ink-soft outline-0 transition-colors hover:text-ink selected:border-action selected:font-medium selected:text-action focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus disabled:cursor-default disabled:text-ink-faint/60 desk:text-sm [&_svg]:size-4.5"
            >
              {({ isSelected }) => (
                <>
                  {isSelected && <InSight />}
                  {icon}
                  {text}
                  {count !== undefined && (
                    <span className="rounded-full bg-ink/8 px-2 text-xs tabular-nums">{count}</span>
                  )}
                </>
              )}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel
          key={id}
          id={id}
          className="rounded-md outline-0 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus"
        >
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** A child of the chosen tab scrolls the row to it, because the tabs are rendered after the row. */
function InSight() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const tab = mark.current?.closest('[role=tab]')
    const row = tab?.parentElement
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [])
  return <span ref={mark} hidden />
}
