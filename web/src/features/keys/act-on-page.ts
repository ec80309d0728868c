import type { KeyAction } from './shortcuts.ts'

/** The rows of lists, tables and boards, and the cards of grids. */
const ROW = '[data-index], [role=row][data-key], article'
const CHECKBOX = 'input[type=checkbox], [role=checkbox]'

/** KEY-03: presses what the page shows, as a person would. Whether there was something to press. */
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
      return press(currentRow()?.querySelector(CHECKBOX))
    case 'edit':
      return press(edited(main))
  }
}

/** In the focused row its button, or what opens it; otherwise the button of the open record. */
function edited(main: Element): Element | null | undefined {
  const row = currentRow()
  if (!row) return main.querySelector('[data-shortcut=e]')
  return row.querySelector('[data-shortcut=e]') ?? openerOf(row)
}

/** The field of the list, or the search over everything where a page has none. */
function focusSearch(main: Element): boolean {
  const field = [...main.querySelectorAll<HTMLInputElement>('input[type=search]')].find(isSeen)
  if (!field) return press(document.querySelector('[data-shortcut="/"]'))
  field.focus()
  field.select()
  return true
}

function moveRow(main: Element, step: 1 | -1): boolean {
  const rows = [...main.querySelectorAll<HTMLElement>(ROW)].filter(
    (row) => isSeen(row) && !row.parentElement?.closest(ROW) && focusedIn(row) !== null,
  )
  const current = currentRow()
  const at = current ? rows.indexOf(current) : -1
  const next = at === -1 ? firstInSight(rows) : rows[at + step]
  const target = next && focusedIn(next)
  if (!target) return false
  target.focus()
  next.scrollIntoView({ block: 'nearest' })
  return true
}

/** The outermost row around the focus. */
function currentRow(): HTMLElement | undefined {
  let row = document.activeElement?.closest<HTMLElement>(ROW)
  for (let outer = row; outer; outer = outer.parentElement?.closest<HTMLElement>(ROW)) row = outer
  return row ?? undefined
}

/** While records are chosen, nothing in their rows opens them: the checkbox takes the focus. */
function focusedIn(row: HTMLElement): HTMLElement | null {
  return openerOf(row) ?? row.querySelector<HTMLElement>(CHECKBOX)
}

/** A card of the board takes the focus itself; in other rows what opens the record, a link where nothing is marked. */
function openerOf(row: HTMLElement): HTMLElement | null {
  if (row.hasAttribute('tabindex')) return row
  const [opener] = ['[data-opens]', 'a[href]', 'button'].flatMap(
    (selector) => [...row.querySelectorAll<HTMLElement>(selector)].find(isSeen) ?? [],
  )
  return opener ?? null
}

function firstInSight(rows: readonly HTMLElement[]): HTMLElement | undefined {
  return rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? rows[0]
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

function press(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.click()
  return true
}
