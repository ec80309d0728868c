import type { KeyboardEvent } from 'react'

export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: grid, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return
  const row = target.closest<HTMLElement>('[data-key]')
  if (!row || !grid.contains(row)) return
  const next = nextOf(event.key, target, row, grid)
  if (!next) return
  event.preventDefault()
  const box = next.matches('[data-key]') ? next.querySelector('input') : null
  ;(box ?? next).focus()
}

function nextOf(
  key: string,
  target: HTMLElement,
  row: HTMLElement,
  grid: HTMLElement,
): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-key]')]
  const parts = [row, ...row.querySelectorAll<HTMLElement>('button')]
  switch (key) {
    case 'ArrowDown':
      return rows[rows.indexOf(row) + 1]
    case 'ArrowUp':
      return rows[rows.indexOf(row) - 1]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'ArrowRight':
      return parts[(parts.indexOf(target) + 1) % parts.length]
    case 'ArrowLeft':
      return parts.at(parts.indexOf(target) - 1)
    default:
      return undefined
  }
}
