// No framework comes to the browser. The script runs in the head and asks for the document at once.
import './document.css'
import type { PublicDocument } from '@predio/domain/documents'
import { openLink } from '../frame/open-link.ts'
import { startPage } from '../frame/start-page.ts'
import { showDocument } from './show-document.ts'

startPage()
openLink<PublicDocument>({ functionName: 'shared-document', show: showDocument })
