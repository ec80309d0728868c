import { useSettings } from '../../records/settings/api/read-settings.ts'
import { useFirstSteps } from './api/read-first-steps.ts'
import { ExampleBar } from './example-bar.tsx'

/** FIRST-10: says that the numbers count examples, while the agent has no clients and no opportunities of their own. */
export function CountedExamplesBar() {
  const { data: settings } = useSettings()
  return settings?.has_examples ? <BarWhileNothingIsReal /> : null
}

function BarWhileNothingIsReal() {
  const { data } = useFirstSteps()
  if (!data || data.has_clients || data.has_opportunity) return null
  return <ExampleBar />
}
