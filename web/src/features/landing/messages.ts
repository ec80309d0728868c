export const hero = {
  kicker: 'Para agentes inmobiliarios en México',
  title: 'Todo tu negocio inmobiliario, bajo un mismo techo',
  text: 'Predio reúne las propiedades de tu sitio, tus clientes, tus contratos y un asistente de AI que conoce cada inmueble. En la oficina o en plena visita, desde el celular.',
  register: 'Prueba Gratuita',
  login: 'Iniciar Sesión',
  reassurance: '7 días gratis, sin tarjeta',
  picture: 'Predio en la computadora: las propiedades de un agente con foto, precio y estado',
  phonePicture: 'La misma lista de propiedades en un celular',
} as const

export const capabilities = {
  title: 'Lo que haces cada día, en un solo lugar',
  text: 'Seis herramientas que se conocen entre sí: el cliente que registras hoy ya está en el contrato de mañana.',
} as const

export const steps = {
  title: 'Empieza hoy mismo',
  list: [
    {
      title: 'Crea tu cuenta',
      text: 'Con tu correo y una contraseña. No pedimos tarjeta ni datos de pago.',
    },
    {
      title: 'Conecta tu sitio',
      text: 'Escribe la dirección de tu WordPress y su API Key. Predio encuentra tus propiedades y las mantiene al día.',
    },
    {
      title: 'Atiende y cierra',
      text: 'Vincula clientes, prepara contratos, calcula tu comisión y comparte por WhatsApp desde donde estés.',
    },
  ],
} as const

export const prices = {
  title: 'Un precio claro, en pesos',
  text: 'Empieza con 7 días gratis. Después elige el plan que te acomode; todos incluyen todas las funciones.',
  billing: 'Forma de pago',
  monthly: 'Mensual',
  yearly: 'Anual',
  saving: '-15%',
  perMonth: 'al mes',
  paidMonthly: 'Se paga cada mes',
  paidYearly: (total: string) => `Se paga al año: ${total}`,
  choose: (plan: string) => `Empezar con ${plan}`,
  note: 'Precios en pesos mexicanos (MXN). Antes de pagar siempre ves el total con impuestos.',
} as const

export const closing = {
  title: 'Tu próxima venta empieza con orden',
  text: 'Prueba Predio completo durante 7 días. Si no es para ti, no tienes que cancelar nada.',
  register: 'Prueba Gratuita',
  reassurance: '7 días gratis, sin tarjeta',
} as const

export const faq = {
  title: 'Preguntas frecuentes',
  list: [
    {
      question: '¿Necesito un sitio en WordPress?',
      answer:
        'Solo para ver tus propiedades: Predio las lee de tu propio sitio WordPress. El CRM, los documentos, la calculadora, el estimador de valor y las herramientas de imágenes funcionan sin él.',
    },
    {
      question: '¿De quién son mis datos?',
      answer:
        'Tuyos. Cada agente ve únicamente sus registros, y esa regla la impone la base de datos, no solo la pantalla. Si te vas, puedes eliminar tu cuenta con todo lo que contiene.',
    },
    {
      question: '¿Qué es la API key de OpenAI y cuánto cuesta?',
      answer:
        'El asistente usa tu propia API key de OpenAI. La creas en tu cuenta con ellos, la guardas en Configuración y pagas tu consumo directamente al proveedor; Predio no cobra por mensaje. Sin API key, todo lo demás funciona igual.',
    },
    {
      question: '¿Qué pasa cuando terminan los 7 días?',
      answer:
        'No se te cobra nada, porque no pedimos tarjeta. Si quieres seguir, eliges un plan; lo que registraste te espera.',
    },
    {
      question: '¿Puedo cancelar cuando quiera?',
      answer:
        'Sí, desde la pantalla Plan y sin llamadas. Conservas el acceso hasta el último día que ya pagaste.',
    },
    {
      question: '¿Puedo firmar los contratos tal como salen?',
      answer:
        'Son borradores bien armados para ahorrarte horas, no asesoría legal. Pide a un abogado o notario que los revise y, cuando aplique, verifica su registro ante PROFECO.',
    },
  ],
} as const
