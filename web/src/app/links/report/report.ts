// The page has no framework. This script runs in the document's head and requests the report at once.
import './report.css'
import type { PublicOwnerReport } from '@predio/domain/owner-reports'
import { openLink } from '../frame/open-link.ts'
import { startPage } from '../frame/start-page.ts'
import { showReport } from './show-report.ts'

startPage()
openLink<PublicOwnerReport>({ functionName: 'owner-report', show: showReport })
