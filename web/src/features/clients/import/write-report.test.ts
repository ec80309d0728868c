import { readClientRow, type ImportValues } from '@predio/domain/csv'
import { expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'
import { NO_DECISIONS } from './decide.ts'
import type { Outcome } from '../../../capabilities/imports/count-outcomes.ts'
import { planImport } from './plan-import.ts'
import { writeReport } from './write-report.ts'

const options = { defaultType: 'comprador' as const, phoneIsWhatsapp: false }
const EVA = {
  id: 'eva',
  first_name: 'Eva',
  last_name: 'Uc',
  email: 'eva@correo.mx',
  phone: null,
  whatsapp: null,
  import_id: 'before',
  import_row: 2,
}

function resultOf(values: ImportValues, outcome: Outcome | undefined): string | undefined {
  const checked = checkRows([readClientRow(values, 2, options)], new Map(), options, [EVA], 'now')
  const plan = planImport(checked, [EVA], NO_DECISIONS)
  const report = writeReport(checked, plan, new Map(outcome ? [[2, outcome]] : []))
  return /^2,[^,]*,[^,]*,[^,]*,[^,]*,("[^"]*"|[^,]*)/m.exec(report)?.[1]?.replaceAll('"', '')
}

const ANA: ImportValues = { full_name: 'Ana Pech', email: 'ana@correo.mx' }

it.each([
  ['added', ANA, 'added', 'Importado'],
  ['added without a surname', { full_name: 'Lupita' }, 'added', 'Importado, por revisar'],
  ['added by an earlier import', ANA, 'known', 'Ya estaba importado'],
  ['an update of a client', ANA, 'updated', 'Actualizado'],
  [
    'a skipped duplicate',
    { full_name: 'Eva Uc', email: EVA.email },
    undefined,
    'Omitido por repetido',
  ],
  ['refused', { full_name: 'X' }, undefined, 'Con errores'],
  ['in a batch that failed', ANA, 'failed', 'No importado'],
  ['with an e-mail that was taken meanwhile', ANA, 'taken', 'No importado'],
  ['not sent', ANA, undefined, 'Sin importar'],
] as const)('IMPORT-30 the report has a text for a row that is %s', (_, values, outcome, text) => {
  expect(resultOf(values, outcome)).toBe(text)
})
