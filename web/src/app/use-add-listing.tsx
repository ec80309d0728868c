import { startTransition, Suspense, useCallback, useState, type ReactNode } from 'react'
import { lazy } from '../lib/lazy.ts'
import { recordTarget, useOpen } from '../lib/navigation.ts'

/** The forms and their rules come when one is opened: the grid does not wait for them. */
const OwnListingDialog = lazy(async () => ({
  default: (await import('../records/own-listings/own-listing-dialog.tsx')).OwnListingDialog,
}))
const PasteListingDialog = lazy(async () => ({
  default: (await import('../features/listing-import/paste/paste-listing-dialog.tsx'))
    .PasteListingDialog,
}))
const ListingsImportDialog = lazy(async () => ({
  default: (await import('../features/listing-import/listings-import-dialog.tsx'))
    .ListingsImportDialog,
}))

/** pasted: the form with what was just read from a page or a text. */
type Shown = 'form' | 'pasted' | 'import' | 'paste'

/** The ways to bring listings of the agent's own: one by one, from a page or a text, or from a file. */
export interface AddListing {
  open: () => void
  openImport: () => void
  element: ReactNode
}

/** Adds a listing of the agent's own and opens its page, or imports many. */
export function useAddListing(): AddListing {
  const [shown, show] = useState<Shown>()
  const openPage = useOpen()
  const close = () => show(undefined)
  // What is shown stays until the next has come.
  const turnTo = (next: Shown) => startTransition(() => show(next))
  return {
    open: useCallback(() => show('form'), []),
    openImport: () => show('import'),
    element: shown && (
      <Suspense>
        {shown === 'import' ? (
          <ListingsImportDialog onClose={close} />
        ) : shown === 'paste' ? (
          <PasteListingDialog onRead={() => turnTo('pasted')} onClose={close} />
        ) : (
          <OwnListingDialog
            isPasted={shown === 'pasted'}
            onSaved={(id) => openPage(recordTarget('propiedades', id))}
            onImport={() => turnTo('import')}
            onPaste={() => turnTo('paste')}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  }
}
