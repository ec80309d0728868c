interface AmenityFacts {
  label: string
  asked: readonly string[]
  listed: RegExp
}

const FACTS = {
  alberca: {
    label: 'Alberca',
    asked: ['alberca|albercas|piscina|piscinas|pool|chapoteadero|alverca|alberka'],
    listed: /\b(?:albercas?|piscinas?|(?:swimming )?pool|carril de nado)\b/,
  },
  jardin: {
    label: 'Jardín',
    asked: ['jardin|jardines|jardincito', 'area|areas verde|verdes'],
    listed: /(?<!roof )\b(?:jardin(?:es)?|garden|areas? verdes?)\b/,
  },
  roof_garden: {
    label: 'Roof garden',
    asked: ['roof garden|gardens', 'roofgarden|roof|rooftop', 'azotea habilitada'],
    listed: /\b(?:roof ?garden|roof ?top|azotea)\b/,
  },
  terraza: {
    label: 'Terraza',
    asked: ['terraza|terrazas|terracita'],
    listed: /\b(?:terrazas?|terrace|deck)\b/,
  },
  balcon: {
    label: 'Balcón',
    asked: ['balcon|balcones'],
    listed: /\b(?:balcon(?:es)?|balcony)\b/,
  },
  patio: {
    label: 'Patio',
    asked: ['patio|patios|traspatio'],
    listed: /\b(?:patios?|traspatio)\b/,
  },
  gimnasio: { label: 'Gimnasio', asked: ['gimnasio|gym|gimnacio'], listed: /\b(?:gimnasio|gym)\b/ },
  elevador: {
    label: 'Elevador',
    asked: ['elevador|elevadores|ascensor'],
    listed: /\b(?:elevador(?:es)?|ascensor|elevator)\b/,
  },
  seguridad: {
    label: 'Seguridad',
    asked: ['seguridad|vigilancia|caseta|segura', 'seguridad|vigilancia 24 horas|hrs|h'],
    listed: /\b(?:seguridad|vigilancia|caseta|vigilad[ao]|acceso controlado|security)\b/,
  },
  privada: {
    label: 'Privada o coto',
    asked: ['en|de privada|coto', 'en fraccionamiento|residencial|condominio privado|cerrado'],
    listed: /\b(?:privada|coto|cluster|acceso controlado|fraccionamiento (?:privado|cerrado))\b/,
  },
  cuarto_servicio: {
    label: 'Cuarto de servicio',
    asked: ['cuarto|cuartos|recamara|habitacion de servicio'],
    listed: /\b(?:(?:cuarto|recamara|habitacion|area) de servicio)\b/,
  },
  cuarto_lavado: {
    label: 'Cuarto de lavado',
    asked: ['cuarto|area|centro de lavado', 'lavanderia'],
    listed: /\b(?:(?:cuarto|area|centro) de lavado|lavanderia|laundry)\b/,
  },
  cisterna: {
    label: 'Cisterna',
    asked: ['cisterna|aljibe'],
    listed: /\b(?:cisterna|aljibe)\b/,
  },
  aire_acondicionado: {
    label: 'Aire acondicionado',
    asked: [
      'aire acondicionado',
      'aires acondicionados',
      'minisplit|minisplits|clima|climas',
      'aa',
    ],
    listed: /\b(?:aires? acondicionados?|mini ?splits?|climas?|climatizad[ao]|air conditioning)\b/,
  },
  calefaccion: {
    label: 'Calefacción',
    asked: ['calefaccion'],
    listed: /\b(?:calefaccion|heating)\b/,
  },
  cocina: {
    label: 'Cocina integral',
    asked: ['cocina integral|equipada'],
    listed: /\bcocina (?:integral|equipada)\b/,
  },
  closets: {
    label: 'Clósets o vestidor',
    asked: ['closet|closets|vestidor|vestidores', 'walk in closet'],
    listed: /\b(?:closets?|vestidor(?:es)?|walk ?in)\b/,
  },
  chimenea: { label: 'Chimenea', asked: ['chimenea'], listed: /\b(?:chimenea|fireplace)\b/ },
  jacuzzi: {
    label: 'Jacuzzi',
    asked: ['jacuzzi|yacuzzi|jacuzi|tina'],
    listed: /\b(?:jacuzzi|hidromasaje|tina)\b/,
  },
  asador: {
    label: 'Asador',
    asked: ['asador|asadores|parrilla|bbq|grill', 'area de asador|asadores|bbq'],
    listed: /\b(?:asador(?:es)?|parrilla|bbq|grill|palapa)\b/,
  },
  juegos: {
    label: 'Área de juegos',
    asked: ['juegos infantiles', 'area|areas de juegos', 'ludoteca'],
    listed: /\b(?:juegos|ludoteca|playground)\b/,
  },
  salon: {
    label: 'Salón de eventos',
    asked: ['salon de eventos|fiestas|usos', 'salon de usos multiples', 'sum'],
    listed: /\b(?:salon (?:de )?(?:eventos|fiestas|usos|social)|salon de usos multiples)\b/,
  },
  casa_club: {
    label: 'Casa club',
    asked: ['casa club', 'club house'],
    listed: /\b(?:casa club|club ?house)\b/,
  },
  cancha: {
    label: 'Cancha deportiva',
    asked: ['cancha|canchas', 'cancha|canchas de padel|tenis|futbol|basquetbol', 'padel|tenis'],
    listed: /\b(?:canchas?|padel|tenis|tennis)\b/,
  },
  coworking: {
    label: 'Coworking',
    asked: ['coworking', 'business center', 'centro de negocios', 'sala de juntas'],
    listed: /\b(?:coworking|business center|centro de negocios|salas? de juntas)\b/,
  },
  estudio: {
    label: 'Estudio',
    asked: ['con|y|e|mas estudio|despacho|biblioteca', 'home office', 'con oficina'],
    listed: /\b(?:estudio|despacho|biblioteca|home office|oficina)\b/,
  },
  bodega: {
    label: 'Bodega',
    asked: ['con|y|mas|e bodega'],
    listed: /\b(?:bodega|storage)\b/,
  },
  vista: {
    label: 'Vista panorámica',
    asked: ['vista panoramica', 'buena|bonita|linda vista', 'vista a la ciudad|montana|montaña'],
    listed: /\bvistas?\b/,
  },
  mar: {
    label: 'Frente o vista al mar',
    asked: ['vista|frente al|del|de mar', 'frente a la playa', 'a pie de playa', 'beachfront'],
    listed: /\b(?:(?:vista|frente) al mar|(?:frente a la|pie de) playa|ocean|beach ?front)\b/,
  },
  paneles: {
    label: 'Paneles solares',
    asked: ['panel|paneles|celdas solar|solares', 'calentador solar'],
    listed: /\b(?:pane(?:l|les)|celdas|calentador) solar(?:es)?\b/,
  },
  una_planta: {
    label: 'Una planta',
    asked: ['de|en un|una|1 piso|planta|nivel', 'de|en una|un sola|solo planta|piso|nivel'],
    listed: /\b(?:una|un|1) (?:sola |solo )?(?:planta|piso|nivel)\b/,
  },
  planta_baja: {
    label: 'Planta baja',
    asked: ['planta baja'],
    listed: /\bplanta baja\b|\brecamara en pb\b/,
  },
  esquina: { label: 'En esquina', asked: ['en esquina'], listed: /\besquina\b/ },
} as const satisfies Record<string, AmenityFacts>

export type Amenity = keyof typeof FACTS
export const ASKABLE_AMENITIES = Object.keys(FACTS) as readonly Amenity[]
export const ASKABLE: Readonly<Record<Amenity, AmenityFacts>> = FACTS
