import { ADDRESSES, listTarget, sectionTarget, type Target } from '../../lib/navigation.ts'
import { messages } from './messages.ts'

export type KeyAction =
  | 'new'
  | 'search'
  | 'next'
  | 'previous'
  | 'select'
  | 'edit'
  | 'accept'
  | 'discard'
  | 'help'
export type NamedAction = 'down' | 'up' | 'leave'

interface Shortcut {
  keys: string
  label: string
}

/** KEY-02: `g` and then a letter lead to these pages. */
export const PLACES: readonly (Shortcut & { target: Target })[] = [
  { keys: 'g h', label: messages.today, target: { to: ADDRESSES.today, state: {} } },
  { keys: 'g l', label: messages.calls, target: { to: ADDRESSES.calls, state: {} } },
  { keys: 'g b', label: messages.prospects, target: { to: ADDRESSES.prospects, state: {} } },
  { keys: 'g f', label: messages.plans, target: { to: ADDRESSES.plans, state: {} } },
  { keys: 'g c', label: messages.clients, target: sectionTarget('crm', { tab: 'clients' }) },
  {
    keys: 'g o',
    label: messages.opportunities,
    target: sectionTarget('crm', { tab: 'opportunities' }),
  },
  { keys: 'g t', label: messages.tasks, target: sectionTarget('crm', { tab: 'tasks' }) },
  {
    keys: 'g i',
    label: messages.interactions,
    target: sectionTarget('crm', { tab: 'interactions' }),
  },
  { keys: 'g p', label: messages.properties, target: sectionTarget('properties') },
  { keys: 'g s', label: messages.selections, target: listTarget('selecciones') },
  { keys: 'g d', label: messages.documents, target: sectionTarget('documents') },
  { keys: 'g k', label: messages.calculator, target: sectionTarget('calculator') },
  { keys: 'g r', label: messages.reports, target: { to: ADDRESSES.reports, state: {} } },
]

/** KEY-03 lists the actions. */
export const ACTIONS: readonly (Shortcut & { action: KeyAction })[] = [
  { keys: 'n', label: messages.new, action: 'new' },
  { keys: '/', label: messages.search, action: 'search' },
  { keys: 'j', label: messages.next, action: 'next' },
  { keys: 'k', label: messages.previous, action: 'previous' },
  { keys: 'x', label: messages.select, action: 'select' },
  { keys: 'e', label: messages.edit, action: 'edit' },
  { keys: 'a', label: messages.accept, action: 'accept' },
  { keys: 'd', label: messages.discard, action: 'discard' },
  { keys: '?', label: messages.help, action: 'help' },
]

export const ALWAYS: readonly Shortcut[] = [
  { keys: '↓ ↑', label: messages.move },
  { keys: 'Enter', label: messages.open },
  { keys: messages.extendKeys, label: messages.extend },
  { keys: 'Esc', label: messages.escape },
  { keys: 'Ctrl K', label: messages.palette },
]
