// The build renders the public pages, so they need no framework. This script runs in the document's head and changes the page once it is
// parsed.
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
