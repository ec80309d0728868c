import { emptyToNull } from '@predio/domain/fields'
import { ownerReportSchema } from '@predio/domain/owner-reports'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { useField } from '../../lib/use-field.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
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
  /** Of the task that asked for it: called when the report was sent. */
  onSent?: (() => void) | undefined
  onClose: () => void
}

/** OREP-01: listing, owner and days are prepared; the agent adds a word and chooses how to send it. */
export function ReportDialog({ onSent, onClose, ...opened }: ReportDialogProps) {
  const element = useRef<HTMLFormElement>(null)
  const zone = useZone()
  const choices = useReportChoices(opened, zone)
  const create = useCreateReport()
  // The same for a retry after a lost answer.
  const [{ id, token }] = useState(() => ({ id: newId(), token: newToken() }))
  const [made, setMade] = useState<PreparedReport>()
  const form = useForm<ReportForm>({
    resolver: check,
    defaultValues: { recommendation: '' },
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`owner-report.${opened.propertyId}`, form)
  const typed = useWatch({ control: form.control, name: 'recommendation' })
  const recommendation = useField(form.control, 'recommendation')
  const prepared = choices.prepare(emptyToNull(typed))

  async function createLink(report: PreparedReport): Promise<void> {
    await create.mutateAsync({
      ...report,
      id,
      token,
      clientId: report.owner?.id ?? null,
      zone,
    })
    draft.drop()
    setMade(report)
  }

  const submit = form.handleSubmit(async () => {
    if (prepared) await createLink(prepared).catch(() => {})
  })

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
            {create.isError && <FormFailure>{messages.createFailed}</FormFailure>}
            <ReportActions
              report={prepared}
              isCreating={create.isPending}
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
        <form
          ref={element}
          noValidate
          className="flex flex-col gap-6"
          onSubmit={(event) => void submit(event)}
        >
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
