import { flushSync } from 'react-dom'
import {
  checkboxOf,
  currentRow,
  focusedIn,
  isInList,
  isSeen,
  moveRow,
  openerOf,
} from './list-rows.ts'
import { isTyping } from './is-typing.ts'
import type { KeyAction, NamedAction } from './shortcuts.ts'

/** KEY-03: the key presses a button of the page. Returns whether there was such a button. */
export function actOnPage(action: Exclude<KeyAction, 'help'>): boolean {
  const main = document.querySelector('main')
  if (!main) return false
  switch (action) {
    case 'new':
      return press(main.querySelector('[data-shortcut=n]'))
    case 'search':
      return focusSearch(main)
    case 'next':
      return moveRow(main, 1)
    case 'previous':
      return moveRow(main, -1)
    case 'select':
      return choose(main, currentRow())
    case 'edit':
      return press(edited(main))
    case 'accept':
      return press(currentRow()?.querySelector('[data-shortcut=a]'))
    case 'discard':
      return press(currentRow()?.querySelector('[data-shortcut=d]'))
  }
}

/** KEY-05 and KEY-07: `chooses` is true if Shift is pressed, too. Returns whether the key did something. */
export function actOnList(
  action: NamedAction,
  target: EventTarget | null,
  chooses: boolean,
): boolean {
  const main = document.querySelector('main')
  if (!main || document.querySelector('[data-overlay]')) return false
  const search = target instanceof Element ? target.closest('main input[type=search]') : null
  if (!search && isTyping(target)) return false
  if (action === 'leave')
    return search ? leaveSearch(main, search) : isOnPage(main, target) && leave(main)
  const row = currentRow()
  if (search ? action === 'up' || chooses : row ? !isInList(row) : !isNowhere(target)) return false
  if (chooses && row) choose(main, row, { onlyAdds: true })
  const hasMoved = moveRow(main, action === 'down' ? 1 : -1, { onlyInLists: true })
  if (hasMoved && chooses) choose(main, currentRow(), { onlyAdds: true })
  return hasMoved
}

function choose(main: Element, row: HTMLElement | undefined, { onlyAdds = false } = {}): boolean {
  if (!row) return false
  if (!checkboxOf(row)) flushSync(() => press(main.querySelector('[data-choose]')))
  const box = checkboxOf(row)
  if (!box) return false
  box.focus()
  return (onlyAdds && box.matches(':checked, [aria-checked=true]')) || press(box)
}

function edited(main: Element): Element | null | undefined {
  const row = currentRow()
  if (!row) return main.querySelector('[data-shortcut=e]:not([data-list] *)')
  return row.querySelector('[data-shortcut=e]') ?? openerOf(row)
}

function focusSearch(main: Element): boolean {
  const field = [...main.querySelectorAll<HTMLInputElement>('input[type=search]')].find(isSeen)
  if (!field) return press(document.querySelector('[data-shortcut="/"]'))
  field.focus()
  field.select()
  return true
}

function leaveSearch(main: Element, search: Element): boolean {
  if (!moveRow(main, 1, { onlyInLists: true }) && search instanceof HTMLElement) search.blur()
  return true
}

function leave(main: Element): boolean {
  const row = currentRow()
  const ways = [...main.querySelectorAll<HTMLElement>('[data-shortcut=Escape]')]
  const hasLeft = flushSync(() => press(ways.findLast(isSeen)))
  if (hasLeft && row?.isConnected) focusedIn(row)?.focus()
  return hasLeft
}

function isOnPage(main: Element, target: EventTarget | null): boolean {
  if (target === document.body) return true
  return target instanceof Element && main.contains(target) && !target.closest('aside')
}

function isNowhere(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.tabIndex === -1
}

function press(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.click()
  return true
}
