import type { ScriptValues } from './script-schema.ts'

export const STARTER_SCRIPTS: readonly ScriptValues[] = [
  {
    title: 'Primer contacto con un interesado',
    category: 'presentacion',
    content: `Hola {{nombre}}, ¡gracias por tu interés en {{propiedad}}! 🏡

Sigue disponible y el precio es de {{precio}}. Para ayudarte mejor, ¿me cuentas dos cosas?

1. ¿La buscas para vivir o para invertir?
2. ¿Para cuándo te gustaría mudarte?

Con eso te mando fotos, ubicación y los gastos completos, sin compromiso.`,
  },
  {
    title: 'Captación: ofrecer mis servicios a un propietario',
    category: 'presentacion',
    content: `Hola {{nombre}}, vi que estás ofreciendo tu propiedad y me gustaría ayudarte a moverla.

Antes de hablar de comisión, te preparo gratis un análisis de precios de tu zona: qué se está pidiendo, en cuánto se está cerrando y cuánto tarda. Con esos números tú decides.

¿Te queda mejor una llamada de 10 minutos hoy por la tarde o mañana por la mañana?`,
  },
  {
    title: 'Propiedad nueva que coincide con lo que busca',
    category: 'presentacion',
    content: `Hola {{nombre}}, me acordé de ti: acaba de entrar {{propiedad}} en {{precio}} y tiene lo que me pediste.

Todavía no la he publicado en todos lados. ¿Te mando las fotos y vemos si vale la pena visitarla esta semana?`,
  },
  {
    title: 'Después de la visita',
    category: 'seguimiento',
    content: `Hola {{nombre}}, gracias por tu tiempo en la visita a {{propiedad}}.

Con toda confianza: del 1 al 10, ¿qué tanto te ves ahí? ¿Qué le faltaría para ser un 10?

Tu respuesta me sirve aunque sea un no; así afino la búsqueda y no te hago perder tiempo.`,
  },
  {
    title: 'Retomar a quien dejó de responder',
    category: 'seguimiento',
    content: `Hola {{nombre}}, ¿cómo estás? Hace unas semanas que no platicamos y no quiero ser insistente.

¿Sigues buscando, ya encontraste o prefieres que lo retomemos más adelante? Con una palabra me basta: *busco*, *encontré* o *después*. 🙂`,
  },
  {
    title: 'Objeción: está muy cara',
    category: 'objeciones',
    content: `Te entiendo, {{nombre}}, es una decisión grande y está bien cuidar cada peso.

Para saber cómo ayudarte: cuando dices que es cara, ¿es comparada con otra que viste o porque se sale de tu presupuesto?

Si es por comparación, revisamos juntos metros, ubicación y estado, que suelen explicar la diferencia. Si es por presupuesto, puedo preguntarle al propietario qué margen hay sobre los {{precio}} o buscarte algo parecido más abajo.`,
  },
  {
    title: 'Objeción: lo voy a pensar',
    category: 'objeciones',
    content: `Claro que sí, {{nombre}}, piénsalo con calma. Solo para no dejarte con dudas: ¿qué es lo que más te detiene de {{propiedad}}: el precio, la ubicación, el crédito o algo de la casa?

Si me dices, te consigo la respuesta hoy mismo. Y si decides que no es, sin problema seguimos buscando.`,
  },
  {
    title: 'Invitar a hacer una oferta',
    category: 'cierre',
    content: `Hola {{nombre}}, por lo que me has contado, {{propiedad}} cumple con lo que buscas.

Te propongo un siguiente paso sencillo: pongamos por escrito tu oferta (monto, forma de pago y fecha de firma) y yo se la presento hoy al propietario. No te obliga a nada hasta que ambas partes firmen.

¿Con qué monto te sentirías a gusto?`,
  },
  {
    title: 'Documentos para cerrar',
    category: 'cierre',
    content: `¡Qué gusto, {{nombre}}! Ya estamos muy cerca de cerrar {{propiedad}}. Para avanzar necesito que me compartas:

• Identificación oficial vigente
• CURP y constancia de situación fiscal
• Comprobante de domicilio reciente
• Comprobantes de ingresos o carta de preautorización del crédito

Los reviso en cuanto lleguen y te aviso qué sigue. ¿Me los puedes mandar hoy?`,
  },
  {
    title: 'Gracias y recomendación',
    category: 'postventa',
    content: `Hola {{nombre}}, ¿cómo te has sentido en {{propiedad}}? Si te falta un plomero, un cerrajero o resolver algún trámite, dime y te paso a alguien de confianza.

Y te pido un favor: si algún familiar o amigo quiere comprar, vender o rentar, ¿me lo presentas? Lo voy a cuidar como a ti. 🙌`,
  },
]
