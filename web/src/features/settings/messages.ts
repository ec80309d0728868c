import { countOf } from '@predio/domain/numbers'
import type { KeyCause } from '@predio/domain/properties'
import { words } from '../../lib/words.ts'

export const messages = {
  loading: 'Cargando tu configuración',
  sampleLoading: 'Leyendo propiedades de tu sitio',
  siteConnected: 'Conexión exitosa con WordPress',
  siteAnswered: 'Tu sitio respondió, pero no confirmó la API Key',
  aiConnected: 'Conexión exitosa con OpenAI',
  saved: 'Configuración guardada exitosamente',
  updateFailed: 'Error al actualizar la configuración',
  saveFailed: 'Error al guardar la configuración',
  siteInvalid: 'La conexión con WordPress no es válida',
  aiInvalid: 'La API key de OpenAI no es válida',
  connectionFailed: 'Error de conexión',
  siteTestFailed: 'Error al validar la conexión',
  aiTestFailed: 'Error al validar la API key',
  aiKeyMissing: 'API key no proporcionada',
  aiKeyInvalid: 'API key inválida',
  aiKeyMalformed: 'API key inválida o mal formateada',
  aiNonsense: 'El proveedor de AI respondió algo que no se puede leer.',
  aiUntested: 'Puedes guardarla de todos modos: nadie la rechazó, solo no se pudo probar.',
  aiSavedUntested: 'Guardamos tu API key, pero no se pudo probar.',
  siteKeyLost: 'No pudimos leer la API Key que guardaste, o es de otro sitio. Vuelve a escribirla.',
  aiKeyLost: 'No pudimos leer la API key que guardaste. Vuelve a escribirla.',
  siteKeyAgain:
    'Cambiaste de sitio: escribe la API Key del nuevo, o borra la anterior si no la necesita.',
  siteKeyNeeded: 'Escribe la API Key de tu sitio',
  leadsTo: (url: string) => `Lleva a ${url}`,
  takeAddress: 'Usar esa dirección',
  urlMissing: 'Escribe la dirección de tu sitio para probarla',
  loadHint: words.checkConnection,
  removeKey: 'Quitar',
  keyRemoved: 'Se quitará al guardar.',
  keySaved: 'Guardada. Escribe otra para cambiarla, o bórrala para quitarla.',
  sample: 'Propiedad de muestra',
  sampleBlank: 'Sin dato en esta propiedad',
  sampleOther: (value: string) => `En otra propiedad: ${value}`,
  sampleFailed: 'No se pudieron leer propiedades de muestra',
  sampleEmpty: 'Tu sitio todavía no tiene propiedades publicadas',
  sampleEmptyHint: 'Publica una en WordPress y vuelve a abrir este mapeo.',
  sampleNeedsSite: 'Conecta primero tu sitio para ver sus campos.',
  aiTitle: 'Asistente de AI',
  aiIntro: 'El asistente usa tu propia API key de OpenAI: tú controlas su costo.',
  aiKeyHint: 'Se guarda solo para ti y nunca se muestra completa.',
  aiHelp: '¿Dónde consigo la API key?',
  aiStepOpen: 'Entra a platform.openai.com con tu cuenta y abre API keys.',
  aiStepCreate: 'Crea una API key nueva y cópiala: OpenAI la muestra una sola vez.',
  aiStepBalance: 'Revisa que tu cuenta tenga saldo y un límite de gasto mensual.',
  aiTesting: 'Probando la API key',
  aiTest: 'Probar API key',
  yes: 'Sí',
  mapping: 'Mapeo de campos',
  mappingIntro:
    'Reconocemos los temas más usados. Si algún dato sale vacío o equivocado, indica aquí de qué campo de tu sitio tomarlo.',
  mappingChosen: 'Campos elegidos por ti',
  reviewFields: 'Revisar campos',
  applyMapping: 'Usar este mapeo',
  automatic: 'Automático',
  automaticHint: 'Predio lo busca por su nombre',
  suggestMissing: 'Proponer los que faltan',
  readAs: (result: string) => `Se lee: ${result}`,
  unsaved: 'Tienes cambios sin guardar',
  title: 'Configuración',
  siteTitle: 'Sitio WordPress',
  siteIntro: 'Predio lee tus propiedades de tu propio sitio; nunca cambia nada en él.',
  siteKeyHint:
    'Usuario y contraseña de aplicación, separados por dos puntos. Si tus propiedades son públicas puedes dejarla vacía.',
  siteHelp: '¿Cómo consigo la API Key?',
  siteStepOpen: 'Entra a tu WordPress y abre Usuarios → Perfil.',
  siteStepCreate: 'Baja hasta “Contraseñas de aplicación”, escribe Predio y presiona Añadir.',
  siteStepPaste:
    'Copia la contraseña y pégala aquí después de tu usuario y dos puntos. Sin usuario, tomamos admin.',
  siteTesting: 'Probando la conexión',
  siteTest: 'Probar conexión',
  aiKey: 'API key de OpenAI',
  siteUrl: 'URL del sitio',
  siteKey: 'API Key del sitio',
  siteGuide: 'Guía paso a paso, con imágenes',
  aiGuide: 'Guía del asistente y de su costo, con imágenes',
} as const

