const ROW = '[data-index], [role=row][data-key], article'
const LIST = '[data-list]'
const CHECKBOX = 'input[type=checkbox], [role=checkbox]'

export function moveRow(main: Element, step: 1 | -1, { onlyInLists = false } = {}): boolean {
  const rows = [...main.querySelectorAll<HTMLElement>(ROW)].filter(
    (row) =>
      isSeen(row) &&
      !row.parentElement?.closest(ROW) &&
      (!onlyInLists || isInList(row)) &&
      focusedIn(row) !== null,
  )
  const current = currentRow()
  const at = current && isInWindow(current) ? rows.indexOf(current) : -1
  const next = at === -1 ? (rows.find(isBelowTools) ?? rows[0]) : rows[at + step]
  const target = next && focusedIn(next)
  if (!target) return false
  target.focus()
  next.scrollIntoView({ block: 'nearest' })
  return true
}

export function currentRow(): HTMLElement | undefined {
  let row = document.activeElement?.closest<HTMLElement>(ROW)
  for (let outer = row; outer; outer = outer.parentElement?.closest<HTMLElement>(ROW)) row = outer
  return row ?? undefined
}

export function isInList(row: HTMLElement | undefined): boolean {
  return row?.closest(LIST) != null
}

export function checkboxOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>(CHECKBOX)
}

/** While records are chosen, no link in their rows opens them, so the checkbox takes the focus. */
export function focusedIn(row: HTMLElement): HTMLElement | null {
  return linkOf(row) ?? checkboxOf(row) ?? openerOf(row)
}

export function openerOf(row: HTMLElement): HTMLElement | null {
  return linkOf(row) ?? firstSeen(row, 'button')
}

function linkOf(row: HTMLElement): HTMLElement | null {
  if (row.hasAttribute('tabindex')) return row
  return firstSeen(row, '[data-opens]') ?? firstSeen(row, 'a[href]')
}

function firstSeen(row: HTMLElement, selector: string): HTMLElement | null {
  return [...row.querySelectorAll<HTMLElement>(selector)].find(isSeen) ?? null
}

export function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

function isInWindow(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The scroll margin of a row is the height that the sticky tools cover. */
function isBelowTools(row: HTMLElement): boolean {
  const covered = Number.parseFloat(getComputedStyle(row).scrollMarginTop)
  return row.getBoundingClientRect().bottom > covered
}
