import {
  CLIENTS,
  DOCUMENTS,
  INTERACTIONS,
  LISTINGS,
  OPPORTUNITIES,
  SCRIPT,
  PROFESSIONALS,
  TASKS,
  VALUATION,
} from '../office.ts'
import { button, dialog, fill, open, press, submit, write, type Step, type Tab } from './tab.ts'

interface Edit {
  what: string
  address: string
  path?: readonly string[]
  values: Record<string, string>
  save?: string
  written: string
}

const EDITS: readonly Edit[] = [
  {
    what: 'a client with preferences',
    address: `clientes/${CLIENTS.ana}`,
    path: ['Editar'],
    values: { Notas: 'Prefiere las tardes', Recámaras: '4' },
    written: 'POST rpc/save_client',
  },
  {
    what: 'an opportunity',
    address: `oportunidades/${OPPORTUNITIES.ana}`,
    values: { Probabilidad: '70' },
    written: 'PATCH opportunities',
  },
  {
    what: 'a task',
    address: `tareas/${TASKS.call}`,
    values: { Descripción: 'Preguntar por el avalúo' },
    written: 'PATCH tasks',
  },
  {
    what: 'an interaction',
    address: `interacciones/${INTERACTIONS.visit}`,
    values: { Descripción: 'Con su hermano' },
    written: 'PATCH interactions',
  },
  {
    what: 'a document',
    address: `documentos/${DOCUMENTS.contract}`,
    path: ['Editar'],
    values: { Texto: 'Contrato entre las dos partes' },
    save: 'Guardar',
    written: 'PATCH documents',
  },
  {
    what: 'an own listing',
    address: `propiedades/${LISTINGS.house}`,
    path: ['Editar'],
    values: { 'Nota privada': 'Llaves en la oficina', Precio: '2400000' },
    written: 'PATCH properties',
  },
  {
    what: 'the link of a client to a listing',
    address: `propiedades/${LISTINGS.house}`,
    path: ['Acciones de Luis Canul', 'Editar relación'],
    values: { Notas: 'Dueño desde 2011' },
    written: 'PATCH property_clients',
  },
  {
    what: 'a script',
    address: `scripts/${SCRIPT}`,
    values: { Contenido: 'Buenas tardes, {{nombre}}' },
    written: 'PATCH sales_scripts',
  },
  {
    what: 'a contact of the directory',
    address: `profesionales/${PROFESSIONALS.plumber}`,
    path: ['Editar'],
    values: { Notas: 'Muy puntual' },
    written: 'PATCH professionals',
  },
]

async function edit(tab: Tab, { address, path = [], values, save, written }: Edit): Promise<void> {
  const { page } = tab
  await open(tab, `/dashboard/${address}`)
  const [first, entry] = path
  if (first) await press(button(page, first))
  if (entry) await page.getByRole('menuitem', { name: entry, exact: true }).click()
  const form = dialog(page)
  await fill(form, values)
  await submit(tab, written, save ?? 'Guardar cambios')
}

const profile: Step = [
  'saves the profile and the identity',
  async (tab) => {
    const { page } = tab
    await open(tab, '/dashboard/profile')
    await fill(page.getByRole('main'), { 'Nombre completo': 'Rosa Chan', Empresa: 'Casas Chan' })
    await write(tab, 'POST profiles', button(page, 'Guardar cambios'))
    await fill(page.getByRole('main'), { 'Licencia o asociación': 'AMPI 123' })
    await write(tab, 'PATCH profiles', button(page, 'Guardar identidad'))
  },
]

const tags: Step = [
  'saves the tags of a listing',
  async (tab) => {
    await open(tab, `/dashboard/propiedades/${LISTINGS.house}`)
    await press(button(tab.page, 'Gestionar Etiquetas'))
    const form = dialog(tab.page)
    await fill(form, { 'Agregar Nueva Etiqueta': 'vista' })
    await press(button(form, 'Agregar'))
    await submit(tab, 'POST rpc/change_property_tags', 'Guardar Etiquetas')
  },
]

const valuation: Step = [
  'saves a valuation',
  async (tab) => {
    const { page } = tab
    await open(tab, `/dashboard/valuaciones/${VALUATION}`)
    await page.getByText('Estás viendo «Casa de la abuela».').waitFor()
    await fill(page.getByRole('main'), { Antigüedad: '9' })
    await press(button(page, 'Calcular valor'))
    await press(button(page, 'Guardar cambios'))
    await dialog(page).waitFor()
    await submit(tab, 'PATCH valuations', 'Guardar cambios')
  },
]

export const EDIT_STEPS: readonly Step[] = [
  ...EDITS.map((each): Step => [`saves ${each.what}`, (tab) => edit(tab, each)]),
  tags,
  profile,
  valuation,
]