/** PROP-50: the person is asked before another address is saved. */
export const siteChange = {
  title: '¿Es otro sitio?',
  text: ({ count, site }: { count: number; site: string }) =>
    `Tienes ${countOf(count, 'propiedad', 'propiedades')} de ${site} con lo que les agregaste: etiquetas, clientes, documentos e historial.`,
  same: 'Es el mismo sitio con otra dirección',
  sameText: 'Siguen en tu lista, cada una con lo suyo.',
  other: 'Es otro sitio',
  otherText: (site: string) =>
    `Se guardan aparte, en «Ya no están en tu sitio», y vuelven a tu lista si conectas ${site} otra vez.`,
} as const

export const STEPS = {
  index: 'Buscando la API de WordPress…',
  listings: 'Buscando tus propiedades…',
  key: 'Revisando la API Key…',
} as const

export const KEY_ADVICE: Readonly<Record<KeyCause, string>> = {
  rejected:
    'Tu sitio recibió la API Key y dice que no es correcta. Crea otra contraseña de aplicación en WordPress (Usuarios → Perfil) y pégala como usuario:contraseña.',
  moved:
    'La dirección que escribiste lleva a otra, y por seguridad la API Key no se envía allá. Usa la dirección a la que lleva.',
  withheld:
    'Tu sitio pide una API Key, pero no la enviamos: la dirección es http:// y viajaría sin cifrar. Activa HTTPS en tu hosting y escribe la dirección con https://.',
  'passwords-off':
    'Tu sitio tiene desactivadas las contraseñas de aplicación, así que ninguna API Key le sirve. WordPress solo las ofrece con HTTPS, y algunos plugins de seguridad las apagan: actívalas y prueba otra vez.',
  unrecognised:
    'Tu sitio pide una API Key y no reconoció esta. Si no estás seguro de que sea la correcta, crea otra contraseña de aplicación en WordPress (Usuarios → Perfil) y pégala como usuario:contraseña.',
}

export const KEY_LOST = {
  intro: 'Si estás seguro de que es la correcta, la causa suele ser una de estas:',
  causes: [
    {
      cause: 'El servidor borra la API Key antes de que llegue a WordPress.',
      remedy: 'Pide a tu hosting que deje pasar el encabezado Authorization.',
    },
    {
      cause: 'Las contraseñas de aplicación están desactivadas.',
      remedy:
        'WordPress las pide con HTTPS y algunos plugins de seguridad las apagan: revisa que tu sitio abra con https:// y actívalas.',
    },
    {
      cause: 'La dirección lleva a otra, y la API Key no se envía allá.',
      remedy:
        'Abre tu sitio en el navegador y copia aquí la dirección que queda en la barra, con o sin www.',
    },
  ],
} as const
