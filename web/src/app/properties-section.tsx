import { ExampleBar } from '../features/first-steps/example-bar.tsx'
import { FirstSteps } from '../features/first-steps/first-steps.tsx'
import { PropertiesScreen } from './properties-screen.tsx'
import { lazy } from '../lib/lazy.ts'

export { askForPhotosAhead } from '../features/properties/browse/photos-ahead.ts'

/** Features may not import each other, so web/src/app combines the properties with the assistant and the first steps. */
const AssistantPanel = lazy(async () => ({
  default: (await import('../features/assistant/panel/assistant-panel.tsx')).AssistantPanel,
}))

export function PropertiesSection() {
  return (
    <PropertiesScreen
      Assistant={AssistantPanel}
      firstSteps={
        <>
          <ExampleBar />
          <FirstSteps />
        </>
      }
    />
  )
}
