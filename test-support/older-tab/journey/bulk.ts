import { button, choose, dialog, open, press, submit, write, type Step, type Tab } from './tab.ts'

interface BulkAction {
  what: string
  address: string
  shows: string
  start?: string
  action: string
  complete?: (tab: Tab) => Promise<void>
  button?: string
  written: string
}

const addTag = async ({ page }: Tab) => {
  const field = dialog(page).getByRole('textbox')
  await field.fill('Campaña')
  await field.press('Enter')
}

const BULK_ACTIONS: readonly BulkAction[] = [
  {
    what: 'tags clients',
    address: 'clientes?tipo=comprador',
    shows: 'Eva Uc',
    start: 'Elegir varios',
    action: 'Agregar etiquetas…',
    complete: addTag,
    button: 'Agregar etiquetas',
    written: 'POST rpc/change_records',
  },
  {
    what: 'moves opportunities to another stage',
    address: 'oportunidades?monto=desde:500000',
    shows: 'Ana Pech',
    action: 'Mover a otra etapa…',
    complete: ({ page }) => choose(dialog(page), 'Etapa', 'Contactado'),
    button: 'Mover',
    written: 'POST rpc/change_records',
  },
  {
    what: 'changes the priority of tasks',
    address: 'tareas?prioridad=alta',
    shows: 'Firmar contrato',
    action: 'Cambiar prioridad…',
    complete: ({ page }) => choose(dialog(page), 'Prioridad', 'Urgente'),
    button: 'Cambiar prioridad',
    written: 'POST rpc/change_records',
  },
  {
    what: 'completes tasks',
    address: 'tareas?prioridad=urgente',
    shows: 'Firmar contrato',
    action: 'Completar',
    written: 'POST rpc/change_records',
  },
  {
    what: 'changes the type of interactions',
    address: 'interacciones?tipo=llamada',
    shows: 'Primera llamada',
    action: 'Cambiar tipo…',
    complete: ({ page }) => choose(dialog(page), 'Tipo', 'Visita'),
    button: 'Cambiar tipo',
    written: 'POST rpc/change_records',
  },
  {
    what: 'tags listings',
    address: 'propiedades?tipo=departamento',
    shows: 'Departamento en Altabrisa',
    action: 'Agregar etiquetas…',
    complete: addTag,
    button: 'Agregar etiquetas',
    written: 'POST rpc/tag_properties',
  },
]

async function play(tab: Tab, bulk: BulkAction): Promise<void> {
  const { address, shows, start, action, complete, button: name, written } = bulk
  const { page } = tab
  await open(tab, `/dashboard/${address}`)
  await page.getByRole('main').getByText(shows, { exact: true }).first().waitFor()
  await press(button(page, start ?? 'Elegir varias'))
  await press(page.getByRole('button', { name: /^Elegir (?:las?|los|el) .*coinciden?$/ }))
  await press(button(page, 'Acciones'))
  const entry = page.getByRole('menuitem', { name: action, exact: true })
  if (complete && name) {
    await press(entry)
    await complete(tab)
    await submit(tab, written, name)
  } else {
    await write(tab, written, entry)
  }
  await press(button(page, 'Dejar de elegir'))
}

const documents: Step = [
  'changes the category of documents',
  async (tab) => {
    const { page } = tab
    await open(tab, '/dashboard/documentos?categoria=recibo-de-renta')
    await page.getByText('Seleccionar todos').click()
    await press(button(page, 'Acciones'))
    await press(page.getByRole('menuitem', { name: 'Cambiar categoría…' }))
    await choose(dialog(page), 'Categoría', 'Mantenimiento')
    await submit(tab, 'POST rpc/change_records', 'Cambiar categoría')
  },
]

const undo: Step = [
  'takes a bulk action back',
  (tab) => write(tab, 'POST rpc/restore_records', button(tab.page, 'Deshacer')),
]

export const BULK_STEPS: readonly Step[] = [
  ...BULK_ACTIONS.map((each): Step => [each.what, (tab) => play(tab, each)]),
  documents,
  undo,
]
