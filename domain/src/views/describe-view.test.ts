import { expect, it } from 'vitest'
import { describeView } from './describe-view.ts'
import { readView } from './view-address.ts'

it.each([
  ['', 'Clientes'],
  [
    'tipo=comprador&etiqueta=VIP&contacto=sin:30',
    'Clientes compradores con etiqueta VIP sin contacto desde hace 30 días',
  ],
  ['tipo=comprador,inquilino&paso=!*', 'Clientes compradores o inquilinos sin siguiente paso'],
  ['tipo=!propietario', 'Clientes que no son propietarios'],
  [
    'estado=activo,prospecto&presupuesto=desde:2000000&presupuesto=hasta:3000000',
    'Clientes con estado Activo o Prospecto, con presupuesto desde $2,000,000 y con presupuesto hasta $3,000,000',
  ],
  ['paso=proximos:1', 'Clientes con siguiente paso en los próximos 1 día'],
  ['contacto=hace:30', 'Clientes con contacto hace más de 30 días'],
  ['alta=desde:2026-01-15', 'Clientes con alta desde el 15 de enero de 2026'],
  ['alta=semana&paso=pasado', 'Clientes con alta esta semana con siguiente paso antes de hoy'],
  ['zona=Cholul,Oriente', 'Clientes con zona Cholul u Oriente'],
  ['etapa=Visita', 'Clientes con oportunidad en Visita'],
  ['etapa=!*', 'Clientes sin oportunidad abierta'],
  ['revisar=si&texto=núñez', 'Clientes por revisar que dicen «núñez»'],
  ['origen=!Facebook&correo=*', 'Clientes sin origen Facebook con email'],
  ['etiqueta=VIP&o.contacto=sin:30', 'Clientes con etiqueta VIP o sin contacto desde hace 30 días'],
  [
    'estado=activo&tipo=comprador&o.zona=Cholul&o.paso=!*&correo=*',
    'Clientes con estado Activo, (compradores, con zona Cholul o sin siguiente paso) y con email',
  ],
])('VIEW-04 describes the view %s as a sentence', (query, sentence) => {
  expect(describeView('clients', readView('clients', query).view)).toBe(sentence)
})

it.each([
  ['opportunities', 'estado=abierta&tipo=renta', 'Oportunidades abiertas de renta'],
  ['opportunities', 'probabilidad=desde:60', 'Oportunidades con probabilidad desde 60'],
  ['opportunities', 'movida=sin:14', 'Oportunidades sin cambio de etapa desde hace 14 días'],
  ['tasks', 'abierta=si&vence=hoy', 'Tareas por hacer con fecha límite hoy'],
  ['tasks', 'vence=resto', 'Tareas con fecha límite de hoy al domingo'],
  ['interactions', 'tipo=visita&resultado=!*', 'Interacciones con tipo Visita sin resultado'],
  [
    'listings',
    'operacion=renta&tipo=casa&precio=hasta:20000',
    'Propiedades en renta con tipo Casa con precio hasta $20,000',
  ],
  ['listings', 'archivada=si&cliente=!*', 'Propiedades archivadas sin cliente ligado'],
  ['documents', 'edicion=meses:1', 'Documentos con edición en el último mes'],
  ['documents', 'edicion=meses:3', 'Documentos con edición en los últimos 3 meses'],
  ['documents', 'estado=borrador&escrito=si', 'Documentos con estado Borrador escritos en Predio'],
] as const)('VIEW-04 describes the view of %s with %s as a sentence', (entity, query, sentence) => {
  const { view, refused } = readView(entity, query)
  expect(refused).toEqual([])
  expect(describeView(entity, view)).toBe(sentence)
})
