/** Texts of failures and successes (specification, platform sections 5, 7 and 8; the rest in the same voice). */
export const messages = {
  siteConnected: 'Conexión exitosa con WordPress',
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
  urlMissing: 'Escribe la dirección de tu sitio para probarla',
  loadHint: 'Revisa tu conexión e intenta de nuevo.',
  keyRemoved: 'Se quitará al guardar.',
  keySaved: 'Guardada. Escribe otra para cambiarla, o bórrala para quitarla.',
  sampleFailed: 'No se pudo leer una propiedad de muestra',
  sampleEmpty: 'Tu sitio todavía no tiene propiedades publicadas',
  sampleEmptyHint: 'Publica una en WordPress y vuelve a abrir este mapeo.',
  sampleNeedsSite: 'Conecta primero tu sitio para ver sus campos.',
} as const

/** One line for each step of the connection test. */
export const STEPS = {
  index: 'Buscando la API de WordPress…',
  listings: 'Buscando tus propiedades…',
  key: 'Revisando la API Key…',
} as const
