import { ACTIVITIES } from './areas/activities.ts'
import { ASSISTANT } from './areas/assistant.ts'
import { BUSINESS } from './areas/business.ts'
import { CALCULATORS } from './areas/calculators.ts'
import { CLIENTS } from './areas/clients.ts'
import { DASHBOARD } from './areas/dashboard.ts'
import { DOCUMENT_WRITING } from './areas/document-writing.ts'
import { DOCUMENTS } from './areas/documents.ts'
import { OPPORTUNITIES } from './areas/opportunities.ts'
import { PROSPECTS } from './areas/prospects.ts'
import { PROPERTIES } from './areas/properties.ts'
import { PROFILE } from './areas/profile.ts'
import { DIRECTORY, IMAGES } from './areas/toolbox.ts'
import { VISITOR } from './areas/visitor.ts'
import type { Screen } from './screen.ts'

export const AREAS: Readonly<Record<string, readonly Screen[]>> = {
  visitor: VISITOR,
  dashboard: DASHBOARD,
  properties: PROPERTIES,
  profile: PROFILE,
  business: BUSINESS,
  assistant: ASSISTANT,
  opportunities: OPPORTUNITIES,
  clients: CLIENTS,
  prospects: PROSPECTS,
  activities: ACTIVITIES,
  directory: DIRECTORY,
  images: IMAGES,
  calculators: CALCULATORS,
  documents: DOCUMENTS,
  'document writing': DOCUMENT_WRITING,
}

export const SCREENS: readonly Screen[] = Object.values(AREAS).flat()
