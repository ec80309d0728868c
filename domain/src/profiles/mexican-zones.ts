export const MEXICAN_ZONES = [
  { id: 'America/Mexico_City', name: 'Ciudad de México', region: 'Centro del país, CDMX' },
  {
    id: 'America/Monterrey',
    name: 'Monterrey',
    region: 'Durango, Coahuila, Nuevo León y Tamaulipas',
  },
  { id: 'America/Merida', name: 'Mérida', region: 'Campeche y Yucatán' },
  { id: 'America/Cancun', name: 'Cancún', region: 'Quintana Roo' },
  { id: 'America/Tijuana', name: 'Tijuana', region: 'Baja California' },
  { id: 'America/Hermosillo', name: 'Hermosillo', region: 'Sonora' },
  {
    id: 'America/Mazatlan',
    name: 'Mazatlán',
    region: 'Baja California Sur, Nayarit y Sinaloa',
  },
  { id: 'America/Chihuahua', name: 'Chihuahua', region: 'Chihuahua' },
  {
    id: 'America/Ciudad_Juarez',
    name: 'Ciudad Juárez',
    region: 'Frontera oeste de Chihuahua',
  },
  { id: 'America/Ojinaga', name: 'Ojinaga', region: 'Frontera este de Chihuahua' },
  {
    id: 'America/Matamoros',
    name: 'Matamoros',
    region: 'Frontera de Coahuila, Nuevo León y Tamaulipas',
  },
  { id: 'America/Bahia_Banderas', name: 'Bahía de Banderas', region: 'Sur de Nayarit' },
] as const
