import type { ReactNode } from 'react'
import { deployment } from '../../../lib/deployment.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { messages } from '../messages.ts'
import type { ReturnState } from './use-payment-return.ts'

interface PaymentNoticeProps {
  back: ReturnState
  chosen: string | undefined
}

export function PaymentNotice({ back, chosen }: PaymentNoticeProps) {
  switch (back.phase) {
    case 'confirming':
      return <Confirming />
    case 'late':
      return (
        <Notice tone="warning">
          {messages.late}
          <p className="font-normal">
            {messages.lateHint}{' '}
            <Link href={`mailto:${deployment().contactEmail}`}>{deployment().contactEmail}</Link>.
          </p>
        </Notice>
      )
    case 'paid':
      return (
        <Dismissable tone="success" onDismiss={back.dismiss}>
          {messages.paid(back.subscription?.plan.name ?? '')}
        </Dismissable>
      )
    case 'left':
      return (
        <Dismissable tone="info" onDismiss={back.dismiss}>
          {messages.notPaid}
        </Dismissable>
      )
    case 'none':
      return chosen !== undefined && back.subscription?.status === 'trial' ? (
        <Notice tone="info">{messages.chosen(chosen)}</Notice>
      ) : null
  }
}

function Confirming() {
  return (
    <Notice tone="info">
      <div className="flex flex-col gap-2">
        <ProgressBar label={messages.confirming} isIndeterminate />
        <p className="font-normal">{messages.confirmingHint}</p>
      </div>
    </Notice>
  )
}

interface DismissableProps {
  tone: 'success' | 'info'
  onDismiss: () => void
  children: ReactNode
}

function Dismissable({ tone, onDismiss, children }: DismissableProps) {
  return (
    <Notice tone={tone}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {children}
        <Button look="quiet" size="small" onPress={onDismiss}>
          {messages.understood}
        </Button>
      </div>
    </Notice>
  )
}
