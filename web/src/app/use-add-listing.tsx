import { startTransition, Suspense, useCallback, useState, type ReactNode } from 'react'
import { lazy } from '../lib/lazy.ts'
import { recordTarget, useOpen } from '../lib/navigation.ts'

/** The forms load when a form is opened, so that the grid does not wait for their code. */
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

type Shown = 'form' | 'pasted' | 'import' | 'paste'

export interface AddListing {
  open: () => void
  openImport: () => void
  element: ReactNode
}

export function useAddListing(): AddListing {
  const [shown, show] = useState<Shown>()
  const openPage = useOpen()
  const close = () => show(undefined)
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
