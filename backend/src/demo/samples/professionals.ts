import type { PropertyKey } from './properties.ts'

export interface SampleProfessional {
  name: string
  profession:
    | 'carpintero'
    | 'albañil'
    | 'electricista'
    | 'arquitecto'
    | 'fontanero'
    | 'pintor'
    | 'jardinero'
    | 'cerrajero'
  specialty: string
  phone: string
  email?: string
  address: string
  rating: number
  notes?: string
  /** `day` counts from the day of seeding. */
  jobs: readonly {
    day: number
    what: string
    cost: number
    property?: PropertyKey
    notes?: string
  }[]
}

export const PROFESSIONALS: readonly SampleProfessional[] = [
  {
    name: 'Wilbert Chan Poot',
    profession: 'carpintero',
    specialty: 'Puertas y clósets de tzalam',
    phone: '+529995550161',
    address: 'Calle 84 por 65, Centro, Mérida',
    rating: 5,
    notes: 'Entrega cuando dice.',
    jobs: [
      { day: -26, what: 'Ajuste de puertas y cambio de herrajes', cost: 6800, property: 'casa-01' },
    ],
  },
  {
    name: 'Taller Dzul Hermanos',
    profession: 'carpintero',
    specialty: 'Cocinas integrales',
    phone: '+529995550162',
    email: 'taller.dzul@correo.example',
    address: 'Calle 50 por 101, Mérida',
    rating: 4,
    jobs: [],
  },
  {
    name: 'Fidencio May Couoh',
    profession: 'albañil',
    specialty: 'Chukum y resanes',
    phone: '+529995550163',
    address: 'Cholul, Mérida',
    rating: 5,
    jobs: [
      {
        day: -21,
        what: 'Resane de humedad en la barda',
        cost: 9400,
        property: 'casa-05',
        notes: 'Garantía de un año.',
      },
    ],
  },
  {
    name: 'Ingeniera Rosa Euán',
    profession: 'electricista',
    specialty: 'Paneles solares e interconexión',
    phone: '+529995550164',
    email: 'rosa.euan@correo.example',
    address: 'Francisco de Montejo, Mérida',
    rating: 5,
    notes: 'Hace el trámite con la CFE.',
    jobs: [
      { day: -12, what: 'Dictamen de la instalación solar', cost: 3500, property: 'casa-13' },
      { day: -4, what: 'Cambio del centro de carga', cost: 5200, property: 'local-01' },
    ],
  },
  {
    name: 'Arq. Julieta Sabido',
    profession: 'arquitecto',
    specialty: 'Restauración y permisos del INAH',
    phone: '+529995550165',
    email: 'julieta.sabido@correo.example',
    address: 'Calle 60 por 43, Mérida',
    rating: 5,
    jobs: [{ day: -15, what: 'Visita técnica y dictamen preliminar', cost: 8000 }],
  },
  {
    name: 'Plomería Canul',
    profession: 'fontanero',
    specialty: 'Bombas, tinacos y fugas',
    phone: '+529995550166',
    address: 'Itzimná, Mérida',
    rating: 4,
    jobs: [
      { day: -18, what: 'Cambio de bomba y revisión de fugas', cost: 4300, property: 'depto-07' },
    ],
  },
  {
    name: 'Pinturas del Sureste',
    profession: 'pintor',
    specialty: 'Fachadas e impermeabilizante',
    phone: '+529995550167',
    address: 'Altabrisa, Mérida',
    rating: 4,
    notes: 'Pedir factura desde el inicio.',
    jobs: [
      {
        day: -23,
        what: 'Fachada e impermeabilización de azotea',
        cost: 28500,
        property: 'casa-02',
      },
    ],
  },
  {
    name: 'Jardines Xcanatún',
    profession: 'jardinero',
    specialty: 'Mantenimiento semanal y riego',
    phone: '+529995550168',
    address: 'Temozón Norte, Mérida',
    rating: 5,
    jobs: [
      { day: -9, what: 'Poda y limpieza antes de la visita', cost: 2600, property: 'casa-14' },
    ],
  },
  {
    name: 'Cerrajería La Llave',
    profession: 'cerrajero',
    specialty: 'Cerraduras digitales',
    phone: '+529995550169',
    address: 'Centro, Mérida',
    rating: 3,
    notes: 'Atiende de noche, pero cobra doble.',
    jobs: [{ day: -6, what: 'Cambio de combinación al entregar llaves', cost: 1450 }],
  },
]
