import { applyStoredTheme } from '../../../lib/theme.ts'
import { connectTheme } from '../../site/connect-theme.ts'

/** In the head, before the first paint: what every page of the frame begins with. */
export function startPage(): void {
  applyStoredTheme()
  document.addEventListener('DOMContentLoaded', connectTheme)
}
