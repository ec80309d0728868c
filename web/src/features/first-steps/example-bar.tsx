import { FlaskConical } from 'lucide-react'
import { useSettings } from '../../records/settings/api/read-settings.ts'
import { messages } from './messages.ts'
import { RemoveExamples } from './remove-examples.tsx'

/** FIRST-06: the bar is shown wherever examples stand among the agent's records. */
export function ExampleBar() {
  const { data: settings } = useSettings()
  if (!settings?.has_examples) return null
  return (
    <section
      aria-label={messages.showingExamples}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-info-soft px-4 py-2 text-info"
    >
      <FlaskConical aria-hidden="true" className="size-5 shrink-0" />
      <p className="flex-1 basis-56 text-sm font-medium">{messages.showingExamples}</p>
      <RemoveExamples />
    </section>
  )
}
