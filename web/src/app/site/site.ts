// The build renders the public pages, so this script needs no framework. It runs in the head and changes the page once it is parsed.
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
