import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '../../../capabilities/profile/api/list-sessions.ts'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { SessionsList } from './sessions-list.tsx'

const NOW = new Date('2026-11-16T18:00:00Z')
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'

function session(given: Partial<OpenSession>): OpenSession {
  return {
    id: crypto.randomUUID(),
    user_agent: WINDOWS,
    ip: '203.0.113.7',
    created_at: '2026-11-03T16:15:00Z',
    last_used_at: '2026-11-16T17:57:00Z',
    is_current: false,
    ...given,
  }
}

const current = session({ is_current: true })
const phone = session({ user_agent: ANDROID, ip: '2001:db8::7' })
const unknown = session({ user_agent: null, ip: null, created_at: null, last_used_at: null })

async function open(onClose: (id: string) => Promise<void> = async () => undefined) {
  const sessions = [current, phone, unknown]
  await renderInKit(
    <SessionsList sessions={sessions} now={NOW} zone="America/Mexico_City" onClose={onClose} />,
  )
  const rows = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')
  return { own: rows.nth(0), other: rows.nth(1), bare: rows.nth(2) }
}

it('the list shows device, address, last use and start, with this device first and without a close button', async () => {
  const { own, other, bare } = await open()
  await expect.element(own).toHaveTextContent('Edge en WindowsEste dispositivo')
  await expect.element(own).toHaveTextContent('En uso ahora · IP 203.0.113.7')
  await expect.element(own.getByRole('button')).not.toBeInTheDocument()
  await expect.element(other).toHaveTextContent('Chrome en Android')
  await expect.element(other).toHaveTextContent('Último uso hace 3 min · IP 2001:db8::7')
  await expect.element(other).toHaveTextContent('Abierta desde el 3 nov 2026, 10:15 a.m.')
  await expect.element(bare).toHaveTextContent('Dispositivo desconocido')
})

it('a confirmation is asked before closing a session, and stays open when the closing fails', async () => {
  const closed: string[] = []
  let isRefused = true
  let refusals = 0
  const { other } = await open(async (id) => {
    if (isRefused) {
      refusals += 1
      throw new Error('refused')
    }
    closed.push(id)
  })
  await other.getByRole('button', { name: 'Cerrar: Chrome en Android' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Cerrar esta sesión?' })
  await expect.element(question).toHaveTextContent('Chrome en Android tendrá que volver a entrar')
  await question.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.poll(() => refusals).toBe(1)
  await expect.element(question.getByRole('button', { name: 'Cerrar sesión' })).toBeEnabled()
  expect(closed).toEqual([])
  isRefused = false
  await question.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(closed).toEqual([phone.id])
})
