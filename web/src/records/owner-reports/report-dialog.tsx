import { emptyToNull } from '@predio/domain/fields'
import { ownerReportSchema } from '@predio/domain/owner-reports'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { useField } from '../../lib/use-field.ts'
import { useActionForm } from '../../ui/use-action-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { MadeLink } from '../public-links/made-link.tsx'
import { newToken } from '../public-links/new-token.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useCreateReport } from './api/create-report.ts'
import { OwnerField } from './form/owner-field.tsx'
import { PeriodField } from './form/period-field.tsx'
import { useReportChoices, type ReportRequest } from './form/use-report-choices.ts'
import { messages } from './messages.ts'
import { PdfButton } from './pdf-button.tsx'
import { messageOf, type PreparedReport } from './prepared-report.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportPreview } from './report-preview.tsx'

interface ReportForm {
  recommendation: string
}

const check = checkForm(ownerReportSchema, (values: ReportForm) => values)

interface ReportDialogProps extends ReportRequest {
  onSent?: (() => void) | undefined
  onClose: () => void
}

/** OREP-01: listing, owner and period are filled in; the agent adds a recommendation and chooses how to send the report. */
export function ReportDialog({ onSent, onClose, ...opened }: ReportDialogProps) {
  const zone = useZone()
  const choices = useReportChoices(opened, zone)
  const create = useCreateReport()
  // A second attempt after a lost answer reuses id and token.
  const [{ id, token }] = useState(() => ({ id: newId(), token: newToken() }))
  const [made, setMade] = useState<PreparedReport>()
  const { control, submit, shown, isBusy, failure } = useActionForm<ReportForm>({
    draft: `owner-report.${opened.propertyId}`,
    resolver: check,
    initial: { recommendation: '' },
    run: async () => {
      if (!prepared) return
      const clientId = prepared.owner?.id ?? null
      await create.mutateAsync({ ...prepared, id, token, clientId, zone })
      setMade(prepared)
    },
    explain: () => messages.createFailed,
  })
  const typed = useWatch({ control, name: 'recommendation' })
  const recommendation = useField(control, 'recommendation')
  const prepared = choices.prepare(emptyToNull(typed))

  return (
    <Dialog
      title={messages.report}
      size="large"
      onClose={onClose}
      closesOutside={false}
      footer={
        prepared &&
        !made && (
          <div className="flex w-full flex-col gap-3 sm:items-end">
            {failure && <FormFailure>{failure}</FormFailure>}
            <ReportActions
              report={prepared}
              isCreating={isBusy}
              onCreate={() => void submit()}
              onSent={onSent}
            />
          </div>
        )
      }
    >
      {made ? (
        <MadeLink
          kind="report"
          token={token}
          client={made.owner}
          textFor={() => messageOf(made, token)}
          record={{ propertyId: made.propertyId }}
          onSent={onSent}
          other={{
            label: onSent ? messages.doneWithTask : messages.done,
            onPress: () => {
              onSent?.()
              onClose()
            },
          }}
        >
          <div className="flex">
            <PdfButton report={made} />
          </div>
        </MadeLink>
      ) : choices.isGone ? (
        <Notice tone="warning">{messages.listingGone}</Notice>
      ) : choices.isFailed ? (
        <LoadFailure title={messages.countFailed} onRetry={choices.retry} />
      ) : !choices.title ? (
        <FormSkeleton fields={4} />
      ) : (
        <form {...shown} className="flex flex-col gap-6">
          <p className="-mb-2 font-medium wrap-anywhere">{choices.title}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PeriodField {...choices.period} />
            <OwnerField {...choices.owner} />
          </div>
          <TextArea
            label={messages.recommendation}
            description={messages.recommendationHint}
            {...recommendation}
          />
          {choices.facts ? (
            <ReportPreview {...choices.facts} />
          ) : (
            <div aria-label={messages.counting} aria-busy="true">
              <FormSkeleton fields={4} />
            </div>
          )}
        </form>
      )}
    </Dialog>
  )
}
