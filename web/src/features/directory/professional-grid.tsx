import { formatPhone } from '@predio/domain/phones'
import { PROFESSION_LABELS } from '@predio/domain/professionals'
import { ContactRound } from 'lucide-react'
import { useState } from 'react'
import { RecordCards, type WholeList } from '../../capabilities/list/record-cards.tsx'
import { words } from '../../lib/words.ts'
import { useDeleteProfessional } from '../../records/professionals/api/delete-professional.ts'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { JobsDialog } from './jobs/jobs-dialog.tsx'
import { deleteQuestion, messages, starsText } from './messages.ts'
import { ProfessionalCard } from './professional-card.tsx'
import { recommendation } from './share-card.ts'

const PRINTED_PROFESSIONALS: readonly TableColumn<Professional>[] = [
  { id: 'name', label: HEADINGS.name, render: ({ name }) => name },
  {
    id: 'profession',
    label: HEADINGS.profession,
    render: ({ profession, specialty }) =>
      [PROFESSION_LABELS[profession], specialty].filter(Boolean).join(' · '),
  },
  {
    id: 'contact',
    label: HEADINGS.contact,
    render: ({ phone, email }) => [formatPhone(phone), email].filter(Boolean).join('\n'),
  },
  { id: 'address', label: HEADINGS.address, render: ({ address }) => address },
  { id: 'rating', label: HEADINGS.rating, render: ({ rating }) => starsText(rating) },
]

interface ProfessionalGridProps {
  professionals: WholeList<Professional>
  found: readonly Professional[] | undefined
  onClearFilters: () => void
  onAdd: () => void
  onEdit: (professional: Professional) => void
}

interface Opened {
  what: 'delete' | 'jobs' | 'share'
  professional: Professional
}

export function ProfessionalGrid(props: ProfessionalGridProps) {
  const { professionals, found, onClearFilters, onAdd, onEdit } = props
  const remove = useDeleteProfessional()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)

  return (
    <>
      <RecordCards
        texts={messages}
        list={professionals}
        found={found}
        cardHeight="h-80"
        printed={PRINTED_PROFESSIONALS}
        onClearFilters={onClearFilters}
        icon={<ContactRound aria-hidden="true" />}
        action={<Button onPress={onAdd}>{messages.addFirst}</Button>}
        renderCard={(professional) => (
          <ProfessionalCard
            professional={professional}
            onEdit={() => onEdit(professional)}
            onDelete={() => setOpened({ what: 'delete', professional })}
            onJobs={() => setOpened({ what: 'jobs', professional })}
            onShare={() => setOpened({ what: 'share', professional })}
          />
        )}
      />
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
