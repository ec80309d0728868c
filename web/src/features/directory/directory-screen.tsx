import { ScreenHeader } from '../../ui/screen-header.tsx'
import type { Profession, ProfessionalFilters } from '@predio/domain/professionals'
import { ContactRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import {
  type Professional,
  useProfessionals,
} from '../../records/professionals/api/list-professionals.ts'
import { DirectoryList } from './directory-list.tsx'
import { messages } from './messages.ts'
import { useRecordId } from '../../lib/navigation.ts'
import { useRecordTitle } from '../../capabilities/addresses/use-record-title.ts'
import { RecordNotFound } from '../../capabilities/addresses/record-not-found.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProfessionalForm } from './professional-form.tsx'

interface ProfessionalDialogProps {
  /** The professional to edit; undefined for a new one. */
  professional?: Professional | undefined
  profession?: Profession | undefined
  onClose: () => void
}

type Filtering = [ProfessionalFilters, (filters: ProfessionalFilters) => void]

/** Directorio. The address of one professional shows that one alone. */
export function DirectoryScreen() {
  const id = useRecordId('profesionales')
  const professionals = useProfessionals()
  // Kept above the list, so that it is unchanged after one professional was shown alone.
  const filtering = useState<ProfessionalFilters>({})
  const asked = professionals.data?.find((each) => each.id === id)
  if (asked) return <SingleProfessional key={id} professionals={professionals} asked={asked} />
  if (id !== undefined && professionals.data) return <RecordNotFound kind="profesionales" />
  return <Directory professionals={professionals} filtering={filtering} />
}

interface DirectoryProps {
  professionals: ReturnType<typeof useProfessionals>
  filtering: Filtering
}

interface SingleProfessionalProps {
  professionals: ReturnType<typeof useProfessionals>
  asked: Professional
}

function SingleProfessional({ professionals, asked }: SingleProfessionalProps) {
  const filtering = useState<ProfessionalFilters>({ text: asked.name })
  useRecordTitle(asked.name)
  return <Directory professionals={professionals} filtering={filtering} />
}

function Directory({ professionals, filtering: [filters, setFilters] }: DirectoryProps) {
  const [form, setForm] = useState<{ professional?: Professional }>()
  const add = () => setForm({})
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={messages.heading} intro={messages.intro}>
        <Button shortcut="n" icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={add}>
          {messages.newProfessional}
        </Button>
      </ScreenHeader>
      {professionals.isPending ? (
        <GridSkeleton
          controls={['w-full']}
          cards={4}
          grid="gap-6 md:grid-cols-2 2xl:grid-cols-3"
          card="h-80"
        />
      ) : !professionals.data ? (
        <LoadFailure
          isCard
          title={messages.loadFailed}
          onRetry={() => void professionals.refetch()}
        />
      ) : professionals.data.length === 0 ? (
        <EmptyDirectory onAdd={add} />
      ) : (
        <DirectoryList
          professionals={professionals.data}
          filters={filters}
          onFilters={setFilters}
          onEdit={(professional) => setForm({ professional })}
        />
      )}
      {form && (
        <ProfessionalDialog
          professional={form.professional}
          profession={filters.profession}
          onClose={() => setForm(undefined)}
        />
      )}
    </div>
  )
}

function EmptyDirectory({ onAdd }: { onAdd: () => void }) {
  return (
    <section className="rounded-lg bg-card shadow-md">
      <EmptyState
        icon={<ContactRound aria-hidden="true" />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={<Button onPress={onAdd}>{messages.addFirst}</Button>}
      />
    </section>
  )
}

function ProfessionalDialog({ professional, profession, onClose }: ProfessionalDialogProps) {
  return (
    <Dialog
      title={professional ? messages.editProfessional : messages.newProfessional}
      onClose={onClose}
      closesOutside={false}
    >
      <ProfessionalForm professional={professional} profession={profession} onClose={onClose} />
    </Dialog>
  )
}
