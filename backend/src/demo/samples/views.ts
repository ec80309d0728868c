import type { ListEntity } from '@predio/domain/views'

/** The query has the form of a view's address (VIEW-01). */
export interface SampleView {
  entity: ListEntity
  name: string
  query: string
}

export const VIEWS: readonly SampleView[] = [
  {
    entity: 'clients',
    name: 'Sin contacto en 30 días',
    query: 'tipo=comprador,inquilino&estado=activo,prospecto&contacto=sin:30',
  },
  {
    entity: 'clients',
    name: 'Compradores de contado',
    query: 'tipo=comprador&etiqueta=Contado&orden=-presupuesto',
  },
  { entity: 'clients', name: 'Sin siguiente paso', query: 'estado=activo&paso=!*' },
  {
    entity: 'opportunities',
    name: 'Detenidas dos semanas',
    query: 'estado=abierta&movida=sin:14&orden=movida&forma=lista',
  },
  { entity: 'tasks', name: 'Urgentes', query: 'abierta=si&prioridad=alta,urgente' },
  {
    entity: 'interactions',
    name: 'Visitas sin resultado',
    query: 'tipo=visita&fecha=pasado&resultado=!*',
  },
  { entity: 'documents', name: 'Borradores', query: 'estado=borrador' },
]
