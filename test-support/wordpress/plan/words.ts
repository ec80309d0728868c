import type { PropertyType } from '../../../domain/src/properties/property.ts'

export const CITIES = [
  'Mérida',
  'Ciudad de México',
  'Querétaro',
  'San Miguel de Allende',
  'León',
  'Cancún',
  'Zapopan',
] as const

export const STREETS = [
  'Calle Hidalgo',
  'Av. Insurgentes Sur',
  'Privada de los Ángeles',
  'Paseo Montejo',
  'Blvd. Bernardo Quintana',
] as const

export const TYPES = [
  { name: 'Casa', is: 'casa' },
  { name: 'Departamento', is: 'departamento' },
  { name: 'Terreno', is: 'terreno' },
  { name: 'Oficina', is: 'oficina' },
  { name: 'Local comercial', is: 'local' },
] as const satisfies readonly { name: string; is: PropertyType }[]

export const FURNISHED = 'Amueblado'
export const PETS = 'Se aceptan mascotas'

export const FEATURES = [
  'Alberca',
  'Jardín & terraza',
  'Vigilancia 24 horas',
  FURNISHED,
  'Elevador',
  PETS,
  'Roof garden',
  'Cuarto de servicio',
] as const

export const TITLE_ENDS = [
  { typed: 'con jardín', plain: 'con jardín' },
  { typed: "d'Época & encanto", plain: 'd’Época & encanto' },
  { typed: '<em>nueva</em>', plain: 'nueva' },
  { typed: '"Los Álamos"', plain: '“Los Álamos”' },
  { typed: '🏡 ¡única!', plain: '🏡 ¡única!' },
  { typed: '<img src=x onerror="window.invaded=1">junto al parque', plain: 'junto al parque' },
  { typed: 'a -- pasos del centro', plain: 'a — pasos del centro' },
  { typed: 'de la Peña y Ñandú', plain: 'de la Peña y Ñandú' },
] as const

export const HOSTILE_CONTENT = [
  '<script>window.invaded=2</script>',
  '<img src="x" onerror="window.invaded=3">',
  '<iframe src="https://malo.example.test/"></iframe>',
  '<a href="javascript:window.invaded=4">Más</a>',
  '<style>body{display:none}</style>',
  '<svg onload="window.invaded=5"></svg>',
].join('\n')

export const OWNERS = ['Refugio Cárdenas', 'Amparo Ibáñez', 'Eleuterio Quintanar'] as const
