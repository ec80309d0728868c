import { useEffect } from 'react'

/** The name of the tab, which a screen reader says first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Predio`
  }, [title])
}
