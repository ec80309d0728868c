/** The rows of lists, tables and boards, and the cards of grids. */
const ROW = '[data-index], [role=row][data-key], article'
/** Of one of the shared parts: there the arrows lead through the rows too. */
const LIST = '[data-list]'
const CHECKBOX = 'input[type=checkbox], [role=checkbox]'

/** Goes to the next or the previous row; to the first one in sight where the current one is not. */
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

/** The outermost row around the focus. */
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

/** While records are chosen, no link in their rows opens them: the checkbox takes the focus. */
export function focusedIn(row: HTMLElement): HTMLElement | null {
  return linkOf(row) ?? checkboxOf(row) ?? openerOf(row)
}

/** What opens the record, a button where there is no link. */
export function openerOf(row: HTMLElement): HTMLElement | null {
  return linkOf(row) ?? firstSeen(row, 'button')
}

/** A card of the board takes the focus itself. */
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

/** The tools that stay in view cover as much as a row keeps free above it when it is scrolled to. */
function isBelowTools(row: HTMLElement): boolean {
  const covered = Number.parseFloat(getComputedStyle(row).scrollMarginTop)
  return row.getBoundingClientRect().bottom > covered
}
