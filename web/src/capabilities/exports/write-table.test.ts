import { parseCsv } from '@predio/domain/csv'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Row } from './clean-row.ts'
import { openArchive } from './open-archive.ts'
import { writeTable } from './write-table.ts'

async function* pagesOf(...pages: Row[][]) {
  yield* pages
}

async function write(...pages: Row[][]) {
  const archive = await openArchive()
  const count = await writeTable(archive, {
    path: 'datos/clientes',
    headings: ['id', 'name'],
    pages: pagesOf(...pages),
  })
  const files = unzipSync(new Uint8Array(await archive.close().arrayBuffer()))
  const text = (name: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[name])
  return {
    count,
    names: Object.keys(files),
    json: text('datos/clientes.json'),
    csv: text('datos/clientes.csv'),
  }
}

const ANA = {
  id: '1',
  name: 'Ana "la de" Núñez',
  tags: ['vip', 'norte'],
  budget: 1.5,
  active: true,
}
const ZOE = { id: '2', name: '=1+1', tags: [], budget: null, active: false }
const LUZ = { id: '3', name: 'Luz\nPech', tags: ['a,b'], budget: -2, active: true }

it('EXPORT-07 writes the pages of a table as one JSON and one CSV with the same rows', async () => {
  const { count, names, json, csv } = await write([ANA, ZOE], [LUZ])
  expect(count).toBe(3)
  expect(names).toEqual(['datos/clientes.json', 'datos/clientes.csv'])
  expect(JSON.parse(json)).toEqual([ANA, ZOE, LUZ])
  expect(csv.startsWith('\ufeff')).toBe(true)
  const rows = parseCsv(csv.slice(1), ',').map(({ cells }) => cells)
  expect(rows).toEqual([
    ['id', 'name', 'tags', 'budget', 'active'],
    ['1', 'Ana "la de" Núñez', '["vip","norte"]', '1.5', 'true'],
    ['2', "'=1+1", '[]', '', 'false'],
    ['3', 'Luz\nPech', '["a,b"]', '-2', 'true'],
  ])
})

it('EXPORT-07 writes JSON and CSV for a table without rows, and the CSV has its headings', async () => {
  const { count, names, json, csv } = await write()
  expect([count, names.length, JSON.parse(json)]).toEqual([0, 2, []])
  expect(parseCsv(csv.slice(1), ',').map(({ cells }) => cells)).toEqual([['id', 'name']])
})
