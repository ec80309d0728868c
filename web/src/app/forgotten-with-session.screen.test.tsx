import { expect, it } from 'vitest'
import { property } from '../../../domain/src/properties/testing/property.ts'
import { keysShown, showKeys } from '../features/keys/keys-shown.ts'
import { createPersonalStore } from '../lib/personal-store.ts'
import { supabase } from '../lib/supabase.ts'
import { openedReport, openReport } from '../records/owner-reports/open-report.ts'
import { openedSelection, openSelectionDialog } from '../records/selections/use-selection-dialog.ts'
import { openedSheets, openSheets } from '../records/sheets/open-sheets.ts'
import { accounts, signIn } from '../ui/testing/render-screen.tsx'
import { toast, toasts } from '../ui/toast.ts'
import { openCommand, openedCommand } from './commands/command-host.tsx'

const OPENED = [openedCommand, openedReport, openedSelection, openedSheets, keysShown]

it('ACC-25 a sign-out forgets the records that the person has opened', async () => {
  await signIn(await accounts().createPerson())
  openCommand({ kind: 'client', name: 'Valeria' })
  openReport({ propertyId: crypto.randomUUID() })
  openSelectionDialog({})
  openSheets([property({ title: 'Casa' })])
  showKeys()
  toast.success('Cliente agregado')
  expect(OPENED.map((store) => store.get() !== undefined)).toEqual(OPENED.map(() => true))
  await supabase().auth.signOut({ scope: 'local' })
  expect(OPENED.map((store) => store.get())).toEqual(OPENED.map(() => undefined))
  expect(toasts.visibleToasts).toEqual([])
})

it('ACC-25 the sign-in of another person forgets opened records too, but the renewal of a session does not', async () => {
  const store = createPersonalStore('')
  const [first, second] = [await accounts().createPerson(), await accounts().createPerson()]
  await signIn(first)
  store.set('Ana')
  await supabase().auth.refreshSession()
  expect(store.get()).toBe('Ana')
  await signIn(second)
  expect(store.get()).toBe('')
})
