import type { ClientKey } from './clients.ts'
import type { PropertyKey } from './properties.ts'

interface SampleOwnerReport {
  listing: PropertyKey
  owner: ClientKey
  views: number
  recommendation: string
}

export const OWNER_REPORTS: readonly SampleOwnerReport[] = [
  {
    listing: 'casa-02',
    owner: 'elvira',
    views: 2,
    recommendation:
      'Ya tenemos una oferta de contado y quienes la descartaron hablan del precio. Les propongo reunirnos esta semana los tres hermanos para contestarla; si no la aceptan, un ajuste a 9.2 millones la pondría en línea con lo que se pide por metro en la zona.\n\nMientras tanto renuevo las fotografías del jardín, que es lo que más gusta.',
  },
]
