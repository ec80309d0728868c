import {
  listSpecialties,
  PROFESSION_LABELS,
  type ProfessionalFilters,
  PROFESSIONS,
} from '@predio/domain/professionals'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { messages } from './messages.ts'

interface DirectoryFiltersProps {
  professionals: readonly Professional[]
  filters: ProfessionalFilters
  onChange: (filters: ProfessionalFilters) => void
}

/** The key of 'all', since a select has no empty key. */
const ALL = 'all'

export function DirectoryFilters({ professionals, filters, onChange }: DirectoryFiltersProps) {
  const { text = '', profession, specialty } = filters
  const professions = PROFESSIONS.filter((known) =>
    professionals.some((listed) => listed.profession === known),
  )
  const specialties = listSpecialties(professionals, profession)

  function chooseProfession(key: unknown): void {
    const chosen = PROFESSIONS.find((known) => known === key)
    // The chosen specialty may not exist in the other profession.
    onChange({ text, profession: chosen })
  }

  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_14rem_16rem]">
      <div className="col-span-2 md:col-span-1">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={text}
          onChange={(next) => onChange({ ...filters, text: next })}
        />
      </div>
      <Select
        label={messages.profession}
        options={[
          { id: ALL, label: messages.allProfessions },
          ...professions.map((id) => ({ id, label: PROFESSION_LABELS[id] })),
        ]}
        value={profession ?? ALL}
        onChange={chooseProfession}
      />
      <Select
        label={messages.specialty}
        options={[
          { id: ALL, label: messages.allSpecialties },
          ...specialties.map((each) => ({ id: `:${each}`, label: each })),
        ]}
        value={specialty === undefined ? ALL : `:${specialty}`}
        onChange={(key) =>
          onChange({ ...filters, specialty: key === ALL ? undefined : String(key).slice(1) })
        }
      />
    </div>
  )
}
