import { compareText } from '@predio/domain/text'
import { useMemo } from 'react'
import { ViewEditor } from '../../../capabilities/views/editor/view-editor.tsx'
import { useViewAt } from '../../../capabilities/views/use-open-view.ts'
import type { ViewAddress } from '../../../capabilities/views/use-view-address.ts'
import { useShownListings } from '../../../records/listings/use-listings.ts'
import { useLocalRecords } from '../../../records/own-data/use-local-records.ts'

const SHOWN_ZONES = 20

interface ListingEditorProps {
  address: ViewAddress
  onClose: () => void
}

export function ListingEditor({ address, onClose }: ListingEditorProps) {
  const { entity, view, change } = useViewAt('listings', address)
  const { listings } = useShownListings()
  const { tags } = useLocalRecords()
  const zones = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { colonia, city } of listings) {
      for (const zone of [colonia, city]) {
        if (zone) counts.set(zone, (counts.get(zone) ?? 0) + 1)
      }
    }
    const byUse = [...counts].toSorted(
      ([one, uses], [other, others]) => others - uses || compareText(one, other),
    )
    return byUse.slice(0, SHOWN_ZONES).map(([zone]) => zone)
  }, [listings])
  return (
    <ViewEditor
      entity={entity}
      view={view}
      suggestions={{ etiqueta: tags, zona: zones }}
      onApply={change}
      onClose={onClose}
    />
  )
}
