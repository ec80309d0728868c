import { CLIENTS, TASKS } from '../office.ts'
import { button, dialog, open, press, write, type Step } from './tab.ts'

const client: Step = [
  'deletes a client',
  async (tab) => {
    const { page } = tab
    await open(tab, `/dashboard/clientes/${CLIENTS.olga}`)
    await press(button(page, 'Más acciones'))
    await press(page.getByRole('menuitem', { name: 'Eliminar cliente' }))
    await write(tab, 'DELETE clients', button(page.getByRole('alertdialog'), 'Eliminar'))
    await page.getByRole('alertdialog', { name: /^¿/ }).waitFor({ state: 'hidden' })
  },
]

const task: Step = [
  'deletes a task',
  async (tab) => {
    await open(tab, `/dashboard/tareas/${TASKS.sign}`)
    await press(button(dialog(tab.page), 'Eliminar tarea'))
    const question = tab.page.getByRole('alertdialog')
    await write(tab, 'POST rpc/delete_record', button(question, 'Eliminar'))
  },
]

export const REMOVAL_STEPS: readonly Step[] = [client, task]
