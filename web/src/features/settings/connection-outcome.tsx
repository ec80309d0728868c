import { CONNECTION_WARNINGS, connectionErrorText } from '@predio/domain/properties'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { adviceFor, listingMessages, type ConnectionReport } from '../listings/index.ts'
import { messages, STEPS } from './messages.ts'
import type { ConnectionTest } from './use-connection-test.ts'

/** How the test goes, and what it found: the catalogue's text, and one line of what to do. */
export function ConnectionOutcome({
  test,
  onCancel,
}: {
  test: ConnectionTest
  onCancel: () => void
}) {
  switch (test.kind) {
    case 'idle':
      return null
    case 'running':
      return (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <ProgressBar label={STEPS[test.step]} isIndeterminate />
          <Button look="secondary" size="small" onPress={onCancel}>
            Cancelar
          </Button>
        </div>
      )
    case 'failed':
      return (
        <Verdict
          tone="danger"
          text={messages.siteTestFailed}
          advice={listingMessages.retryAdvice}
        />
      )
    case 'offline':
      return (
        <Verdict
          tone="danger"
          text={messages.connectionFailed}
          advice={listingMessages.networkAdvice}
        />
      )
    case 'done':
      return <Report report={test.report} />
  }
}

function Report({ report: { error, warning, isValid } }: { report: ConnectionReport }) {
  if (error) {
    const tone = isValid ? 'attention' : 'danger'
    return <Verdict tone={tone} text={connectionErrorText(error)} advice={adviceFor(error)} />
  }
  return warning ? (
    <Verdict tone="warning" text={messages.siteConnected} advice={CONNECTION_WARNINGS[warning]} />
  ) : (
    <Verdict tone="success" text={messages.siteConnected} />
  )
}

interface VerdictProps {
  tone: 'success' | 'warning' | 'attention' | 'danger'
  text: string
  advice?: string
}

function Verdict({ tone, text, advice }: VerdictProps) {
  return (
    <Notice tone={tone}>
      {text}
      {advice && <span className="mt-1 block font-normal">{advice}</span>}
    </Notice>
  )
}
