// The one script of the public pages (landing, legal, help), which React renders while the site is built (prerender.tsx): no framework
// comes to the browser. It runs in the head, before the first paint, and touches the page once it is parsed.
import './site.css'
import { applyStoredTheme } from '../../lib/theme.ts'
import { connectTheme } from './connect-theme.ts'
import { enterIfSignedIn, markSignedIn } from './enter.ts'
import { prefetchAppOnIntent } from './prefetch-app.ts'
import { showDeployment } from './show-deployment.ts'

applyStoredTheme()
if (location.pathname === '/') enterIfSignedIn()
else markSignedIn()

document.addEventListener('DOMContentLoaded', () => {
  connectTheme()
  prefetchAppOnIntent()
  void showDeployment()
})
