import { countOf } from '@predio/domain/numbers'

export const messages = {
  title: 'Mi sitio',
  intro:
    'Una página con tus propiedades en una dirección tuya, para compartirla donde quieras. Quien escribe desde ella llega a tu Buzón.',
  loading: 'Cargando tu sitio',
  loadFailed: 'No se pudo cargar tu sitio',
  needsServer:
    'Tu sitio lo hace el servidor de Predio, y esta instalación no lo usa. Pregunta a quien la administra.',
  blocked: 'Quien administra esta instalación ocultó tu sitio. Escríbele para saber por qué.',
  site: 'Tu dirección y tu presentación',
  subject: 'Tu sitio',
  nameHint: (address: string) => `Tu sitio estará en ${address}`,
  renameHint: 'Si cambias el nombre, la dirección anterior lleva a la nueva.',
  introductionHint: 'Quién eres y cómo trabajas, en pocas líneas.',
  areasHint: 'Escribe una y presiona Enter.',
  publishHint: 'Se ven solo las propiedades que marques con «Publicar en mi sitio».',
  create: 'Crear mi sitio',
  created: 'Tu sitio está listo',
  saved: 'Tu sitio se guardó',
  saveFailed: 'No se pudo guardar tu sitio. Revisa tu conexión e intenta de nuevo.',
  gone: 'Tu sitio ya no existe. Vuelve a cargar la página.',
  address: 'Dirección de tu sitio',
  open: 'Abrir mi sitio',
  copy: 'Copiar dirección',
  notPublished: 'Todavía nadie puede verlo: marca «Publicar mi sitio» y guarda.',
  listings: 'Qué se ve',
  noListings: 'Aún no tienes propiedades propias. Las de tu sitio de WordPress ya se ven allá.',
  publishedOf: (published: number, all: number) =>
    published < all
      ? `Se ven ${published} de ${countOf(all, 'propiedad', 'propiedades')}.`
      : all === 1
        ? 'Se ve tu propiedad.'
        : `Se ven tus ${countOf(all, 'propiedad', 'propiedades')}.`,
  listingsHint:
    'En el formulario de cada propiedad eliges si se publica, si muestra su precio y si va en la portada. Su lugar en el mapa se ve como lo elegiste ahí.',
  publishAll: 'Publicar todas',
  withdrawAll: 'Quitar todas',
  withdrawTitle: '¿Quitar todas tus propiedades de tu sitio?',
  withdrawText: 'Sus páginas dirán que ya no están. Puedes volver a publicarlas cuando quieras.',
  publishedAll: 'Tus propiedades están en tu sitio',
  withdrawnAll: 'Tus propiedades ya no están en tu sitio',
  publishFailed: 'No se pudo. Revisa tu conexión e intenta de nuevo.',
  goToSite: 'Ir a mi sitio',
  goToListings: 'Ver mis propiedades',
  visits: 'Ver visitas',
  feeds: 'Listados para portales',
  feedsIntro:
    'Direcciones que un portal o un programa lee solo, con lo que está publicado. Son secretas: dalas solo a quien las va a leer.',
  reviewFailed: 'No se pudo revisar qué aceptarían los portales.',
  makeFeeds: 'Crear direcciones',
  makeFailed: 'No se pudieron crear. Intenta de nuevo.',
  feedFailed: 'No se pudieron cargar las direcciones.',
  copyFeed: (feed: string) => `Copiar dirección: ${feed}`,
  nothingPublished: 'Aún no hay propiedades publicadas: el listado está vacío.',
  allTaken: (count: number) => `${countOf(count, 'aviso', 'avisos')}, sin nada que corregir.`,
  refused: (refused: number, all: number) =>
    `${refused} de ${countOf(all, 'aviso', 'avisos')} no se ${refused === 1 ? 'incluye' : 'incluyen'}, porque el portal ${refused === 1 ? 'lo rechazaría' : 'los rechazaría'}:`,
  more: (count: number) => `y ${countOf(count, 'más', 'más')}`,
} as const
