/** Requests and answers in the forms in which portals send them. Each entry names the source of its form. */
// This example comes from open-docs.navent.com/rela/mensaje-de-interesado (Spanish body).

export const NAVENT_MESSAGE = {
  idEvento: '7d0c0f0e-1111-4222-8333-944455556666',
  tipoEvento: 'CONTACTO_MENSAJE',
  idMensaje: 998_877,
  idTipoContacto: 1,
  idContacto: 554_433,
  idNavplat: 'IM24',
  codigoCliente: 'CASASDELSUR',
  idAvisoPadre: 0,
  codigoDesarrollo: null,
  referencia: '412',
  fechaRegistro: '2026-11-19T09:04:05.000-0600',
  nombre: 'Ana Pech Uc',
  email: 'ana.pech@correo.mx',
  telefono: '5219991112233',
  mensaje: 'Me interesa esta propiedad, ¿cuándo puedo verla?',
  planDePublicacion: 'SIMPLE',
  claveInterna: '',
  userIdNavplat: 12_345,
  dni: null,
} as const

/** Events of OpenNavent that are not the message of a person. */
export const NAVENT_OTHER_EVENTS = [
  { idEvento: 'a1', tipoEvento: 'AVISO_ESTADO_PUBLICACION', referencia: '412', estado: 'ONLINE' },
  { idEvento: 'a2', tipoEvento: 'AVISO_CALIDAD', referencia: '412', nombre: 'Calidad' },
  { idEvento: 'a3', tipoEvento: 'CREDITO', codigoCliente: 'CASASDELSUR' },
] as const

// This example comes from dev.easybroker.com/docs/contact-request.

export const EASYBROKER_REQUEST = {
  property_id: 'EB-XXXX01',
  name: 'John Smith',
  email: 'john@correo.mx',
  phone: '5559090909',
  message: "I'm interested in this property. Please contact me.",
  source: 'Casas y Terrenos',
  remote_id: 1516,
} as const

/** A JSON body of another sender, with field names of its own. */
export const PLAIN_JSON = { nombre: 'Luis Ek', telefono: '999 222 3344' } as const
