import { describe, expect, it } from 'vitest'
import {
  filterProfessionals,
  type ListedProfessional,
  listSpecialties,
  type ProfessionalFilters,
} from './filter-professionals.ts'

function listed(name: string, fields: Partial<ListedProfessional>): ListedProfessional {
  return {
    name,
    profession: 'albañil',
    specialty: null,
    phone: '+525500000000',
    address: null,
    notes: null,
    ...fields,
  }
}

const ALL = [
  listed('Raúl Pech', {
    specialty: 'Impermeabilización',
    notes: 'Puntual; trae su equipo',
    phone: '+5219991112233',
  }),
  listed('Electricidad Núñez', {
    profession: 'electricista',
    specialty: 'Solar',
    address: 'Calle 60, Mérida',
  }),
  listed('Luis Canul', { specialty: ' impermeabilizacion ', address: 'Progreso' }),
  listed('Ana Chan', {
    profession: 'pintor',
    notes: 'Recomendada por Raúl',
    phone: '+13055551234',
  }),
]

describe('PRO-05 search covers name, specialty, notes, address and telephone', () => {
  it.each<[ProfessionalFilters, string[]]>([
    [{}, ['Raúl Pech', 'Electricidad Núñez', 'Luis Canul', 'Ana Chan']],
    [{ text: '   ' }, ['Raúl Pech', 'Electricidad Núñez', 'Luis Canul', 'Ana Chan']],
    [{ text: 'raul' }, ['Raúl Pech', 'Ana Chan']],
    [{ text: 'NUNEZ' }, ['Electricidad Núñez']],
    [{ text: 'merida' }, ['Electricidad Núñez']],
    [{ text: 'equipo pech' }, ['Raúl Pech']],
    [{ text: 'impermeabilización' }, ['Raúl Pech', 'Luis Canul']],
    [{ text: 'impermea pech' }, ['Raúl Pech']],
    [{ text: '9991112233' }, ['Raúl Pech']],
    [{ text: '999 111 2233' }, ['Raúl Pech']],
    [{ text: '(999) 111-22-33' }, ['Raúl Pech']],
    [{ text: '+52 999 111 2233' }, ['Raúl Pech']],
    [{ text: '2233' }, ['Raúl Pech']],
    [{ text: 'pech 999-111' }, ['Raúl Pech']],
    [{ text: '+1 305' }, ['Ana Chan']],
    [{ text: '305.555.1234' }, ['Ana Chan']],
    [{ text: '60' }, ['Electricidad Núñez']],
    [{ text: '2233999' }, []],
    [{ text: 'albañil' }, []],
    [{ text: 'pechpuntual' }, []],
    [{ profession: 'pintor' }, ['Ana Chan']],
    [{ profession: 'cerrajero' }, []],
    [{ specialty: 'Impermeabilización' }, ['Raúl Pech', 'Luis Canul']],
    [{ specialty: '' }, ['Raúl Pech', 'Electricidad Núñez', 'Luis Canul', 'Ana Chan']],
    [{ text: 'progreso', profession: 'albañil', specialty: 'impermeabilizacion' }, ['Luis Canul']],
    [{ text: 'raul', profession: 'albañil' }, ['Raúl Pech']],
  ])('a search of professionals finds by %j: %j', (filters, names) => {
    expect(filterProfessionals(ALL, filters).map(({ name }) => name)).toEqual(names)
  })
})

it.each([
  [undefined, ['Impermeabilización', 'Solar']],
  ['electricista', ['Solar']],
  ['pintor', []],
] as const)('PRO-06 the specialties offered for %s are %j', (profession, specialties) => {
  expect(listSpecialties(ALL, profession)).toEqual(specialties)
})
