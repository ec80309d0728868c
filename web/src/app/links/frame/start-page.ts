import { applyStoredTheme } from '../../../lib/theme.ts'
import { connectTheme } from '../../site/connect-theme.ts'

export function startPage(): void {
  applyStoredTheme()
  document.addEventListener('DOMContentLoaded', connectTheme)
}
