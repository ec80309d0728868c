import { formatDate } from '@predio/domain/dates'
import { countOf } from '@predio/domain/numbers'

export const messages = {
  emptyDatabase:
    'La base de datos está vacía: todavía no es de Predio. Inicia Predio una vez (npm start) y repite la orden.',
  olderDatabase:
    'La base de datos es de una versión anterior de Predio. Inicia Predio una vez (npm start) para actualizarla y repite la orden.',
  noAgent: (who: string) =>
    `No hay ninguna cuenta con ${who}. Para ver todas: npm run admin -- agents`,
  notAnEmail: (text: string) => `${text} no es un correo. Escríbelo como ana@ejemplo.mx.`,
  emailTaken: (email: string) =>
    `${email} ya tiene una cuenta. Si olvidó su contraseña, puede recuperarla en la página para entrar.`,
  invitationNotSent: (email: string, { message }: Error) =>
    `La cuenta de ${email} se creó, pero la invitación no se pudo enviar: ${message}. ` +
    'Revisa el correo con npm run admin -- check mail y repite la orden, o agrega --link para ver el enlace.',
  noSubscription: (who: string) =>
    `${who} no tiene ninguna suscripción que cambiar: la cuenta se creó sin ella.`,
  paysByStripe: (who: string) =>
    `${who} paga su plan con Stripe, que lo volvería a cambiar. Cámbialo o cancélalo en el panel de Stripe.`,
  hasPlan: (who: string, lastDay: string) =>
    `${who} no está en prueba: tiene un plan hasta el ${lastDay}. Para cambiarlo: npm run admin -- set-plan`,
  unknownPlan: (name: string, names: string[]) =>
    `No hay ningún plan que se llame ${name}. Los planes son: ${names.join(', ')}. Para una prueba: npm run admin -- extend-trial`,
  wrongDays: (max: number) => `Indica cuántos días, de 1 a ${max}.`,
  wrongDay: (text: string) => `${text} no es una fecha futura. Escríbela como 2027-12-31.`,
  noSite: (who: string) => `${who} no tiene un sitio público.`,
  noSecondFactor: (who: string) => `${who} no tiene activada la verificación en dos pasos.`,
  signingKeysGiven:
    'Las llaves que firman vienen de JWT_SIGNING_KEYS (o JWT_SIGNING_KEY), así que se cambian ahí: docs/deploy.md dice cómo, ' +
    'en «Rotating the signing keys». Sin esa variable, Predio guarda las llaves en su base de datos y esta orden las cambia.',
  apiKeyGiven: (variable: string, fresh: string) =>
    `La llave viene de ${variable}, así que se cambia ahí. Pon por ejemplo esta, que nadie más conoce, y reinicia Predio:\n${fresh}`,
  secretKeyGiven: 'La llave secreta es la que pusiste en SECRET_KEY.',
  keysNotOpen:
    'La SECRETS_KEY (o el archivo secrets-key) no abre las llaves del servidor. Indica la llave correcta y repite la orden. Si se perdió para ' +
    'siempre: npm run admin -- replace-lost-key',
  keyNotLost:
    'La llave actual es la que abre las llaves del servidor: no hay nada que sustituir. Para cambiarla: npm run admin -- rotate-secrets-key',
  noKeyCopy: (file: string) => `No se encontró la copia ${file}.`,
  otherKeyCopy: (file: string) =>
    `${file} no es una copia de la llave actual: con ella no abrirían los respaldos de ahora. Haz otra copia y repite la orden.`,
  noRetiredKeys: 'No hay llaves retiradas: la única que verifica es la que firma.',
  retiredKeyInUse:
    'Una llave se retiró hace menos de una hora, y las sesiones que firmó siguen abiertas. Espera a que pase la hora. Si la llave se ' +
    'filtró, repite con --yes: cada quien seguirá con su sesión, pero los enlaces firmados a archivos dejarán de abrir.',
  noFormerKeys: 'No hay llaves públicas anteriores: solo se acepta la actual.',
  serverRuns:
    'Predio está en marcha y seguiría cifrando con la llave anterior. Detenlo (en todas las máquinas que usan esta base de datos) y repite la orden.',
  newKeyMissing:
    'La llave viene de SECRETS_KEY. Crea otra con openssl rand -base64 32, guárdala en un lugar seguro y repite la orden así: ' +
    'NEW_SECRETS_KEY=LA_LLAVE_NUEVA npm run admin -- rotate-secrets-key',
  newKeyMalformed:
    'NEW_SECRETS_KEY no es una llave: deben ser 32 bytes en base64, como los da openssl rand -base64 32.',
  newKeySame: 'NEW_SECRETS_KEY es la misma llave que SECRETS_KEY. Crea otra.',
  secretsKeyMissing:
    'Falta SECRETS_KEY: indica la llave con la que Predio cifra ahora, la misma que tiene el servidor.',
  nextKeyDamaged: (file: string) =>
    `El archivo ${file} quedó de un cambio interrumpido y no contiene una llave. Muévelo a otro lugar y repite la orden.`,
  otherSecretsKey:
    'La SECRETS_KEY actual no abre ninguna de las claves guardadas: se cifraron con otra. No se cambió nada. Indica la llave correcta.',
}

