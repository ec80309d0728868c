import { lazy } from 'react'
import { PropertiesScreen } from '../features/properties/properties-screen.tsx'

export { askForPhotosAhead } from '../features/properties/browse/photos-ahead.ts'

/** The assistant is a feature of its own, shown beside the properties: only here they meet. */
const AssistantPanel = lazy(async () => ({
  default: (await import('../features/assistant/panel/assistant-panel.tsx')).AssistantPanel,
}))

export function PropertiesSection() {
  return <PropertiesScreen Assistant={AssistantPanel} />
}
