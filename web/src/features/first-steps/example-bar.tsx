import { FlaskConical } from 'lucide-react'
import { useDismissedToday } from '../../capabilities/profile/use-dismissed-today.ts'
import { useSettings } from '../../records/settings/api/read-settings.ts'
import { BannerLine } from '../../ui/banner-line.tsx'
import { messages } from './messages.ts'
import { RemoveExamples } from './remove-examples.tsx'

/** FIRST-06: the bar is shown on every list that holds examples. */
export function ExampleBar() {
  const { data: settings } = useSettings()
  const [isDismissed, dismiss] = useDismissedToday('example-bar')
  if (!settings?.has_examples || isDismissed) return null
  return (
    <BannerLine
      tone="info"
      icon={<FlaskConical aria-hidden="true" />}
      label={messages.showingExamples}
      action={<RemoveExamples />}
      onClose={dismiss}
    >
      {messages.showingExamples}
    </BannerLine>
  )
}
