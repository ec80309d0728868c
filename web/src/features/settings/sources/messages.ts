export const messages = {
  title: 'Fuentes de prospectos',
  intro:
    'Tu dirección secreta recibe lo que envían los formularios de tu sitio y los portales. Cada envío llega a tu buzón.',
  secret: 'Dirección secreta',
  secretHint: 'Quien la tiene puede escribirte. Ponla solo en tu sitio y en tus portales.',
  make: 'Crear dirección',
  makeFailed: 'No se pudo crear la dirección. Intenta de nuevo.',
  addressFailed: 'No se pudo cargar la dirección',
  test: 'Enviar una prueba',
  testing: 'Enviando…',
  testDone: 'La prueba ya está en tu buzón',
  testFailed: 'La prueba no llegó. Revisa tu conexión e intenta de nuevo.',
  testName: 'Prueba de Predio',
  testMessage: 'Esto es una prueba: así llegará lo que te escriban.',
  seeInbox: 'Ver el buzón',
  how: 'Cómo conectarla',
  copySnippet: 'Copiar',

  form: 'Tu formulario',
  formIntro:
    'Una página con tu nombre y tu logo para que te escriban. Compártela o ponla en tu sitio.',
  formAddress: 'Página de tu formulario',
  makeForm: 'Crear formulario',
  frame: 'Para insertarlo en tu sitio',
  frameFor: (site: string) => `Solo ${site} puede mostrarlo: es el sitio que guardaste arriba.`,
  frameNoSite:
    'Para insertarlo en tu sitio guarda antes su dirección, arriba en «WordPress». Mientras tanto usa el enlace.',
  frameStatic:
    'Este servidor no puede decir qué sitio lo inserta, así que solo puedes usar el enlace.',
  frameChecking: 'Revisando si se puede insertar…',
  frameTitle: 'Formulario de contacto',

  sources: 'Por dónde llegan',
  sourcesFailed: 'No se pudieron cargar tus fuentes',
  noSources: 'Cada fuente aparece aquí con su primer prospecto.',
  mail: 'Avisar por correo',
  mailOf: (name: string) => `Avisar por correo lo que llega por ${name}`,
  plan: 'Plan al aceptar',
  planOf: (name: string) => `Plan al aceptar lo que llega por ${name}`,
  noPlan: 'Ninguno',
  saveFailed: 'No se pudo guardar. Intenta de nuevo.',
} as const
