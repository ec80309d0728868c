// The page has no framework. This script runs in the document's head and requests the selection at once.
import './selection.css'
import type { PublicSelection } from '@predio/domain/selections'
import { openLink, tokenOfAddress } from '../frame/open-link.ts'
import { startPage } from '../frame/start-page.ts'
import { UnsentAnswers } from './answers/unsent-answers.ts'
import { showSelection } from './show-selection.ts'
import { showUnsent } from './answers/show-unsent.ts'

const kept = new UnsentAnswers(tokenOfAddress())

startPage()
openLink<PublicSelection>({
  functionName: 'selection',
  show: (selection) => showSelection(selection, kept),
  afterRefusal: (main) => showUnsent(main, kept, kept.all()),
})
