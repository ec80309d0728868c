import { shareExpiry, type ShareState } from '@predio/domain/documents'
import { DEFAULT_REPORT_DAYS } from '@predio/domain/owner-reports'
import { CalendarSync, EllipsisVertical, Link2, Link2Off, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useZone } from '../../profile/use-zone.ts'
import { useDeleteReport, useRenewReport, useRevokeReport } from '../api/change-report.ts'
import type { SentReport } from '../api/report-row.ts'
import { messages } from '../messages.ts'

type Question = 'revoke' | 'delete'

interface ReportMenuProps {
  report: SentReport
  state: ShareState
  onNewLink: () => void
}

export function ReportMenu({ report, state, onNewLink }: ReportMenuProps) {
  const renew = useRenewReport(report.id)
  const revoke = useRevokeReport(report.id)
  const remove = useDeleteReport(report.id)
  const zone = useZone()
  const [question, setQuestion] = useState<Question>()

  async function extend(): Promise<void> {
    try {
      await renew.mutateAsync(shareExpiry(new Date(), zone, DEFAULT_REPORT_DAYS))
      toast.success(messages.renewed)
    } catch {
      toast.error(messages.renewFailed)
    }
  }

  async function answer(asked: Question): Promise<void> {
    const isDeletion = asked === 'delete'
    try {
      await (isDeletion ? remove.mutateAsync() : revoke.mutateAsync())
      toast.success(isDeletion ? messages.deleted : messages.revoked)
    } catch (error) {
      toast.error(isDeletion ? messages.deleteFailed : messages.revokeFailed)
      throw error
    }
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={messages.options(report.title)}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        items={[
          {
            id: 'new-link',
            label: messages.again,
            icon: <Link2 aria-hidden="true" />,
            onAction: onNewLink,
          },
          ...(state === 'revoked'
            ? []
            : [
                {
                  id: 'renew',
                  label: messages.renew,
                  icon: <CalendarSync aria-hidden="true" />,
                  onAction: () => void extend(),
                },
                {
                  id: 'revoke',
                  label: messages.revoke,
                  icon: <Link2Off aria-hidden="true" />,
                  onAction: () => setQuestion('revoke'),
                },
              ]),
          {
            id: 'delete',
            label: messages.delete,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            startsGroup: true,
            onAction: () => setQuestion('delete'),
          },
        ]}
      />
      {question && (
        <ConfirmDialog
          title={question === 'delete' ? messages.deleteTitle : messages.revokeTitle}
          message={question === 'delete' ? messages.deleteText : messages.revokeText}
          confirmLabel={question === 'delete' ? messages.delete : messages.revoke}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => answer(question)}
        />
      )}
    </>
  )
}
