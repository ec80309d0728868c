import { describe, expect, it } from 'vitest'
import {
  filterProfessionals,
  type ListedProfessional,
  listSpecialties,
  type ProfessionalFilters,
} from './filter-professionals.ts'

function listed(name: string, fields: Partial<ListedProfessional>): ListedProfessional {
  return { name, profession: 'albañil', specialty: null, address: null, notes: null, ...fields }
}

const ALL = [
  listed('Raúl Pech', { specialty: 'Impermeabilización', notes: 'Puntual; trae su equipo' }),
  listed('Electricidad Núñez', {
    profession: 'electricista',
    specialty: 'Solar',
    address: 'Calle 60, Mérida',
  }),
  listed('Luis Canul', { specialty: ' impermeabilizacion ', address: 'Progreso' }),
  listed('Ana Chan', { profession: 'pintor', notes: 'Recomendada por Raúl' }),
]

describe('PRO-05 (section 9) search covers name, notes and address', () => {
  it.each<[ProfessionalFilters, string[]]>([
    [{}, ['Raúl Pech', 'Electricidad Núñez', 'Luis Canul', 'Ana Chan']],
    [{ text: '   ' }, ['Raúl Pech', 'Electricidad Núñez', 'Luis Canul', 'Ana Chan']],
    [{ text: 'raul' }, ['Raúl Pech', 'Ana Chan']],
    [{ text: 'NUNEZ' }, ['Electricidad Núñez']],
    [{ text: 'merida' }, ['Electricidad Núñez']],
    [{ text: 'equipo pech' }, ['Raúl Pech']],
    [{ text: 'impermeabilización' }, []],
    [{ text: 'albañil' }, []],
    [{ text: 'pechpuntual' }, []],
    [{ profession: 'pintor' }, ['Ana Chan']],
    [{ profession: 'cerrajero' }, []],
    [{ specialty: 'Impermeabilización' }, ['Raúl Pech', 'Luis Canul']],
    [{ specialty: '' }, ['Raúl Pech', 'Electricidad Núñez', 'Luis Canul', 'Ana Chan']],
    [{ text: 'progreso', profession: 'albañil', specialty: 'impermeabilizacion' }, ['Luis Canul']],
    [{ text: 'raul', profession: 'albañil' }, ['Raúl Pech']],
  ])('%j: %j', (filters, names) => {
    expect(filterProfessionals(ALL, filters).map(({ name }) => name)).toEqual(names)
  })
})

it.each([
  [undefined, ['Impermeabilización', 'Solar']],
  ['electricista', ['Solar']],
  ['pintor', []],
] as const)('PRO-06 the specialties of %s are %j', (profession, specialties) => {
  expect(listSpecialties(ALL, profession)).toEqual(specialties)
})
