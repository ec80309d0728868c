import type { ReportGroup, ReportRow, ReportSection } from '@predio/domain/owner-reports'
import { copyTemplate, fillSlot, slotOf } from '../frame/slots.ts'

export function makeSection({ id, title, text, groups }: ReportSection): HTMLElement {
  const section = copyTemplate(`section-${id}`)
  fillSlot(section, 'section-title', title)
  fillSlot(section, 'section-text', text)
  section.append(
    ...groups.map((group) => (id === 'similar' ? makeComparison(group) : makeGroup(group))),
  )
  return section
}

function makeGroup({ title, rows }: ReportGroup): HTMLElement {
  const group = copyTemplate('group')
  fillSlot(group, 'group-title', title)
  group.querySelector('ul')?.append(...rows.map(makeRow))
  return group
}

function makeRow({ label, value, share }: ReportRow): HTMLElement {
  const row = copyTemplate(share === undefined ? 'row' : 'bar')
  slotOf(row, 'label').textContent = label
  slotOf(row, 'value').textContent = value
  if (share !== undefined) slotOf(row, 'bar').style.width = `${Math.round(share * 100)}%`
  return row
}

function makeComparison({ rows }: ReportGroup): HTMLElement {
  const table = copyTemplate('comparison')
  slotOf(table, 'compared').append(
    ...rows.map(({ label, value, other = '' }) => {
      const row = slotOf(copyTemplate('compared-row'), 'row')
      slotOf(row, 'label').textContent = label
      slotOf(row, 'value').textContent = value
      slotOf(row, 'other').textContent = other
      return row
    }),
  )
  return table
}
