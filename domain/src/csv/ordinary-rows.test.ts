import { expect, it } from 'vitest'
import { matchColumns } from './match-columns.ts'
import { pickValues } from './pick-values.ts'
import { readClientRow } from './read-client-row.ts'
import { readCsv } from './read-csv.ts'

const LIST = `Nombre completo,Teléfono,Correo,Fecha de nacimiento,Tipo,Presupuesto,Notas
Ana Pech Uc,'9991234567,ana@correo.mx,15-mar-85,Comprador,2.5 mdp,"Llamar
por la tarde"
Luis Chan Dzul,(999) 123-4568,n/a,15 de marzo de 1985,comprador,"$2,500,000",-
,,,,,,
María José Canul,999 123 4569 ext 12,sin correo,15/3/85,Inquilina,"15,000",
Pedro Tun May,+52 1 999 123 4570,PEDRO@CORREO.MX,"Mar 15, 1985",,no tiene,
Rosa Ek Poot,9991234571.0,-,3/15/1985,Propietaria,N/A,
Jorge Cob Ake,Cel. 999 123 4572,no tiene,32143,Vendedor,,
 , ,,,,,
Lucía Novelo Ríos,999 123 4573 / 999 123 4574,lucia@correo.mx.,15/03,dueño,s/n,
"Uicab Moo, Sara",044 999 123 4575,mailto:sara@correo.mx,1985-03-15 00:00:00,Investor,$3 millones,
`

it('IMPORT-05 IMPORT-31 IMPORT-32 imports every row of an ordinary list without a review', () => {
  const { headers, rows } = readCsv(Uint8Array.from(LIST, (character) => character.charCodeAt(0)))
  const columns = matchColumns(headers)
  const read = rows.map(({ line, cells }) =>
    readClientRow(pickValues(cells, columns), line, {
      defaultType: 'comprador',
      phoneIsWhatsapp: true,
    }),
  )
  expect(read.map(({ line, errors }) => ({ line, errors }))).toEqual(
    [2, 3, 5, 6, 7, 8, 10, 11].map((line) => ({ line, errors: [] })),
  )
  expect(read.map(({ client }) => client?.birthday)).toEqual([
    '1985-03-15',
    '1985-03-15',
    '1985-03-15',
    '1985-03-15',
    '1985-03-15',
    '1988-01-01',
    null,
    '1985-03-15',
  ])
  expect(read.map(({ client }) => client?.phone)).toEqual(
    [67, 68, 69, 70, 71, 72, 73, 75].map((end) => `+529991234${String(500 + end)}`),
  )
  expect(read.map(({ client }) => client?.notes)).toEqual([
    'Llamar\npor la tarde',
    null,
    'Extensión del teléfono: 12',
    null,
    null,
    null,
    'Otros teléfonos: 999 123 4574\nCumpleaños: 15 de marzo (sin año)',
    null,
  ])
})
