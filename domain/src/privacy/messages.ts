/** PRIV-02: the exact words of the privacy notice. The law in force is the LFPDPPP, published on 20 March 2025. */

export const DATA_KINDS = ['contact', 'search', 'property', 'documents', 'financial'] as const
export type DataKind = (typeof DATA_KINDS)[number]

export const DATA_LABELS: Record<DataKind, string> = {
  contact: 'Identificación y contacto',
  search: 'Lo que busca y su presupuesto',
  property: 'Su inmueble',
  documents: 'Identificaciones y comprobantes',
  financial: 'Datos patrimoniales o financieros',
}

export const DATA_TEXTS: Record<DataKind, string> = {
  contact:
    'De identificación y contacto: nombre, teléfono, WhatsApp, correo electrónico, domicilio y fecha de cumpleaños.',
  search:
    'De lo que buscas: tipo de inmueble, zona, características, presupuesto y forma de pago prevista.',
  property:
    'De tu inmueble, si nos lo encargas: ubicación, características, fotografías, situación legal y documentos de propiedad.',
  documents:
    'De los documentos que la operación requiera: identificación oficial, CURP, RFC, comprobantes de domicilio y estado civil.',
  financial:
    'Patrimoniales o financieros: ingresos, comprobantes, historial o preautorización de crédito y cuentas para pagos.',
}

export const NECESSARY_PURPOSES = [
  'attend',
  'search',
  'visits',
  'promote',
  'contracts',
  'obligations',
] as const
export type NecessaryPurpose = (typeof NECESSARY_PURPOSES)[number]

export const NECESSARY_LABELS: Record<NecessaryPurpose, string> = {
  attend: 'Atender lo que pide y darle seguimiento',
  search: 'Buscarle propiedades y enviárselas',
  visits: 'Agendar visitas',
  promote: 'Promover su inmueble',
  contracts: 'Preparar documentos y contratos',
  obligations: 'Cumplir obligaciones de ley',
}

export const NECESSARY_TEXTS: Record<NecessaryPurpose, string> = {
  attend: 'Identificarte, atender lo que nos pides y darle seguimiento.',
  search:
    'Buscar propiedades que se ajusten a lo que quieres, enviártelas y recibir tus respuestas.',
  visits: 'Agendar y realizar visitas a inmuebles.',
  promote:
    'Valuar, anunciar y promover el inmueble que nos encargas, y mostrarlo a personas interesadas.',
  contracts:
    'Preparar ofertas, contratos, recibos y los demás documentos de la operación, y acompañarla hasta su cierre.',
  obligations:
    'Cumplir obligaciones legales: las fiscales y, en las operaciones que la ley señala, las de identificación, aviso y conservación de documentos para prevenir operaciones con recursos de procedencia ilícita.',
}

export const OPTIONAL_PURPOSES = ['news', 'greetings', 'surveys'] as const
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]

export const OPTIONAL_LABELS: Record<OptionalPurpose, string> = {
  news: 'Enviarle novedades y propiedades nuevas',
  greetings: 'Felicitarle en su cumpleaños',
  surveys: 'Preguntarle por la calidad del servicio',
}

export const OPTIONAL_TEXTS: Record<OptionalPurpose, string> = {
  news: 'Enviarte novedades, propiedades nuevas e información del mercado inmobiliario.',
  greetings: 'Felicitarte en tu cumpleaños y en fechas especiales.',
  surveys: 'Preguntarte por la calidad de nuestro servicio.',
}

export const TRANSFERS = ['parties', 'closing', 'colleagues'] as const
export type Transfer = (typeof TRANSFERS)[number]

export const TRANSFER_LABELS: Record<Transfer, string> = {
  parties: 'La otra parte de la operación',
  closing: 'Notarías, bancos, valuadores y aseguradoras',
  colleagues: 'Otros agentes inmobiliarios',
}

export const TRANSFER_TEXTS: Record<Transfer, string> = {
  parties:
    'A la otra parte de la operación (quien compra, vende, renta o arrienda), lo necesario para celebrarla y cumplirla.',
  closing:
    'A notarías, instituciones de crédito, valuadores, aseguradoras y afianzadoras que intervengan en la operación, para formalizarla.',
  colleagues:
    'A otros agentes inmobiliarios con quienes se comparta tu búsqueda o la promoción de tu inmueble, solo si lo aceptas.',
}

const LAW = 'Ley Federal de Protección de Datos Personales en Posesión de los Particulares'

