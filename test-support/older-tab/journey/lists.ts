import { button, dialog, open, press, type Step, type Tab } from './tab.ts'

type View = readonly [address: string, shown: readonly string[], hidden: string]

const VIEWS: readonly View[] = [
  ['clientes?tipo=comprador&orden=-nombre', ['Eva Uc', 'Ana Pech'], 'Luis Canul'],
  ['clientes?etiqueta=VIP&orden=nombre', ['Ana Pech', 'Luis Canul'], 'Eva Uc'],
  ['clientes?presupuesto=desde:2000000&zona=Centro&operacion=venta', ['Ana Pech'], 'Eva Uc'],
  ['clientes?zona=Centro&operacion=venta', ['Ana Pech'], 'Eva Uc'],
  ['clientes?correo=!*&orden=contacto,-alta', ['Luis Canul', 'Olga May'], 'Ana Pech'],
  ['clientes?contacto=sin:30&paso=!*', ['Luis Canul', 'Olga May'], 'Ana Pech'],
  ['tareas?prioridad=alta&orden=vence', ['Llamar a Ana', 'Firmar contrato'], 'Enviar planos'],
  ['tareas?cliente=!*&estado=pendiente&orden=titulo', ['Enviar planos'], 'Llamar a Ana'],
  ['interacciones?tipo=visita&orden=asunto', ['Visita a la casa'], 'Primera llamada'],
  ['oportunidades?monto=desde:1000000&orden=-monto', ['Ana Pech'], 'Eva Uc'],
  ['documentos?categoria=contrato&orden=nombre', ['Contrato de Ana'], 'Recibo de enero'],
  ['propiedades?recamaras=desde:3', ['Casa en el Centro'], 'Departamento en Altabrisa'],
]

async function read(tab: Tab, [address, shown, hidden]: View): Promise<void> {
  const main = tab.page.getByRole('main')
  await open(tab, `/dashboard/${address}`)
  for (const name of shown) await main.getByText(name, { exact: true }).first().waitFor()
  await main.getByText(hidden, { exact: true }).first().waitFor({ state: 'hidden' })
}

const search: Step = [
  'searches the clients',
  async (tab) => {
    await open(tab, '/dashboard/clientes')
    await tab.page.getByLabel('Buscar clientes').fill('canul')
    const list = tab.page.getByRole('list', { name: 'Clientes' })
    await list.getByRole('heading', { name: 'Ana Pech' }).waitFor({ state: 'hidden' })
    await list.getByRole('heading', { name: 'Luis Canul' }).waitFor()
    await tab.page.getByLabel('Buscar clientes').fill('')
    await list.getByRole('heading', { name: 'Ana Pech' }).waitFor()
  },
]

const savedView: Step = [
  'opens a saved view',
  async (tab) => {
    await open(tab, '/dashboard/clientes')
    await press(tab.page.getByRole('link', { name: /^Compradores/ }))
    const list = tab.page.getByRole('list', { name: 'Clientes' })
    await list.getByRole('heading', { name: 'Luis Canul' }).waitFor({ state: 'hidden' })
    await list.getByRole('heading', { name: 'Ana Pech' }).waitFor()
  },
]

const calls: Step = [
  'reads the calls of the day',
  async (tab) => {
    await open(tab, '/dashboard/clientes')
    await press(button(tab.page, 'Llamadas de hoy'))
    await dialog(tab.page).getByRole('article').first().waitFor()
    await press(button(dialog(tab.page), 'Cerrar'))
  },
]

export const LIST_STEPS: readonly Step[] = [
  ...VIEWS.map((view): Step => [`reads ${view[0]}`, (tab) => read(tab, view)]),
  search,
  savedView,
  calls,
]
