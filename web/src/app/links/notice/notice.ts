// The page has no framework. This script runs in the document's head and requests the notice at once.
import './notice.css'
import type { PublicNotice } from '@predio/domain/privacy'
import type { PublicAgent } from '@predio/domain/selections'
import { openLink } from '../frame/open-link.ts'
import { startPage } from '../frame/start-page.ts'
import { showNotice } from './show-notice.ts'

startPage()
openLink<PublicNotice<PublicAgent>>({ functionName: 'privacy-notice', show: showNotice })
