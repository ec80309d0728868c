import { filterProfessionals, type ProfessionalFilters } from '@predio/domain/professionals'
import { useState } from 'react'
import { RecordNotFound } from '../../capabilities/addresses/record-not-found.tsx'
import { useRecordTitle } from '../../capabilities/addresses/use-record-title.ts'
import { ToolLine } from '../../capabilities/list/tool-line.tsx'
import { useRecordId } from '../../lib/navigation.ts'
import {
  type Professional,
  useProfessionals,
} from '../../records/professionals/api/list-professionals.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DirectoryFilters } from './directory-filters.tsx'
import { countText, messages } from './messages.ts'
import { ProfessionalForm } from './professional-form.tsx'
import { ProfessionalGrid } from './professional-grid.tsx'

export function DirectoryScreen() {
  const id = useRecordId('profesionales')
  const professionals = useProfessionals()
  // The state of the filters is above the list, so that it survives opening a professional.
  const filtering = useState<ProfessionalFilters>({})
  const asked = professionals.data?.find((each) => each.id === id)
  if (asked) return <SingleProfessional key={id} professionals={professionals} asked={asked} />
  if (id !== undefined && professionals.data) return <RecordNotFound kind="profesionales" />
  return <Directory professionals={professionals} filtering={filtering} />
}

interface DirectoryProps {
  professionals: ReturnType<typeof useProfessionals>
  filtering: [ProfessionalFilters, (filters: ProfessionalFilters) => void]
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
  const { text = '', profession, specialty } = filters
  const [form, setForm] = useState<{ professional?: Professional }>()
  const add = () => setForm({})
  const all = professionals.data ?? []
  const found = professionals.data && filterProfessionals(professionals.data, filters)
  return (
    <div className="flex flex-col gap-2">
      <ToolLine
        texts={messages}
        views={
          <p aria-live="polite" className="min-h-5 flex-1 text-sm text-ink-soft max-lg:px-1">
            {all.length > 0 && countText(found?.length ?? 0)}
          </p>
        }
        search={{ value: text, onChange: (next) => setFilters({ ...filters, text: next }) }}
        filters={<DirectoryFilters professionals={all} filters={filters} onChange={setFilters} />}
        filterCount={[profession, specialty].filter(Boolean).length}
        main={{ label: messages.newProfessional, onPress: add }}
      />
      <ProfessionalGrid
        professionals={professionals}
        found={found}
        onClearFilters={() => setFilters({})}
        onAdd={add}
        onEdit={(professional) => setForm({ professional })}
      />
      {form && (
        <Dialog
          title={form.professional ? messages.editProfessional : messages.newProfessional}
          onClose={() => setForm(undefined)}
          closesOutside={false}
        >
          <ProfessionalForm
            professional={form.professional}
            profession={profession}
            onClose={() => setForm(undefined)}
          />
        </Dialog>
      )}
    </div>
  )
}
