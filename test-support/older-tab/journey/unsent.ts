import { CLIENTS, INTERACTIONS } from '../office.ts'
import { button, dialog, fill, open, press, type Step, type Tab } from './tab.ts'

const unsentButton = ({ page }: Tab, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${count} por enviar`) })

/** Without a connection: a note, the result of a visit, a completed task and a new client; then the network is back. */
export const UNSENT_STEP: Step = [
  'sends what was written without a connection',
  async (tab) => {
    const { page, context } = tab
    // What the screens need has to be there before the connection is gone.
    await open(tab, '/dashboard/tareas')
    await button(page, 'Completar: Enviar planos').waitFor()
    await open(tab, `/dashboard/interacciones/${INTERACTIONS.visit}`)
    await press(button(dialog(page), 'Cerrar'))
    await open(tab, `/dashboard/clientes/${CLIENTS.luis}`)
    await page.getByLabel('Anotar').waitFor()
    await context.setOffline(true)
    await page.getByLabel('Anotar').fill('Sin señal en la casa')
    await press(button(page, 'Guardar'))
    await unsentButton(tab, 1).waitFor()
    await open(tab, '/dashboard/tareas')
    await press(button(page, 'Completar: Enviar planos'))
    await unsentButton(tab, 2).waitFor()
    await open(tab, `/dashboard/interacciones/${INTERACTIONS.visit}`)
    await fill(dialog(page), { Resultado: 'Interesado' })
    await press(button(dialog(page), 'Guardar cambios'))
    await unsentButton(tab, 3).waitFor()
    await open(tab, '/dashboard/clientes')
    await press(button(page, 'Nuevo Cliente'))
    await fill(dialog(page), { Nombre: 'Nora', Apellidos: 'Cab' })
    await press(button(dialog(page), 'Guardar cliente'))
    await press(unsentButton(tab, 4))
    await context.setOffline(false)
    await page.getByRole('dialog', { name: 'Por enviar' }).getByText('Ya se envió todo.').waitFor()
    await page.keyboard.press('Escape')
  },
]
