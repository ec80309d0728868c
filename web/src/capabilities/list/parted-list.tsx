import type { ComponentProps, ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { viewChip, viewLine } from '../views/view-styles.ts'
import { ToolLine } from './tool-line.tsx'

interface PartedListProps<Id extends string> extends Omit<
  ComponentProps<typeof ToolLine>,
  'views' | 'children'
> {
  label: string
  parts: readonly { id: Id; label: string }[]
  part: Id
  onPart: (id: Id) => void
  countOf?: (id: Id) => number | undefined
  children: ReactNode
}

/** A list without saved views, which shows its parts as tabs instead. */
export function PartedList<Id extends string>(props: PartedListProps<Id>) {
  const { label, parts, part, onPart, countOf, children, ...tools } = props
  return (
    <Tabs
      className="flex flex-col gap-2"
      selectedKey={part}
      onSelectionChange={(key) => {
        const chosen = parts.find(({ id }) => id === key)
        if (chosen) onPart(chosen.id)
      }}
    >
      <ToolLine
        {...tools}
        views={
          <TabList aria-label={label} className={`flex gap-1 ${viewLine}`}>
            {parts.map(({ id, label: name }) => (
              <Tab key={id} id={id} className={`shrink-0 ${viewChip}`}>
                {name}
                {countOf && <span className="min-w-[1ch] tabular-nums">{countOf(id)}</span>}
              </Tab>
            ))}
          </TabList>
        }
      />
      <TabPanel
        id={part}
        className="rounded-md outline-0 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus"
      >
        {children}
      </TabPanel>
    </Tabs>
  )
}
