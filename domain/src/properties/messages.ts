/** SITE-10, SITE-38, SITE-39 and SITE-44: the Spanish texts of the connection. */

export const UNTITLED = 'Propiedad sin título'
export const NO_PRICE = 'Precio a consultar'
export const PRICE_UNITS = { m2: 'por m²', ha: 'por hectárea', vara: 'por vara²' } as const
export const INVALID_SITE_URL =
  'URL inválida. Asegúrate de incluir el protocolo (http:// o https://)'

/** SET-09: the database accepts no user name in an address, and people who copied one think that it belongs to the address. */
export const SITE_URL_WITH_USER =
  'La dirección lleva un usuario o una contraseña antes de la arroba (@). Bórralos: la clave va en «API Key».'

/** SITE-02: each message tells that the typed text contains a character that is not allowed. */
export const ODD_CHARACTERS = {
  space: 'Tiene un espacio en medio: bórralo.',
  invisible:
    'Tiene un carácter invisible, de los que se cuelan al copiar y pegar: bórrala y vuelve a copiarla.',
} as const

export const BADGES = {
  sold: 'Vendida',
  rented: 'Rentada',
  reserved: 'Apartada',
  forSale: 'En venta',
  forRent: 'En renta',
} as const

export const OPERATION_LABELS = {
  sale: 'Venta',
  rent: 'Renta',
} as const

export const TYPE_LABELS = {
  casa: 'Casa',
  departamento: 'Departamento',
  penthouse: 'Penthouse',
  terreno: 'Terreno',
  oficina: 'Oficina',
  local: 'Local',
  bodega: 'Bodega',
  nave: 'Nave industrial',
  edificio: 'Edificio',
  rancho: 'Rancho',
  other: 'Otro',
} as const

export const TYPE_REASONS: Readonly<Record<keyof typeof TYPE_LABELS, string>> = {
  casa: 'Es una casa',
  departamento: 'Es un departamento',
  penthouse: 'Es un penthouse',
  terreno: 'Es un terreno',
  oficina: 'Es una oficina',
  local: 'Es un local',
  bodega: 'Es una bodega',
  nave: 'Es una nave industrial',
  edificio: 'Es un edificio',
  rancho: 'Es un rancho',
  other: 'Es del tipo que busca',
}

export const SALE_STATUS_LABELS = {
  disponible: 'Disponible',
  apartada: 'Apartada',
  vendida: 'Vendida',
} as const

export const RENTAL_STATUS_LABELS = {
  disponible: 'Disponible',
  apartada: 'Apartada',
  rentada: 'Rentada',
} as const

export const CONNECTION_ERRORS = {
  'rest-missing': 'No se encontró la API REST de WordPress. Verifica que esté habilitada.',
  'key-refused': 'Error de autenticación. La API Key es inválida o el formato es incorrecto.',
  'key-missing': 'Tu sitio pide una API Key para mostrar sus propiedades.',
  forbidden: 'Acceso denegado. La API Key no tiene los permisos necesarios.',
  unreachable: 'No se pudo conectar al servidor. Verifica la URL y que el sitio esté accesible.',
  timeout: 'La conexión tardó demasiado. Verifica que el sitio responda correctamente.',
  other: 'Error de conexión. Verifica la URL y que el sitio esté accesible.',
  'no-endpoint': 'WordPress conectado, pero no se encontró el endpoint de propiedades',
} as const

export const connectionStatus = (status: number, text: string): string =>
  `Error de conexión: ${status} ${text}`.trim()

export const NO_ENDPOINT = 'No se encontró el endpoint de propiedades en WordPress.'

export const CONNECTION_WARNINGS = {
  'key-not-confirmed':
    'Tu sitio no confirmó la API Key: verás tus propiedades públicas. Si esperabas más, revisa la API Key o pide a tu hosting que deje pasar el encabezado Authorization.',
  'application-passwords-off':
    'Tu sitio tiene desactivadas las contraseñas de aplicación (suele pasar sin HTTPS): verás tus propiedades públicas, pero la API Key no se usa.',
  'key-withheld':
    'Leímos tus propiedades públicas, pero no usamos la API Key: la dirección es http:// y viajaría sin cifrar. Activa HTTPS en tu hosting y escribe la dirección con https://.',
  'key-not-forwarded':
    'Tu dirección lleva a otra, y por seguridad la API Key no se envía allá: verás tus propiedades públicas.',
} as const

/** This text is for a site whose address was typed without a scheme and that answered only over http. */
export const READ_OVER_HTTP =
  'Tu sitio no respondió con https://, así que lo leímos con http://. Pide a tu hosting que active HTTPS.'

export const HEALTH_LABELS = {
  'leaked-data': 'Publican datos del propietario o notas privadas',
  'sold-still-published': 'Vendidas o rentadas que siguen publicadas',
  duplicated: 'Duplicadas',
  'no-price': 'Sin precio',
  'few-photos': 'Con menos de 5 fotos',
  'no-area': 'Sin superficie',
  'no-location': 'Sin ubicación',
} as const

export const FIELD_LABELS = {
  price: 'Precio',
  currency: 'Moneda',
  operation: 'Venta o renta',
  propertyType: 'Tipo de propiedad',
  location: 'Ubicación',
  city: 'Ciudad',
  state: 'Estado',
  colonia: 'Colonia',
  bedrooms: 'Recámaras',
  bathrooms: 'Baños',
  area: 'Construcción (m²)',
  landArea: 'Terreno (m²)',
  parking: 'Estacionamientos',
  yearBuilt: 'Año de construcción',
  features: 'Características',
  images: 'Galería de fotos',
  furnished: 'Amueblada',
  petFriendly: 'Acepta mascotas',
  availableFrom: 'Disponible desde',
  virtualTour: 'Recorrido virtual',
  floorPlan: 'Plano',
  code: 'Clave',
} as const

export const TOUR_LABELS = { video: 'Video', virtualTour: FIELD_LABELS.virtualTour } as const

export const OWN_LISTING_MESSAGES = {
  tooManyPhotos: 'Puedes poner hasta 30 fotos',
  priceMissing: 'Escribe el precio',
  priceZero: 'El precio debe ser mayor que 0',
  halfPoint: 'Escribe la latitud y la longitud, o ninguna de las dos',
} as const
