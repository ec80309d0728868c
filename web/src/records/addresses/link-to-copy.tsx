import { Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { createPersonalStore } from '../../lib/personal-store.ts'
import { useStore } from '../../lib/store.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))

const shown = createPersonalStore<string | undefined>(undefined)

/** Shows a link to copy by hand where the browser refuses to copy. */
export function showLink(link: string): void {
  shown.set(link)
}

/** Rendered once in the app's frame, because the menu that was pressed is closed when the browser refuses. */
export function LinkToCopy() {
  const link = useStore(shown)
  if (link === undefined) return null
  return (
    <Suspense>
      <LinkDialog link={link} onClose={() => shown.set(undefined)} />
    </Suspense>
  )
}
