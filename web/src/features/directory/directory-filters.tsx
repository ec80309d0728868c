import {
  listSpecialties,
  PROFESSION_LABELS,
  type ProfessionalFilters,
  PROFESSIONS,
} from '@predio/domain/professionals'
import { ConditionSelect } from '../../capabilities/views/condition-select.tsx'
import { words } from '../../lib/words.ts'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { optionsOf } from '../../ui/option.ts'
import { messages } from './messages.ts'

interface DirectoryFiltersProps {
  professionals: readonly Professional[]
  filters: ProfessionalFilters
  onChange: (filters: ProfessionalFilters) => void
}

export function DirectoryFilters({ professionals, filters, onChange }: DirectoryFiltersProps) {
  const { text, profession, specialty } = filters
  return (
    <>
      <ConditionSelect
        label={messages.profession}
        all={words.allFeminine}
        options={optionsOf(PROFESSION_LABELS).filter(({ id }) =>
          professionals.some((listed) => listed.profession === id),
        )}
        chosen={profession}
        // Choosing a profession clears the specialty, which may not exist in that profession.
        onChoose={(id) => onChange({ text, profession: PROFESSIONS.find((known) => known === id) })}
      />
      <ConditionSelect
        label={messages.specialty}
        all={words.allFeminine}
        options={listSpecialties(professionals, profession).map((id) => ({ id, label: id }))}
        chosen={specialty}
        onChoose={(id) => onChange({ ...filters, specialty: id })}
      />
    </>
  )
}
