import { Suspense } from 'react'
import { ExampleBar } from '../features/first-steps/example-bar.tsx'
import { FirstSteps } from '../features/first-steps/first-steps.tsx'
import { PropertiesScreen } from './properties-screen.tsx'
import { lazy } from '../lib/lazy.ts'
import { useEntry, useRecordAddress } from '../lib/navigation.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'

export { askForPhotosAhead } from '../features/properties/browse/photos-ahead.ts'

/** The assistant, the selections and the first steps are features of their own, shown with the properties: only here they meet. */
const AssistantPanel = lazy(async () => ({
  default: (await import('../features/assistant/panel/assistant-panel.tsx')).AssistantPanel,
}))

const Selections = lazy(async () => ({
  default: (await import('../features/selections/selections.tsx')).Selections,
}))

export function PropertiesSection() {
  const isSelection = useRecordAddress()?.kind === 'selecciones'
  const { view } = useEntry()
  if (isSelection || view === 'selections') {
    return (
      <Suspense fallback={<ListSkeleton controls={['w-32']} />}>
        <Selections />
      </Suspense>
    )
  }
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
