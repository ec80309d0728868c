import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { recordTarget, useOpen } from '../../../lib/navigation.ts'

/** The form and its rules come when it is opened: the grid does not wait for them. */
const OwnListingDialog = lazy(async () => ({
  default: (await import('./own-listing-dialog.tsx')).OwnListingDialog,
}))

/** Adds a listing of the agent's own and opens its page. */
export function useAddListing(): { open: () => void; element: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const openPage = useOpen()
  return {
    open: useCallback(() => setOpen(true), []),
    element: isOpen && (
      <Suspense>
        <OwnListingDialog
          onSaved={(id) => openPage(recordTarget('propiedades', id))}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  }
}
