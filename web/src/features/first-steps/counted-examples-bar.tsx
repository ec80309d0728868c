import { useSettings } from '../../records/settings/api/read-settings.ts'
import { useFirstSteps } from './api/read-first-steps.ts'
import { ExampleBar } from './example-bar.tsx'

/** FIRST-10: examples are counted only while the agent has nothing real. */
export function CountedExamplesBar() {
  const { data: settings } = useSettings()
  return settings?.has_examples ? <BarWhileNothingIsReal /> : null
}

function BarWhileNothingIsReal() {
  const { data } = useFirstSteps()
  if (!data || data.has_clients || data.has_opportunity) return null
  return <ExampleBar />
}