export const NOTICE_TEXTS = {
  simpleTitle: 'Aviso de privacidad simplificado',
  fullTitle: 'Aviso de privacidad integral',
  identity: (responsible: string, address: string) =>
    `${responsible}, con domicilio en ${address}, es responsable del uso y la protección de tus datos personales.`,
  basis: `Este aviso se emite conforme a la ${LAW}, publicada en el Diario Oficial de la Federación el 20 de marzo de 2025.`,
  dataHeading: 'Qué datos usamos',
  dataIntro: 'Según lo que nos pidas, usamos estos datos:',
  financialNote:
    'Para tratar tus datos patrimoniales o financieros te pediremos tu consentimiento expreso, salvo los casos que la ley exceptúa.',
  noSensitive:
    'No te pedimos datos personales sensibles, como los de salud, origen, creencias o preferencias.',
  necessaryHeading: 'Para qué los necesitamos',
  necessaryIntro:
    'Usamos tus datos para lo siguiente, que es necesario para el servicio que nos pides:',
  optionalHeading: 'Para qué más los usaríamos, si quieres',
  optionalIntro:
    'Estas finalidades son voluntarias y requieren tu consentimiento. Puedes negarte sin que por ello se te niegue el servicio:',
  optionalRefusal: (email: string) =>
    `Si no las aceptas, dilo al recibir este aviso o escribe a ${email} en cualquier momento.`,
  noOptional: 'No usamos tus datos para finalidades distintas de las necesarias.',
  transfersHeading: 'Con quién los compartimos',
  transfersIntro: 'Podemos transferir tus datos dentro del país:',
  authorities:
    'A las autoridades que los requieran conforme a la ley; para esto no hace falta tu consentimiento.',
  noTransfers:
    'No transferimos tus datos a terceros, salvo a las autoridades que los requieran conforme a la ley.',
  processors:
    'Los guardamos en Predio, la plataforma con la que trabajamos, que los trata por nuestra cuenta y no los usa para fines propios.',
  processorsWithAi:
    'Los guardamos en Predio, la plataforma con la que trabajamos, y para redactar documentos y mensajes podemos enviar algunos a un proveedor de inteligencia artificial, cuyos servidores pueden estar fuera de México. Ambos los tratan por nuestra cuenta y no para fines propios.',
  rightsHeading: 'Tus derechos',
  rights:
    'Puedes acceder a tus datos, rectificarlos, pedir que se cancelen u oponerte a su uso (derechos ARCO), y revocar tu consentimiento en cualquier momento.',
  rightsHow: (contact: string, email: string, phone: string | null) =>
    `Escribe a ${contact}, en ${email}${phone ? ` o al ${phone}` : ''}, con:`,
  rightsParts: [
    'Tu nombre y un medio para responderte.',
    'Un documento que acredite tu identidad o, si actúas por otra persona, tu representación.',
    'El derecho que quieres ejercer y los datos de que se trata; si pides una rectificación, el cambio y lo que lo respalda.',
  ],
  rightsTime:
    'Te responderemos en un máximo de 20 días y, si procede, lo haremos efectivo en los 15 días siguientes. El trámite es gratuito; solo podrían cobrarse gastos de envío o de reproducción.',
  kept: 'Al cancelar tus datos los borramos, salvo lo que debamos conservar: los contratos vigentes, los comprobantes fiscales y, en las operaciones que señala la ley contra el lavado de dinero, sus documentos durante 10 años. Eso queda bloqueado y no se usa para nada más.',
  limitHeading: 'Cómo limitar el uso de tus datos',
  limit: (email: string) =>
    `Además de tus derechos ARCO, puedes pedir en ${email} que no te enviemos mensajes o que usemos tus datos solo para lo necesario.`,
  changesHeading: 'Cambios a este aviso',
  changesOnPage: 'Cualquier cambio se publica en esta página, con su versión y su fecha.',
  changesByMessage:
    'Cualquier cambio se publica en esta página, con su versión y su fecha, y te avisaremos por el medio por el que nos comunicamos contigo.',
  changesConsent:
    'Si cambian las finalidades, te pediremos de nuevo tu consentimiento cuando haga falta.',
  authorityHeading: 'La autoridad',
  authority:
    'Si consideras que no se respetó tu derecho a la protección de tus datos personales, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
  fullBelow: 'Puedes consultar el aviso de privacidad integral más abajo en esta misma página.',
} as const

export const PRIVACY_MESSAGES = {
  responsibleMissing: 'Escribe tu nombre o el de tu empresa',
  responsibleLong: 'El nombre puede tener hasta 200 caracteres',
  addressMissing: 'Escribe el domicilio: la ley pide que el aviso lo diga',
  addressLong: 'El domicilio puede tener hasta 300 caracteres',
  emailMissing: 'Escribe el correo que recibe las solicitudes',
  emailInvalid: 'Email inválido',
  phoneLong: 'El teléfono puede tener hasta 50 caracteres',
  contactLong: 'El nombre puede tener hasta 200 caracteres',
  purposeMissing: 'Elige al menos una finalidad',
  invitation: (firstName: string | null, url: string) =>
    `${firstName ? `Hola ${firstName}, ` : ''}${firstName ? 'e' : 'E'}ste es nuestro aviso de privacidad: ${url}\n¿Estás de acuerdo con que usemos tus datos como ahí se dice? Responde «Sí, acepto» y con gusto seguimos.`,
} as const
