import { ACTIVITIES } from './areas/activities.ts'
import { ASSISTANT } from './areas/assistant.ts'
import { BUSINESS } from './areas/business.ts'
import { CALCULATORS } from './areas/calculators.ts'
import { CLIENTS } from './areas/clients.ts'
import { DASHBOARD } from './areas/dashboard.ts'
import { DOCUMENT_WRITING } from './areas/document-writing.ts'
import { DOCUMENTS } from './areas/documents.ts'
import { OPPORTUNITIES } from './areas/opportunities.ts'
import { PROFILE } from './areas/profile.ts'
import { DIRECTORY, IMAGES } from './areas/toolbox.ts'
import { VISITOR } from './areas/visitor.ts'
import type { Screen } from './screen.ts'

/** All of them, in the order of the contact sheet. */
export const SCREENS: readonly Screen[] = [
  ...VISITOR,
  ...DASHBOARD,
  ...PROFILE,
  ...BUSINESS,
  ...ASSISTANT,
  ...OPPORTUNITIES,
  ...CLIENTS,
  ...ACTIVITIES,
  ...DIRECTORY,
  ...IMAGES,
  ...CALCULATORS,
  ...DOCUMENTS,
  ...DOCUMENT_WRITING,
]
