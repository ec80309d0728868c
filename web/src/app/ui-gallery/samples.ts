import type { Option } from '../../ui/option.ts'

export const clientTypes: Option[] = [
  { id: 'propietario', label: 'Propietario' },
  { id: 'comprador', label: 'Comprador', description: 'Busca para vivir' },
  { id: 'inquilino', label: 'Inquilino' },
  {
    id: 'inversionista',
    label: 'Inversionista',
    description: 'Busca para rentar',
    isDisabled: true,
  },
]

const CLIENTS: Option[] = [
  { id: '1', label: 'Ángela Robles', description: 'angela.robles@correo.mx' },
  { id: '2', label: 'Benito Cárdenas', description: 'benito@correo.mx' },
  { id: '3', label: 'Citlali Hernández', description: 'citlali@correo.mx' },
  { id: '4', label: 'Damián Ortega', description: 'damian.o@correo.mx' },
]

export async function searchClients(query: string): Promise<Option[]> {
  await pause(500)
  return CLIENTS.filter(({ label }) => plain(label).includes(plain(query)))
}

export async function failToSearch(): Promise<Option[]> {
  await pause(500)
  throw new Error('the gallery fails on purpose')
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
