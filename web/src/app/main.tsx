import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadDeployment } from '../lib/deployment.ts'
import { connectSupabase } from '../lib/supabase.ts'
import { App } from './app.tsx'
import { StartFailure } from './start-failure.tsx'
import './styles.css'

async function start(root: HTMLElement): Promise<void> {
  const page = createRoot(root)
  try {
    connectSupabase(await loadDeployment())
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  } catch {
    page.render(<StartFailure />)
  }
}

const root = document.getElementById('root')
if (root) void start(root)
