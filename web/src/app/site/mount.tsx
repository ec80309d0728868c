import './fonts.css'
import '../styles.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { prefetchAppOnIntent } from './prefetch-app.ts'

/** Built pages are prerendered and only hydrated; in development they are rendered here. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) return
  const strict = <StrictMode>{page}</StrictMode>
  if (root.firstElementChild) hydrateRoot(root, strict)
  else createRoot(root).render(strict)
  prefetchAppOnIntent()
}