export const done = {
  created: (email: string, existed: boolean) =>
    existed
      ? `La cuenta de ${email} ya existía y su dueño no la ha abierto. Se le envió otra invitación: su enlace sirve una vez, durante una hora.`
      : `Cuenta creada. Se envió una invitación a ${email}: su enlace sirve una vez, durante una hora.`,
  createdWithLink: (email: string, existed: boolean, link: string, isMailOff: boolean) =>
    [
      `${existed ? `La cuenta de ${email} ya existía y su dueño no la ha abierto: este enlace es nuevo` : `Cuenta creada para ${email}`}.${isMailOff ? ' Los correos no se entregan (falta SMTP_URL), así que envíale tú este enlace.' : ''}`,
      'El enlace sirve una vez, durante una hora; quien lo abre elige la contraseña:',
      link,
    ].join('\n'),
  disabled: (who: string) =>
    `${who} ya no puede entrar, y sus sesiones se cerraron. Sus datos siguen guardados, y lo que compartió por enlace sigue abierto; su sitio público no. ` +
    `Para volver a permitirlo: npm run admin -- enable-agent ${who}`,
  siteBlocked: (name: string, who: string) =>
    `El sitio /agente/${name} quedó apagado: en unos segundos sus páginas dicen que no está disponible. Para volver a permitirlo: npm run admin -- unblock-site ${who}`,
  siteUnblocked: (name: string) =>
    `El sitio /agente/${name} se muestra otra vez, si su agente lo tiene publicado.`,
  enabled: (who: string) => `${who} puede entrar otra vez con su contraseña.`,
  deleted: (who: string, files: number) =>
    `Se eliminó la cuenta ${who} con todo lo que tenía (${countOf(files, 'archivo', 'archivos')}).`,
  bytesLater:
    'Los archivos ya no son de nadie y se borrarán del almacén en la limpieza diaria: ahora hay un respaldo en marcha o el almacén no responde.',
  stripeLater:
    'Lo que pagaba en Stripe se cancela en cuanto Predio está en marcha (cada minuto lo revisa).',
  planSet: (who: string, plan: string, lastDay: string) =>
    `${who} tiene el plan ${plan} hasta el ${lastDay}. No se renueva solo.`,
  trialExtended: (who: string, lastDay: string) => `La prueba de ${who} dura hasta el ${lastDay}.`,
  factorsReset: (who: string) =>
    `Se quitó la verificación en dos pasos de ${who}: sus aplicaciones y códigos de recuperación ya no sirven, y sus sesiones se cerraron.`,
  toldByMail: (isDelivered: boolean, outbox: string) =>
    isDelivered
      ? 'Se le avisó por correo.'
      : `El aviso por correo quedó en ${outbox}, porque falta SMTP_URL: avísale tú.`,
  notTold: ({ message }: Error) => `No se le pudo avisar por correo (${message}): avísale tú.`,
  mailSent: (to: string) =>
    `El servidor de correo aceptó el mensaje para ${to}. Revisa que llegue, también en el correo no deseado.`,
  mailWritten: (to: string, outbox: string) =>
    `Falta SMTP_URL, así que nadie recibe correos: el mensaje para ${to} quedó en ${outbox}. docs/mail.md dice cómo conectar un servidor de correo.`,
  mailQueued: (to: string, outbox: string) =>
    `El mensaje para ${to} quedó en ${outbox}, de donde lo envía otro programa (OUTBOX_DELIVERED). Revisa que llegue.`,
  mailRefused: (reason: string) => `No se pudo enviar. ${reason}`,
  prepared:
    'Hay una llave nueva que ya verifica. Reinicia Predio; diez minutos después, npm run admin -- rotate-signing-key hace que firme.',
  rotated: (wasPrepared: boolean) =>
    [
      `${wasPrepared ? 'La llave preparada' : 'Una llave nueva'} firma desde el próximo inicio; la anterior sigue verificando, y nadie pierde su sesión.`,
      'Reinicia Predio (todos los procesos). Cuando ya no haya enlaces firmados con la anterior: npm run admin -- drop-signing-keys',
    ].join('\n'),
  dropped: (count: number) =>
    `${count === 1 ? 'Se quitó' : 'Se quitaron'} ${countOf(count, 'llave retirada', 'llaves retiradas')}. Reinicia Predio para que deje de aceptar lo firmado con las llaves retiradas.`,
  publishableRotated:
    'Hay una llave pública nueva. Reinicia Predio: las páginas la toman al abrirse, y las que ya están abiertas siguen con la anterior. ' +
    'Para dejar de aceptar las anteriores: npm run admin -- drop-publishable-keys',
  publishableDropped: (count: number) =>
    `${count === 1 ? 'Se quitó' : 'Se quitaron'} ${countOf(count, 'llave pública anterior', 'llaves públicas anteriores')}. Reinicia Predio; quien tenga una página abierta desde antes deberá recargarla.`,
  secretRotated:
    'Hay una llave secreta nueva. Al reiniciar Predio la anterior deja de servir: cámbiala en los programas que la usan. ' +
    'Para verla: npm run admin -- show-secret-key',
  keyReplaced:
    'La llave actual toma el lugar de la anterior. Inicia Predio: hace llaves nuevas, todos vuelven a entrar y cada agente vuelve a escribir sus ' +
    'claves. Guarda una copia de esta llave y dilo con npm run admin -- confirm-key-copy. Los respaldos de antes necesitan la anterior.',
  keyCopied: (isCompared: boolean) =>
    isCompared
      ? 'La copia es igual a la llave. Queda anotado que está en otro lugar.'
      : 'Queda anotado que una copia de la llave está en otro lugar. Para compararla: npm run admin -- confirm-key-copy COPIA',
  secretsRotated: (count: number) =>
    count === 0
      ? 'Las llaves del servidor están cifradas con la llave nueva; los agentes todavía no habían guardado claves.'
      : `${count === 1 ? 'Se volvió' : 'Se volvieron'} a cifrar ${countOf(count, 'clave', 'claves')} con la llave nueva.`,
  unreadable: (count: number) =>
    `Sin cambio: ${countOf(count, 'clave que ya antes no se abría', 'claves que ya antes no se abrían')}, porque su dueño cambió de sitio o se cifraron con otra llave.`,
  formerKeyFile: (file: string) =>
    `La llave anterior quedó en ${file}: los respaldos de antes la necesitan. Guárdala con ellos o bórrala. Ya puedes iniciar Predio.`,
  putNewKey:
    'Pon ahora la llave nueva en SECRETS_KEY, en todas las máquinas, e inicia Predio. Guarda la anterior con los respaldos de antes: la necesitan.',
}

export function day(instant: Date, zone: string): string {
  return formatDate(instant, zone, 'long')
}
