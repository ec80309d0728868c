import { noticeSchema, writeNotice, type NoticeForm } from '@predio/domain/privacy'
import { useWatch, type Control } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { usePublishNotice, type NoticeRow } from '../../../records/privacy/api/notices.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RecordForm } from '../../../ui/record-form.tsx'
import { BothNotices } from './both-notices.tsx'
import { messages } from './messages.ts'
import { NoticeFields } from './notice-fields.tsx'

const check = checkForm(noticeSchema, (values: NoticeForm) => values)

interface NoticeDialogProps {
  version: number
  initial: NoticeForm
  onClose: () => void
}

export function NoticeDialog({ version, onClose, ...rest }: NoticeDialogProps) {
  return (
    <Dialog title={messages.formTitle(version)} size="wide" onClose={onClose} closesOutside={false}>
      <NoticeFormBody version={version} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function NoticeFormBody({ version, initial, onClose }: NoticeDialogProps) {
  const publish = usePublishNotice()
  const { control, shown } = useRecordForm<NoticeRow, NoticeForm, never>({
    draft: 'privacy-notice',
    resolver: check,
    initial,
    row: undefined,
    // If the answer to the first attempt was lost, that version is published; changed answers then become another one with a new id.
    save: (values, earlier, id) => {
      const answers = noticeSchema.parse(values)
      return publish({ id: earlier ? newId() : id, answers, ...writeNotice(answers) })
    },
    savedText: (row) => messages.publishedNow(row.version),
    toForm: () => initial,
    labels: {},
    describe: () => ({}),
    texts: messages,
    onClose,
  })
  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={messages.publish(version)}
      savingText={messages.publishing}
    >
      <Notice tone="info">{messages.advice}</Notice>
      <div className="grid gap-8 lg:grid-cols-2">
        <NoticeFields control={control} />
        <Preview control={control} />
      </div>
      <p className="text-sm text-ink-soft">{messages.publishHint}</p>
    </RecordForm>
  )
}

function Preview({ control }: { control: Control<NoticeForm> }) {
  const { data: answers } = noticeSchema.safeParse(useWatch({ control }))
  const texts = answers && writeNotice(answers)
  return (
    <section
      aria-label={messages.preview}
      className="flex min-w-0 flex-col gap-4 self-start rounded-lg border border-line bg-card p-5 lg:sticky lg:top-0"
    >
      <h2 className="text-sm font-medium">{messages.preview}</h2>
      {texts ? (
        <BothNotices {...texts} />
      ) : (
        <p className="text-sm text-ink-soft">{messages.previewHint}</p>
      )}
    </section>
  )
}
