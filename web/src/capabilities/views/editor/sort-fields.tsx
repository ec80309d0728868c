import { entityRules, type ListEntity, type Sort, VIEW_LIMITS } from '@predio/domain/views'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { messages } from '../messages.ts'

interface SortFieldsProps {
  entity: ListEntity
  sorts: readonly Sort[]
  onChange: (sorts: Sort[]) => void
}

const NONE = 'none'
const DIRECTIONS = [
  { id: 'up', label: messages.ascending },
  { id: 'down', label: messages.descending },
] as const

export function SortFields({ entity, sorts, onChange }: SortFieldsProps) {
  const sortable = entityRules(entity).fields.filter(({ sort }) => sort)
  const places = Math.min(sorts.length + 1, VIEW_LIMITS.sorts)
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: places }, (_, place) => {
        const chosen = sorts[place]
        const taken = new Set(sorts.filter((_, at) => at !== place).map(({ field }) => field))
        const none = place === 0 ? entityRules(entity).usualOrder : messages.nothingMore
        return (
          <div key={place} className="flex flex-wrap items-end gap-3">
            <div className="min-w-52 flex-1">
              <Select
                label={messages.sortBy[place] ?? messages.sortBy[0]}
                options={[
                  { id: NONE, label: none },
                  ...sortable
                    .filter(({ key }) => !taken.has(key))
                    .map(({ key, label }) => ({ id: key, label })),
                ]}
                value={chosen?.field ?? NONE}
                onChange={(key) =>
                  onChange(
                    key === NONE
                      ? sorts.slice(0, place)
                      : sorts.toSpliced(place, 1, {
                          field: String(key),
                          ascending: chosen?.ascending ?? true,
                        }),
                  )
                }
              />
            </div>
            {chosen && (
              <SegmentedControl
                label={messages.direction}
                segments={DIRECTIONS}
                value={chosen.ascending ? 'up' : 'down'}
                onChange={(direction) =>
                  onChange(sorts.toSpliced(place, 1, { ...chosen, ascending: direction === 'up' }))
                }
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
