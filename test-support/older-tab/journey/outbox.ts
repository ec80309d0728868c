import { CLIENTS, INTERACTIONS } from '../office.ts'
import { button, dialog, fill, open, press, type Step, type Tab } from './tab.ts'

const outboxButton = ({ page }: Tab, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${count} por enviar`) })

/** Without a connection the tab saves a note, a visit's result, a completed task and a new client; then the network returns. */
export const OUTBOX_STEP: Step = [
  'sends what was written without a connection',
  async (tab) => {
    const { page, context } = tab
    await open(tab, '/dashboard/tareas')
    await button(page, 'Completar: Enviar planos').waitFor()
    await open(tab, `/dashboard/interacciones/${INTERACTIONS.visit}`)
    await press(button(dialog(page), 'Cerrar'))
    await open(tab, `/dashboard/clientes/${CLIENTS.luis}`)
    await page.getByLabel('Anotar').waitFor()
    await context.setOffline(true)
    await page.getByLabel('Anotar').fill('Sin señal en la casa')
    await press(button(page, 'Guardar'))
    await outboxButton(tab, 1).waitFor()
    await open(tab, '/dashboard/tareas')
    await press(button(page, 'Completar: Enviar planos'))
    await outboxButton(tab, 2).waitFor()
    await open(tab, `/dashboard/interacciones/${INTERACTIONS.visit}`)
    await fill(dialog(page), { Resultado: 'Interesado' })
    await press(button(dialog(page), 'Guardar cambios'))
    await outboxButton(tab, 3).waitFor()
    await open(tab, '/dashboard/clientes')
    await press(button(page, 'Nuevo Cliente'))
    await fill(dialog(page), { Nombre: 'Nora', Apellidos: 'Cab' })
    await press(button(dialog(page), 'Guardar cliente'))
    await press(outboxButton(tab, 4))
    await context.setOffline(false)
    await page.getByRole('dialog', { name: 'Por enviar' }).getByText('Ya se envió todo.').waitFor()
    await page.keyboard.press('Escape')
  },
]
