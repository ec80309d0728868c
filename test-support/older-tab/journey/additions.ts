import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.mjs'
import { CLIENTS, LISTINGS } from '../office.ts'
import {
  button,
  choose,
  dialog,
  fill,
  open,
  press,
  submit,
  write,
  type Step,
  type Tab,
} from './tab.ts'

interface Addition {
  what: string
  address?: string
  section?: string
  start: string
  values: Record<string, string>
  choices?: Record<string, string>
  save: string
  written: string
}

const ADDITIONS: readonly Addition[] = [
  {
    what: 'a client',
    address: 'clientes',
    start: 'Nuevo Cliente',
    values: { Nombre: 'Raúl', Apellidos: 'Poot' },
    save: 'Guardar cliente',
    written: 'POST rpc/save_client',
  },
  {
    what: 'a task',
    address: 'tareas',
    start: 'Nueva Tarea',
    values: { Título: 'Pedir avalúo' },
    save: 'Crear tarea',
    written: 'POST tasks',
  },
  {
    what: 'an own listing',
    address: 'propiedades',
    start: 'Agregar propiedad',
    values: { Título: 'Local en la 60', Precio: '900000', Ciudad: 'Mérida', Estado: 'Yucatán' },
    choices: { Tipo: 'Local' },
    save: 'Agregar propiedad',
    written: 'POST properties',
  },
  {
    what: 'a script',
    section: 'Prospección',
    start: 'Nuevo Script',
    values: { Título: 'Despedida', Contenido: 'Gracias, {{nombre}}' },
    choices: { Categoría: 'Cierre' },
    save: 'Crear script',
    written: 'POST sales_scripts',
  },
  {
    what: 'a contact of the directory',
    section: 'Directorio',
    start: 'Nuevo Profesional',
    values: { Nombre: 'Carlos Carpintero', Teléfono: '9991234567' },
    choices: { Profesión: 'Carpintero' },
    save: 'Agregar',
    written: 'POST professionals',
  },
]

async function add(tab: Tab, addition: Addition): Promise<void> {
  const { address, section, start, values, choices, save, written } = addition
  if (address) await open(tab, `/dashboard/${address}`)
  if (section) await press(button(tab.page, section))
  await press(button(tab.page, start))
  const form = dialog(tab.page)
  await fill(form, values)
  for (const [label, option] of Object.entries(choices ?? {})) await choose(form, label, option)
  await submit(tab, written, save)
}

async function pick(tab: Tab, label: string, text: string): Promise<void> {
  const box = dialog(tab.page).getByRole('combobox', { name: label })
  await box.fill(text)
  await tab.page.getByRole('option', { name: text }).first().waitFor()
  await box.press('ArrowDown')
  await box.press('Enter')
  await tab.page.getByRole('listbox').waitFor({ state: 'hidden' })
}

const template: Step = [
  'adds a template',
  async (tab) => {
    await open(tab, '/dashboard/documentos')
    await press(button(tab.page, 'Nueva Plantilla'))
    const form = dialog(tab.page)
    await fill(form, { 'Nombre de la plantilla': 'Recibo simple', Contenido: 'De {{cliente}}' })
    await write(tab, 'POST document_templates', button(form, 'Crear plantilla'))
    await form.getByText('Recibo simple').first().waitFor()
    await press(button(form, 'Cerrar'))
    await form.waitFor({ state: 'hidden' })
  },
]

const opportunity: Step = [
  'adds an opportunity',
  async (tab) => {
    await open(tab, '/dashboard/oportunidades')
    await press(button(tab.page, 'Nueva Oportunidad'))
    await pick(tab, 'Cliente', 'Olga May')
    await pick(tab, 'Propiedad', 'Departamento en Altabrisa')
    await fill(dialog(tab.page), { 'Monto esperado': '15000' })
    await submit(tab, 'POST opportunities', 'Crear oportunidad')
  },
]

const link: Step = [
  'links a client to a listing',
  async (tab) => {
    await open(tab, `/dashboard/propiedades/${LISTINGS.flat}`)
    await press(button(tab.page, 'Vincular'))
    await pick(tab, 'Cliente', 'Eva Uc')
    await choose(dialog(tab.page), 'Tipo de relación', 'Comprador')
    await submit(tab, 'POST property_clients', 'Vincular Cliente')
  },
]

const note: Step = [
  'writes a note with a photograph',
  async (tab) => {
    const { page } = tab
    await open(tab, `/dashboard/clientes/${CLIENTS.eva}`)
    const chooser = page.waitForEvent('filechooser')
    await press(button(page, 'Agregar fotos'))
    await (await chooser).setFiles(join(root, 'backend/src/demo/pictures/casa-01-300x200.jpg'))
    await page.getByRole('img', { name: 'Foto 1 de 1' }).waitFor()
    await page.getByLabel('Anotar').fill('Le gustó la cocina')
    await write(tab, 'POST interactions', button(page, 'Guardar'))
  },
]

const upload: Step = [
  'uploads a document',
  async (tab) => {
    const { page } = tab
    await open(tab, '/dashboard/documentos')
    await press(button(page, 'Nuevo Documento'))
    const chooser = page.waitForEvent('filechooser')
    await press(button(dialog(page), 'Elegir archivo'))
    const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    await (await chooser).setFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer })
    await fill(dialog(page), { Nombre: 'Plano de la casa' })
    await submit(tab, 'POST documents', 'Subir documento')
  },
]

const view: Step = [
  'saves a view',
  async (tab) => {
    const { page } = tab
    await open(tab, '/dashboard/clientes?etiqueta=VIP&orden=nombre')
    await press(button(page, 'Guardar como…'))
    await fill(dialog(page), { 'Nombre de la vista': 'Importantes' })
    await submit(tab, 'POST saved_views', 'Guardar')
  },
]

export const ADDITION_STEPS: readonly Step[] = [
  ...ADDITIONS.map((each): Step => [`adds ${each.what}`, (tab) => add(tab, each)]),
  template,
  opportunity,
  link,
  note,
  upload,
  view,
]
