import { useEffect } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { tidyForgottenFiles, tidyOwnFiles } from './tidy-files.ts'

/** Long enough for the screen itself to have come, and for whoever only looks something up to have gone. */
const SOON_MS = 3000
const LATER_MS = 60_000

/** While the screen is open, and whenever the connection comes back. */
export function useTidyFiles(): void {
  const { id } = useUser()
  useEffect(() => {
    const tidy = () => void tidyOwnFiles(id)
    const soon = setTimeout(tidy, SOON_MS)
    const later = setTimeout(() => void tidyForgottenFiles(id), LATER_MS)
    addEventListener('online', tidy)
    return () => {
      clearTimeout(soon)
      clearTimeout(later)
      removeEventListener('online', tidy)
    }
  }, [id])
}
