import {
  CONNECTION_WARNINGS,
  type ConnectionError,
  connectionErrorText,
  READ_OVER_HTTP,
} from '@predio/domain/properties'
import type { ReactNode } from 'react'
import type { GuideId } from '../../../lib/help.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { adviceFor, messages as listingMessages } from '../../../records/listings/messages.ts'
import type { ConnectionReport } from '../../../records/listings/site/test-connection.ts'
import { KEY_ADVICE, KEY_LOST, messages, STEPS } from '../messages.ts'
import type { ConnectionTest } from './use-connection-test.ts'
import { words } from '../../../lib/words.ts'

interface OutcomeProps {
  test: ConnectionTest
  onCancel: () => void
  onTakeAddress: (url: string) => void
}

export function ConnectionOutcome({ test, onCancel, onTakeAddress }: OutcomeProps) {
  switch (test.kind) {
    case 'idle':
      return null
    case 'running':
      return (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <ProgressBar label={STEPS[test.step]} isIndeterminate />
          <Button look="secondary" size="small" onPress={onCancel}>
            {words.cancel}
          </Button>
        </div>
      )
    case 'failed':
      return (
        <Verdict tone="danger" text={messages.siteTestFailed}>
          <Line>{listingMessages.retryAdvice}</Line>
        </Verdict>
      )
    case 'offline':
      return (
        <Verdict tone="danger" text={messages.connectionFailed}>
          <Line>{listingMessages.networkAdvice}</Line>
        </Verdict>
      )
    case 'done':
      return <Report report={test.report} onTakeAddress={onTakeAddress} />
  }
}

function Report({
  report: { error, warning, isValid, isOverHttp, movedTo },
  onTakeAddress,
}: {
  report: ConnectionReport
  onTakeAddress: OutcomeProps['onTakeAddress']
}) {
  const isMoved = movedTo !== null && (error !== null || warning === 'key-not-forwarded')
  const details = (
    <>
      {error && <Line>{adviceOn(error)}</Line>}
      {error?.key === 'key-refused' && error.cause === 'unrecognised' && <KeyLost />}
      {error && (
        <div className="mt-2">
          <HelpLink guide={guideFor(error)}>{messages.siteGuide}</HelpLink>
        </div>
      )}
      {!error && warning && <Line>{CONNECTION_WARNINGS[warning]}</Line>}
      {isOverHttp && <Line>{READ_OVER_HTTP}</Line>}
      {isMoved && (
        <div className="mt-2 mb-1 flex flex-col items-start gap-2">
          <span className="font-normal break-all">{messages.leadsTo(movedTo)}</span>
          <Button look="secondary" size="small" onPress={() => onTakeAddress(movedTo)}>
            {messages.takeAddress}
          </Button>
        </div>
      )}
    </>
  )
  if (error) {
    return (
      <Verdict tone={isValid ? 'attention' : 'danger'} text={connectionErrorText(error)}>
        {details}
      </Verdict>
    )
  }
  return (
    <Verdict
      tone={warning || isOverHttp ? 'warning' : 'success'}
      text={warning === 'key-not-confirmed' ? messages.siteAnswered : messages.siteConnected}
    >
      {details}
    </Verdict>
  )
}

function guideFor({ key }: ConnectionError): GuideId {
  const isAboutKey = key === 'key-refused' || key === 'key-missing'
  return isAboutKey ? 'contrasena-de-aplicacion' : 'conectar-wordpress'
}

function adviceOn(error: ConnectionError): string {
  return error.key === 'key-refused' ? KEY_ADVICE[error.cause ?? 'unrecognised'] : adviceFor(error)
}

interface VerdictProps {
  tone: 'success' | 'warning' | 'attention' | 'danger'
  text: string
  children?: ReactNode
}

function Verdict({ tone, text, children }: VerdictProps) {
  return (
    <Notice tone={tone}>
      <p>{text}</p>
      {children}
    </Notice>
  )
}

function Line({ children }: { children: string }) {
  return <p className="mt-1 font-normal">{children}</p>
}

function KeyLost() {
  return (
    <div className="mt-2 font-normal">
      <p>{KEY_LOST.intro}</p>
      <ol className="mt-1.5 flex list-decimal flex-col gap-1.5 pl-5">
        {KEY_LOST.causes.map(({ cause, remedy }) => (
          <li key={cause} className="pl-1">
            <span className="font-medium">{cause}</span> {remedy}
          </li>
        ))}
      </ol>
    </div>
  )
}
