import { TYPE_LABELS, type Operation, type PropertyType } from '@predio/domain/properties'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { FilterSelect } from './filter-select.tsx'
import { countFilters, priceFault, type Filters } from './filters.ts'

interface FilterFieldsProps {
  filters: Filters
  /** All the agent has given, for the last filter. */
  tags: readonly string[]
  onChange: (changes: Partial<Filters>) => void
  onClear: () => void
}

/** Specification, platform section 2: these five types, and bedrooms from 1+ to 5+. */
const TYPES = (['casa', 'departamento', 'terreno', 'oficina', 'local'] as const).map((id) => ({
  id,
  label: TYPE_LABELS[id],
}))
const OPERATIONS = [
  { id: 'sale', label: 'Venta' },
  { id: 'rent', label: 'Renta' },
]
const BEDROOMS = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: `${id}+` }))

const toOption = (tag: string) => ({ id: tag, label: tag })

const orUndefined = (value: number) => (Number.isNaN(value) ? undefined : value)

export function FilterFields({ filters, tags, onChange, onClear }: FilterFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(6,minmax(0,1fr))_auto]">
      <FilterSelect
        label="Tipo"
        all="Todos"
        options={TYPES}
        value={filters.propertyType}
        onChange={(propertyType) => onChange({ propertyType: propertyType as PropertyType })}
      />
      <FilterSelect
        label="Operación"
        all="Todas"
        options={OPERATIONS}
        value={filters.operation}
        onChange={(operation) => onChange({ operation: operation as Operation })}
      />
      <NumberField
        label="Precio mínimo"
        format="currency"
        minValue={0}
        value={filters.minPrice ?? Number.NaN}
        onChange={(value) => onChange({ minPrice: orUndefined(value) })}
      />
      <NumberField
        label="Precio máximo"
        format="currency"
        minValue={0}
        value={filters.maxPrice ?? Number.NaN}
        onChange={(value) => onChange({ maxPrice: orUndefined(value) })}
        error={priceFault(filters)}
      />
      <FilterSelect
        label="Recámaras"
        all="Todas"
        options={BEDROOMS}
        value={filters.bedrooms?.toString()}
        onChange={(bedrooms) =>
          onChange({ bedrooms: bedrooms === undefined ? undefined : Number(bedrooms) })
        }
      />
      <FilterSelect
        label="Etiqueta"
        all="Todas"
        options={[...new Set([...tags, ...(filters.tag ? [filters.tag] : [])])].map(toOption)}
        value={filters.tag}
        onChange={(tag) => onChange({ tag })}
      />
      <div className="lg:mt-6.5">
        <Button look="quiet" isDisabled={countFilters(filters) === 0} onPress={onClear}>
          Limpiar
        </Button>
      </div>
    </div>
  )
}
