import { lazy, Suspense } from 'react'
import { createStore, useStore } from '../../lib/store.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))

const shown = createStore<string | undefined>(undefined)

/** Where the browser does not let a page copy, the person does it. */
export function showLink(link: string): void {
  shown.set(link)
}

/** Stands once in the frame: the menu that was pressed is gone by the time the browser refuses. */
export function LinkToCopy() {
  const link = useStore(shown)
  if (link === undefined) return null
  return (
    <Suspense>
      <LinkDialog link={link} onClose={() => shown.set(undefined)} />
    </Suspense>
  )
}
