import type { Property } from '@predio/domain/properties'
import { FileText, GalleryHorizontalEnd, X } from 'lucide-react'
import { MAX_PICKED, stopPicking } from '../../../records/listings/picked-listings.ts'
import { messages as selectionMessages } from '../../../records/selections/messages.ts'
import { useSelectionDialog } from '../../../records/selections/use-selection-dialog.tsx'
import { messages as sheetMessages } from '../../../records/sheets/messages.ts'
import { openSheets } from '../../../records/sheets/open-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

/** What can be done with the listings that were marked; above the bar of a phone. */
export function PickBar({ picked }: { picked: ReadonlyMap<number, Property> }) {
  const selecting = useSelectionDialog()
  return (
    <div className="sticky bottom-20 z-20 flex flex-wrap items-center gap-3 rounded-lg bg-raised px-4 py-3 shadow-lg lg:bottom-4 print:hidden">
      <p aria-live="polite" className="min-w-40 flex-1 font-medium tabular-nums">
        {picked.size === 0 ? messages.none : messages.picked(picked.size)}
        {picked.size === MAX_PICKED && (
          <span className="block text-sm font-normal text-ink-soft">{messages.full}</span>
        )}
      </p>
      <Button
        look="quiet"
        icon={<X aria-hidden="true" className="size-4.5" />}
        onPress={stopPicking}
      >
        {messages.done}
      </Button>
      <Button
        look="secondary"
        icon={<GalleryHorizontalEnd aria-hidden="true" className="size-4.5" />}
        isDisabled={picked.size === 0}
        onPress={() => selecting.open({ listings: [...picked.values()] })}
      >
        {selectionMessages.save}
      </Button>
      <Button
        icon={<FileText aria-hidden="true" className="size-4.5" />}
        isDisabled={picked.size === 0}
        onPress={() => openSheets([...picked.values()])}
      >
        {sheetMessages.sheet}
      </Button>
      {selecting.dialog}
    </div>
  )
}
