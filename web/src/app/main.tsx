import './site/fonts.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadDeployment } from '../lib/deployment.ts'
import { log } from '../lib/log.ts'
import { startSession } from '../lib/session/index.ts'
import { connectSupabase } from '../lib/supabase.ts'
import { KitProvider } from '../ui/kit-provider.tsx'
import { App } from './app.tsx'
import { FullPageError } from './full-page-error.tsx'
import './styles.css'

/** What to show; the gallery of the kit needs no server and is left out of the product's build. */
async function firstPage(): Promise<ReactNode> {
  if (import.meta.env.DEV && location.pathname === '/ui') {
    const { UiGallery } = await import('./ui-gallery/ui-gallery.tsx')
    return <UiGallery />
  }
  try {
    connectSupabase(await loadDeployment())
    await startSession()
    return <App />
  } catch (error) {
    log.error('Predio could not start', error)
    return <FullPageError reason={error instanceof Error ? error.message : undefined} />
  }
}

async function start(root: HTMLElement): Promise<void> {
  const page = await firstPage()
  createRoot(root).render(
    <StrictMode>
      <KitProvider>{page}</KitProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
