import type { GuideId } from '../../lib/help.ts'

export const messages = {
  help: 'Ayuda',
  title: '¿En qué te ayudamos?',
  lead: 'Guías cortas, con imágenes, para lo que más se pregunta. En Predio también las encuentras con Ctrl K: escribe lo que quieres hacer.',
  description:
    'Guías cortas de Predio con imágenes: conecta tu sitio WordPress, importa contactos, lleva tus oportunidades, redacta contratos, comparte documentos y más.',
  pageTitle: 'Ayuda de Predio: guías cortas con imágenes',
  breadcrumbs: 'Estás aquí',
  home: 'Inicio',
  neighbours: 'Más guías',
  previous: 'Anterior',
  next: 'Siguiente',
  askTitle: '¿No encontraste lo que buscabas?',
  ask: 'Cuéntanos qué querías hacer y qué viste en la pantalla. Escríbenos a',
  askFallback: 'nuestro correo de contacto',
  all: 'Todas las guías',
  allKeywords: 'ayuda guía cómo manual soporte instrucciones preguntas dudas',
} as const

interface GuideTexts {
  title: string
  keywords: string
}

/** The app's search loads only these texts; the content of the guides is in their pages. */
export const GUIDE_TEXTS: Readonly<Record<GuideId, GuideTexts>> = {
  'conectar-wordpress': {
    title: 'Conecta tu sitio WordPress',
    keywords:
      'conectar conecto página web propiedades inmuebles url dirección mapeo campos configurar conexión',
  },
  'contrasena-de-aplicacion': {
    title: 'La API Key de tu sitio, paso a paso',
    keywords:
      'contraseña de aplicación wordpress clave usuario authorization password conseguir consigo',
  },
  'importar-contactos': {
    title: 'Importa tus contactos',
    keywords:
      'importar importo clientes excel csv vcf google iphone android archivo lista subir repetidos duplicados',
  },
  'en-el-telefono': {
    title: 'Predio en tu teléfono y sin conexión',
    keywords:
      'instalar instalo app celular móvil iphone android offline sin internet señal pantalla de inicio',
  },
  'buzon-de-prospectos': {
    title: 'Recibe y responde a tus prospectos',
    keywords:
      'buzón leads interesados formulario portal inmuebles24 vivanuncios easybroker elementor contacto responder aceptar descartar fuentes',
  },
  'mi-sitio': {
    title: 'Publica tu propio sitio',
    keywords:
      'página web propia publicar propiedades portales trovit meta facebook dirección visitas feed listado',
  },
  oportunidades: {
    title: 'Lleva tus oportunidades en el tablero',
    keywords:
      'embudo pipeline ventas etapas tablero cierre probabilidad negocios prospectos ganada perdida',
  },
  'tareas-y-avisos': {
    title: 'Tareas y avisos para no olvidar nada',
    keywords: 'pendientes recordatorios notificaciones campana agenda calendario visitas vencidas',
  },
  'contratos-y-documentos': {
    title: 'Redacta contratos, recibos y pagarés',
    keywords:
      'contrato redacto arrendamiento compraventa renta plantilla generar word pdf versiones cláusulas',
  },
  'compartir-documentos': {
    title: 'Comparte documentos con un enlace',
    keywords:
      'enviar comparto whatsapp email link enlace revocar vencimiento cliente mandar aviso de privacidad consentimiento',
  },
  'imagenes-para-redes': {
    title: 'Prepara imágenes para tus redes',
    keywords: 'fotos logo marca de agua instagram facebook historia recortar tamaño publicar',
  },
  'asistente-y-su-costo': {
    title: 'El asistente de AI y cuánto cuesta',
    keywords: 'chat inteligencia artificial ia openai gpt tokens saldo precio api key clave',
  },
  'plan-y-pagos': {
    title: 'Tu plan y tus pagos',
    keywords:
      'suscripción tarjeta stripe factura cobro pago cancelar cancelo renovar mensual anual precio prueba gratuita',
  },
  'llevarte-tus-datos': {
    title: 'Llévate tus datos',
    keywords:
      'exportar exporto descargar respaldo copia zip csv excel eliminar borrar cuenta arco cliente solicitud',
  },
  'proteger-tu-cuenta': {
    title: 'Protege tu cuenta',
    keywords:
      'seguridad segundo factor 2fa authenticator código sesiones dispositivos contraseña perdí',
  },
}

export const GUIDE_GROUPS: readonly { title: string; ids: readonly GuideId[] }[] = [
  {
    title: 'Para empezar',
    ids: ['conectar-wordpress', 'contrasena-de-aplicacion', 'importar-contactos', 'en-el-telefono'],
  },
  {
    title: 'Tu día a día',
    ids: [
      'buzon-de-prospectos',
      'mi-sitio',
      'oportunidades',
      'tareas-y-avisos',
      'contratos-y-documentos',
      'compartir-documentos',
      'imagenes-para-redes',
      'asistente-y-su-costo',
    ],
  },
  { title: 'Tu cuenta', ids: ['plan-y-pagos', 'llevarte-tus-datos', 'proteger-tu-cuenta'] },
]
