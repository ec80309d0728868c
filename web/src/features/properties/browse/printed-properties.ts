import { formatFacts, formatPrices, type Property } from '@predio/domain/properties'
import { HEADINGS } from '../../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import type { LocalProperty } from '../../../records/listings/local-property.ts'
import { localFacts } from '../../../records/own-data/local-facts.ts'

type LocalOf = (id: number) => LocalProperty | undefined

export function printedProperties(localOf: LocalOf): TableColumn<Property>[] {
  return [
    { id: 'title', label: HEADINGS.title, render: ({ title }) => title },
    {
      id: 'state',
      label: HEADINGS.state,
      render: (property) => localFacts(property, localOf(property.id)).badge.label,
    },
    {
      id: 'price',
      label: HEADINGS.price,
      align: 'end',
      render: (property) => formatPrices(property),
    },
    { id: 'location', label: HEADINGS.location, render: ({ location }) => location },
    {
      id: 'facts',
      label: HEADINGS.facts,
      render: (property) => formatFacts(property).join(' · '),
    },
  ]
}
