import { STATES } from '../../places/index.ts'

/**
 * Places that people ask for even if the agent has no listing there: 'casa en Tijuana' must not list every house of an agent in Mérida. The
 * places of the agent's listings take precedence.
 */
export const KNOWN_PLACES: readonly string[] = [
  ...STATES,
  'Acapulco',
  'Bacalar',
  'Boca del Río',
  'Cabo San Lucas',
  'Cancún',
  'Celaya',
  'Chetumal',
  'Ciudad Juárez',
  'Ciudad Victoria',
  'Cozumel',
  'Cuernavaca',
  'Culiacán',
  'Ensenada',
  'Guadalajara',
  'Hermosillo',
  'Huatulco',
  'Irapuato',
  'Isla Mujeres',
  'La Paz',
  'León',
  'Los Cabos',
  'Los Mochis',
  'Manzanillo',
  'Mazatlán',
  'Mérida',
  'Mexicali',
  'Monterrey',
  'Morelia',
  'Naucalpan',
  'Nuevo Vallarta',
  'Pachuca',
  'Playa del Carmen',
  'Progreso',
  'Puerto Escondido',
  'Puerto Morelos',
  'Puerto Vallarta',
  'Reynosa',
  'Saltillo',
  'San Cristóbal de las Casas',
  'San José del Cabo',
  'San Miguel de Allende',
  'San Pedro Garza García',
  'Tampico',
  'Tapachula',
  'Tepic',
  'Tijuana',
  'Tlaquepaque',
  'Toluca',
  'Torreón',
  'Tulum',
  'Tuxtla Gutiérrez',
  'Uruapan',
  'Valle de Bravo',
  'Villahermosa',
  'Xalapa',
  'Zapopan',
  'Angelópolis',
  'Condesa',
  'Coyoacán',
  'Interlomas',
  'Juriquilla',
  'Lomas de Chapultepec',
  'Metepec',
  'Polanco',
  'Satélite',
  'Tlalpan',
]

export const PLACE_ALIASES: readonly (readonly [string, string])[] = [
  ['cdmx|df', 'Ciudad de México'],
  ['d . f', 'Ciudad de México'],
  ['d . f .', 'Ciudad de México'],
  ['distrito federal', 'Ciudad de México'],
  ['edomex', 'Estado de México'],
  ['edo mex|mexico', 'Estado de México'],
  ['edo de|. mexico|mex', 'Estado de México'],
  ['edo . de mexico|mex', 'Estado de México'],
  ['gdl', 'Guadalajara'],
  ['mty', 'Monterrey'],
  ['qro', 'Querétaro'],
  ['slp', 'San Luis Potosí'],
  ['sma', 'San Miguel de Allende'],
  ['pdc|playacar', 'Playa del Carmen'],
  ['vallarta', 'Puerto Vallarta'],
  ['san miguel', 'San Miguel de Allende'],
  ['san pedro', 'San Pedro Garza García'],
  ['qroo', 'Quintana Roo'],
]

/** These words occur in many place names and are ordinary words too. A single one names a place only after 'en' or 'colonia'. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'alto alta altos amplia avenida bella bello bosque bosques calle campestre campo carretera ' +
    'casa casas centro cerca cerro chica cielo ciudad club colinas comercial condominio country ' +
    'cumbres departamento estado este etapa federal fuente fuentes garden golf grande granja ' +
    'granjas hacienda hermosa industrial isla jardin jardines lago lagos local loma lomas luna ' +
    'magna mar mayo mexico miguel mirador monte montes natura norte nueva nuevo oficina oriente ' +
    'palmas parque paseo paseos pedro piedra playa playas plaza poniente prado primera privada ' +
    'puerta puerto quinta quintas rancho real reforma renta residencial residencias rincon rio ' +
    'san santa santo seccion segunda sierra sol sur terrazas terreno tierra torre torres unidad ' +
    'universidad valle venta verde viejo villa villas vista vistas zona juan jose maria luis ' +
    'francisco antonio carlos benito juarez hidalgo baja california paz boca cabo garcia lopez ' +
    'hernandez martinez gonzalez perez rodriguez sanchez ramirez cruz flores gomez morales ' +
    'vazquez reyes jimenez diaz gutierrez ruiz mendoza aguilar ortiz moreno castillo romero ' +
    'alvarez mendez chavez rivera carmen guadalupe rosa laura alejandro daniel jorge pablo'
  ).split(' '),
)
