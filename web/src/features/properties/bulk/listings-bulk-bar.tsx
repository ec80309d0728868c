import { entityRules } from '@predio/domain/views'
import type { Property } from '@predio/domain/properties'
import { MAX_SELECTION_ITEMS } from '@predio/domain/selections'
import { compareText } from '@predio/domain/text'
import { Download, FileText, GalleryHorizontalEnd, Globe, GlobeOff, Tag, Tags } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { BulkBarFrame } from '../../../capabilities/bulk/bulk-bar-frame.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import { TagsDialog } from '../../../capabilities/bulk/tags-dialog.tsx'
import { MAX_SHEETS, startPicking, stopPicking } from '../../../records/listings/picked-listings.ts'
import { canPublish } from '../../../records/agent-site/can-publish.ts'
import { messages as siteMessages } from '../../../records/agent-site/messages.ts'
import { messages as selectionMessages } from '../../../records/selections/messages.ts'
import { useSelectionDialog } from '../../../records/selections/use-selection-dialog.ts'
import { messages as sheetMessages } from '../../../records/sheets/messages.ts'
import { openSheets } from '../../../records/sheets/open-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import type { LocalRecords } from '../../../records/own-data/use-local-records.ts'
import { messages } from './messages.ts'
import { publishMany } from './publish-many.ts'
import { tagMany } from './tag-many.ts'

type Asking = 'add-tags' | 'remove-tags'

interface ListingsBulkBarProps {
  picked: ReadonlyMap<number, Property>
  shown: readonly Property[]
  records: Pick<LocalRecords, 'localOf' | 'tags'>
}

export function ListingsBulkBar({ picked, shown, records }: ListingsBulkBarProps) {
  const { localOf, tags: known } = records
  const selecting = useSelectionDialog()
  const [asking, setAsking] = useState<Asking>()
  const chosen = [...picked.values()]
  const count = chosen.length
  const publishable = chosen.filter(canPublish)
  const adds = asking === 'add-tags'
  const hasRoom = useMediaQuery('(width >= 40rem)')

  const { run: exportChosen } = useCsvExport({
    file: 'propiedades.csv',
    read: async () => (await import('./export-chosen.ts')).chosenCsv(picked, shown, localOf),
    done: messages.exported,
    failed: messages.exportFailed,
  })

  /** A phone shows these actions in the menu, because icons alone would say little. */
  const forClients = [
    {
      id: 'selection',
      label: selectionMessages.save,
      icon: <GalleryHorizontalEnd aria-hidden="true" className="size-4.5" />,
      isDisabled: count > MAX_SELECTION_ITEMS,
      onAction: () => selecting.open({ listings: chosen }),
    },
    {
      id: 'sheets',
      label: sheetMessages.sheet,
      icon: <FileText aria-hidden="true" className="size-4.5" />,
      isDisabled: count > MAX_SHEETS,
      onAction: () => openSheets(chosen),
    },
  ]

  return (
    <>
      <BulkBarFrame
        count={count}
        total={shown.length}
        areAllChosen={shown.every(({ id }) => picked.has(id))}
        isFeminine={entityRules('listings').isFeminine}
        note={
          count > MAX_SELECTION_ITEMS
            ? messages.selectionFull
            : count > MAX_SHEETS
              ? messages.sheetsFull
              : undefined
        }
        onChooseAll={() => startPicking(shown)}
        onClear={() => startPicking([])}
        onStop={stopPicking}
        items={[
          ...(hasRoom ? [] : forClients),
          {
            ...item('add-tags', bulkMessages.addTags, <Tag aria-hidden="true" />),
            startsGroup: !hasRoom,
          },
          item('remove-tags', bulkMessages.removeTags, <Tags aria-hidden="true" />),
          ...(publishable.length === 0
            ? []
            : [
                publication(true, siteMessages.publish, <Globe aria-hidden="true" />),
                publication(false, siteMessages.withdraw, <GlobeOff aria-hidden="true" />),
              ]),
          {
            id: 'export',
            label: bulkMessages.export,
            icon: <Download aria-hidden="true" />,
            onAction: exportChosen,
          },
        ]}
      >
        {hasRoom &&
          forClients.map(({ id, label, icon, isDisabled, onAction }) => (
            <Button
              key={id}
              look="secondary"
              size="small"
              icon={icon}
              isDisabled={isDisabled || count === 0}
              onPress={onAction}
            >
              {label}
            </Button>
          ))}
      </BulkBarFrame>
      {asking && (
        <TagsDialog
          title={adds ? messages.addTagsTitle(count) : messages.removeTagsTitle(count)}
          adds={adds}
          known={adds ? known : tagsOf(chosen, localOf)}
          onDone={(tags) =>
            void tagMany(chosen, localOf, {
              added: adds ? tags : [],
              removed: adds ? [] : tags,
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
      {selecting.dialog}
    </>
  )

  function item(id: Asking, label: string, icon: ReactNode) {
    return { id, label, icon, onAction: () => setAsking(id) }
  }

  function publication(isPublished: boolean, label: string, icon: ReactNode) {
    return {
      id: isPublished ? 'publish' : 'withdraw',
      label,
      icon,
      onAction: () => void publishMany(publishable, isPublished),
    }
  }
}

function tagsOf(chosen: readonly Property[], localOf: LocalRecords['localOf']): string[] {
  const tags = new Set(chosen.flatMap(({ id }) => localOf(id)?.tags ?? []))
  return [...tags].toSorted(compareText)
}
