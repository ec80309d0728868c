import type { ProfessionalFilters } from '@predio/domain/professionals'
import { ContactRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import {
  useProfessionals,
  type Professional,
} from '../../records/professionals/api/list-professionals.ts'
import { DirectoryList } from './directory-list.tsx'
import { messages } from './messages.ts'
import { ProfessionalDialog } from './professional-dialog.tsx'
import { useEntry } from '../../lib/navigation.ts'

/** Directorio: the tradespeople an agent trusts. */
export function DirectoryScreen() {
  const asked = useEntry().professional
  return <Directory key={asked} asked={asked} />
}

function Directory({ asked }: { asked: string | undefined }) {
  const [filters, setFilters] = useState<ProfessionalFilters>({ text: asked })
  const [form, setForm] = useState<{ professional?: Professional }>()
  const professionals = useProfessionals()
  const add = () => setForm({})
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold">{messages.heading}</h2>
          <p className="text-ink-soft">{messages.intro}</p>
        </div>
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={add}>
          {messages.newProfessional}
        </Button>
      </header>
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
        <NobodyYet onAdd={add} />
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

function NobodyYet({ onAdd }: { onAdd: () => void }) {
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
