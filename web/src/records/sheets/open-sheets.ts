import type { Property } from '@predio/domain/properties'
import type { SheetKind } from '@predio/domain/sheets'
import { createPersonalStore } from '../../lib/personal-store.ts'

interface OpenSheets {
  properties: readonly Property[]
  kind: SheetKind
}

/** The listings whose sheet is open: from a card, a page, the search or the assistant, shown by SheetHost. */
export const openedSheets = createPersonalStore<OpenSheets | undefined>(undefined)

export function openSheets(properties: readonly Property[], kind: SheetKind = 'client'): void {
  if (properties.length > 0) openedSheets.set({ properties, kind })
}

export function closeSheets(): void {
  openedSheets.set(undefined)
}
