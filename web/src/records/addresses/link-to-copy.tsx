import { lazy, Suspense, useSyncExternalStore } from 'react'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))

let shown: string | undefined
const listeners = new Set<() => void>()

/** Where the browser does not let a page copy, the person does it. */
export function showLink(link: string | undefined): void {
  shown = link
  for (const listener of listeners) listener()
}

/** Stands once in the frame: the menu that was pressed is gone by the time the browser refuses. */
export function LinkToCopy() {
  const link = useSyncExternalStore(listen, () => shown)
  if (link === undefined) return null
  return (
    <Suspense>
      <LinkDialog link={link} onClose={() => showLink(undefined)} />
    </Suspense>
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
