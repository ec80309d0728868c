import type { ClientKey } from './clients.ts'
import type { PropertyKey } from './properties.ts'

/** What the agent has to do and did. Days count from the day of seeding; two are late, two are for today. */
export interface SampleTask {
  title: string
  client?: ClientKey
  property?: PropertyKey
  priority: 'low' | 'medium' | 'high' | 'urgent'
  due?: readonly [day: number, time: string]
  state?: 'in_progress' | 'cancelled' | { doneOn: number }
  description?: string
  /** What it opens. */
  purpose?: 'owner_report'
}

export const TASKS: readonly SampleTask[] = [
  {
    title: 'Pedir a Elvira la respuesta de sus hermanos',
    client: 'elvira',
    property: 'casa-02',
    priority: 'high',
    due: [-2, '13:00'],
  },
  {
    title: 'Mandar opciones de preventa a Mariana',
    client: 'mariana',
    priority: 'medium',
    due: [-1, '18:00'],
    description: 'Tres departamentos de dos recámaras con plan de pagos.',
  },
  {
    title: 'Confirmar la visita de mañana con Rodrigo',
    client: 'rodrigo',
    property: 'depto-01',
    priority: 'high',
    due: [0, '17:00'],
  },
  {
    title: 'Subir el predial pagado al expediente',
    client: 'beatriz',
    property: 'casa-05',
    priority: 'urgent',
    due: [0, '19:30'],
    state: 'in_progress',
  },
  {
    title: 'Llamar al valuador del banco',
    client: 'sofia',
    property: 'casa-05',
    priority: 'urgent',
    due: [1, '10:00'],
  },
  {
    title: 'Revisar la póliza jurídica de Marco',
    client: 'marco',
    property: 'casa-14',
    priority: 'high',
    due: [1, '12:00'],
    state: 'in_progress',
  },
  {
    title: 'Preparar el contrato de renovación de Daniela',
    client: 'daniela',
    property: 'depto-07',
    priority: 'high',
    due: [2, '11:00'],
  },
  {
    title: 'Tomar fotos del local al atardecer',
    client: 'alfonso',
    property: 'local-01',
    priority: 'medium',
    due: [3, '18:15'],
  },
  {
    title: 'Llevar plano con doce lugares al despacho',
    client: 'despacho',
    priority: 'medium',
    due: [3, '10:30'],
  },
  {
    title: 'Corrida financiera para el comité',
    client: 'grupo',
    priority: 'high',
    due: [4, '09:00'],
    state: 'in_progress',
    description: 'Tres escenarios de venta a 36 meses.',
  },
  {
    title: 'Valuación de la casa de Itzimná',
    client: 'carmen',
    priority: 'medium',
    due: [5, '16:00'],
  },
  {
    title: 'Preguntar por mascotas al dueño del estudio',
    client: 'camila',
    priority: 'low',
    due: [6, '12:00'],
  },
  {
    title: 'Enviar reporte a Ramiro Peón Cásares',
    purpose: 'owner_report',
    client: 'ramiro',
    property: 'casa-01',
    priority: 'medium',
    due: [8, '10:00'],
  },
  {
    title: 'Dictamen del INAH: dar seguimiento',
    client: 'gerardo',
    priority: 'medium',
    due: [12, '11:00'],
  },
  {
    title: 'Felicitar a Lorena por su mudanza',
    client: 'lorena',
    property: 'casa-13',
    priority: 'low',
    due: [15, '09:00'],
  },
  {
    title: 'Renovar la exclusiva con Ramiro',
    client: 'ramiro',
    property: 'casa-01',
    priority: 'medium',
    due: [24, '12:00'],
  },
  { title: 'Actualizar lista de precios de la zona norte', priority: 'low' },
  { title: 'Ordenar el archivo de contratos de este año', priority: 'low' },
  {
    title: 'Firma de escritura de Lorena',
    client: 'lorena',
    property: 'casa-13',
    priority: 'urgent',
    due: [-5, '12:00'],
    state: { doneOn: -5 },
  },
  {
    title: 'Entregar llaves a Bernardo',
    client: 'bernardo',
    priority: 'high',
    due: [-6, '17:00'],
    state: { doneOn: -6 },
  },
  {
    title: 'Recoger apartado de Sofía',
    client: 'sofia',
    property: 'casa-05',
    priority: 'high',
    due: [-9, '18:00'],
    state: { doneOn: -9 },
  },
  {
    title: 'Pedir certificado de libertad de gravamen',
    client: 'beatriz',
    property: 'casa-05',
    priority: 'high',
    due: [-8, '14:00'],
    state: { doneOn: -7 },
  },
  {
    title: 'Mandar la oferta de Héctor por escrito',
    client: 'hector',
    property: 'casa-02',
    priority: 'high',
    due: [-3, '20:00'],
    state: { doneOn: -3 },
  },
  {
    title: 'Buscar locales con terraza para el café',
    client: 'cafe',
    priority: 'medium',
    due: [-13, '13:00'],
    state: { doneOn: -13 },
  },
  {
    title: 'Cita con el notario por el lote de Conkal',
    client: 'oscar',
    priority: 'high',
    due: [-12, '10:00'],
    state: { doneOn: -11 },
  },
  {
    title: 'Estado de cuenta de rentas para Arturo',
    client: 'arturo',
    priority: 'medium',
    due: [-14, '12:00'],
    state: { doneOn: -14 },
  },
  {
    title: 'Limpiar y ventilar la casa de Santa Gertrudis',
    property: 'casa-05',
    priority: 'medium',
    due: [-19, '09:00'],
    state: { doneOn: -20 },
  },
  {
    title: 'Fotos nuevas de la residencia de Montes de Amé',
    client: 'elvira',
    property: 'casa-02',
    priority: 'medium',
    due: [-23, '17:30'],
    state: { doneOn: -22 },
  },
  {
    title: 'Llamar a Regina en cuanto baje de precio',
    client: 'regina',
    property: 'casa-01',
    priority: 'medium',
    due: [-16, '11:00'],
    state: 'cancelled',
  },
  {
    title: 'Cotizar letrero nuevo para el local',
    client: 'alfonso',
    property: 'local-01',
    priority: 'low',
    due: [-10, '16:00'],
    state: { doneOn: -8 },
  },
]
