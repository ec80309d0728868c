import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog.tsx'
import { useDeleteProfessional } from '../../records/professionals/api/delete-professional.ts'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { JobsDialog } from './jobs/jobs-dialog.tsx'
import { deleteQuestion, messages } from './messages.ts'
import { ProfessionalCard } from './professional-card.tsx'
import { recommendation } from './share-card.ts'
import { words } from '../../lib/words.ts'

interface ProfessionalGridProps {
  professionals: readonly Professional[]
  onEdit: (professional: Professional) => void
}

interface Opened {
  what: 'delete' | 'jobs' | 'share'
  professional: Professional
}

export function ProfessionalGrid({ professionals, onEdit }: ProfessionalGridProps) {
  const remove = useDeleteProfessional()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)

  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2 2xl:grid-cols-3">
        {professionals.map((professional) => (
          <li key={professional.id} className="min-w-0">
            <ProfessionalCard
              professional={professional}
              onEdit={() => onEdit(professional)}
              onDelete={() => setOpened({ what: 'delete', professional })}
              onJobs={() => setOpened({ what: 'jobs', professional })}
              onShare={() => setOpened({ what: 'share', professional })}
            />
          </li>
        ))}
      </ul>
      {opened?.what === 'delete' && (
        <ConfirmDialog
          title={messages.deleteTitle}
          message={deleteQuestion(opened.professional.name, opened.professional.jobs)}
          confirmLabel={words.delete}
          onClose={close}
          onConfirm={() => remove.mutateAsync(opened.professional.id)}
          done={messages.deleted}
          failed={messages.deleteFailed}
        />
      )}
      {opened?.what === 'jobs' && <JobsDialog professional={opened.professional} onClose={close} />}
      {opened?.what === 'share' && (
        <WhatsAppDialog text={recommendation(opened.professional)} onClose={close} />
      )}
    </>
  )
}
