export const messages = {
  title: 'Traer una propiedad',
  label: 'Enlace o texto',
  hint: 'Pega la dirección de su página pública, o el texto con que la anuncias. Con lo que encontremos llenamos el formulario para que lo corrijas.',
  read: 'Leer',
  askAi: 'Leer con AI',
  aiHint: 'Con «Leer con AI», tu proveedor de AI recibe el texto con tu propia API key.',
  empty: 'Pega un enlace o un texto',
  reading: 'Leyendo',
  login:
    'Esa página pide iniciar sesión, así que no podemos leerla. Copia el texto del anuncio y pégalo aquí.',
  nothing:
    'Esa página no dice los datos de una propiedad. Copia el texto del anuncio y pégalo aquí.',
  blocked: 'Por seguridad, no se puede leer esa dirección.',
  unknown: 'No encontramos esa página. Revisa que la dirección esté bien escrita.',
  timeout: 'La página tardó demasiado en responder. Intenta de nuevo en unos minutos.',
  refused: 'El sitio no deja leer esa página. Copia el texto del anuncio y pégalo aquí.',
  tooMany: 'Leíste muchas páginas seguidas. Espera un minuto e intenta de nuevo.',
  failed: 'No se pudo leer. Revisa tu conexión e intenta de nuevo.',
  keyMissing: 'Para eso necesitas la API key de tu proveedor de AI.',
  keyUnreadable: 'No se pudo leer la API key guardada de tu proveedor de AI: vuelve a escribirla.',
  configure: 'Configurar',
  ai: {
    cut: 'La respuesta de AI se cortó. Intenta de nuevo.',
    nonsense: 'AI no respondió con los datos de la propiedad. Intenta de nuevo o usa «Leer».',
    length: 'El texto es demasiado largo para AI. Pega solo lo importante.',
  },
} as const
