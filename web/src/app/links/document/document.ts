// The page has no framework. This script runs in the document's head and requests the shared document at once.
import './document.css'
import type { PublicDocument } from '@predio/domain/documents'
import { openLink } from '../frame/open-link.ts'
import { startPage } from '../frame/start-page.ts'
import { showDocument } from './show-document.ts'

startPage()
openLink<PublicDocument>({ functionName: 'shared-document', show: showDocument })
