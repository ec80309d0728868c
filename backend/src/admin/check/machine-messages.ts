import { deviceZone, formatDate } from '@predio/domain/dates'
import { countOf, formatBytes } from '@predio/domain/numbers'

/** Each text about the machine names a fault and says what to do about it. */

export const settingsMessages = {
  ok: 'Todas las variables que parecen de Predio se leen.',
  todo: 'Corrige el nombre en la configuración y reinicia Predio; docs/deploy.md tiene la lista.',
}

export const backupMessages = {
  off: 'No hay respaldos automáticos.',
  offTodo:
    'Pon en BACKUP_DIR una carpeta, mejor en otro disco, y reinicia Predio (docs/es/respaldar.md).',
  none: (folder: string) => `Todavía no hay ningún respaldo en ${folder}.`,
  noneTodo: 'Predio hace el primero al iniciar. Si no aparece, el registro dice por qué.',
  old: (takenAt: Date, folder: string) =>
    `El último respaldo de ${folder} es del ${moment(takenAt)}: debería haber uno más reciente.`,
  oldTodo:
    'Revisa que Predio esté en marcha; el registro dice por qué fallaron los demás (journalctl -u predio).',
  unreadable: (file: string, reason: string) =>
    `El último respaldo, ${file}, no se abre: ${reason}`,
  unreadableTodo:
    'Haz otro con npm run backup y pruébalo con npm run admin -- verify-backup ARCHIVO.',
  room: (folder: string, free: number, needed: number) =>
    `En el disco de ${folder} quedan ${formatBytes(free)}, y el siguiente respaldo necesita ${formatBytes(needed)}.`,
  roomTodo: 'Libera espacio, guarda menos (BACKUP_KEEP) o elige otro disco.',
  plain: (count: number, takenAt: Date, plain: number) =>
    `Hay ${backups(count)}, el último del ${moment(takenAt)}; sin cifrar: ${plain}.`,
  plainTodo:
    'Los que Predio hace ahora van cifrados; cuando tengas uno, borra los que terminan en .tar.gz. Los de antes de la 0.3.0 guardan llaves que aún sirven: ' +
    'si alguien pudo copiarlos, cambia las llaves (docs/es/administrar.md, Llaves): rotate-signing-key, una hora después drop-signing-keys, y rotate-api-key secret.',
  ok: (count: number, takenAt: Date, free: number) =>
    `Hay ${backups(count)}; el último, del ${moment(takenAt)}, está cifrado y se abre. Quedan ${formatBytes(free)} en su disco. ` +
    'Para probarlo entero: npm run admin -- verify-backup ARCHIVO',
}

export const diskMessages = {
  ok: (folder: string, free: number) => `Quedan ${formatBytes(free)} en el disco de ${folder}.`,
  low: (folder: string, free: number) =>
    `Quedan ${formatBytes(free)} en el disco de ${folder}: nadie puede subir archivos.`,
  soon: (folder: string, free: number) =>
    `Quedan ${formatBytes(free)} en el disco de ${folder}: pronto nadie podrá subir archivos.`,
  todo: 'Borra respaldos viejos y lo que sobre en outbox de la carpeta de datos, o agranda el disco.',
  unknown: (folder: string, code: string) => `No se pudo leer el disco de ${folder} (${code}).`,
  unknownTodo: 'Revisa DATA_DIR y que el disco esté montado.',
}

export const clockMessages = {
  ok: (place: string) => `La hora coincide con la de ${place}.`,
  unknown: 'No se pudo comparar la hora: ningún otro servidor la dijo.',
  unknownTodo: 'Compárala tú con un reloj: date -u muestra la de este servidor, en UTC.',
  differs: (place: string, seconds: number) =>
    `La hora de este servidor ${seconds > 0 ? 'va adelantada' : 'va atrasada'} ${countOf(Math.abs(seconds), 'segundo', 'segundos')} respecto de ${place}.`,
  todo: 'Activa la hora automática (timedatectl set-ntp true): con otra hora fallan los códigos de dos pasos, las sesiones y S3.',
}

export const urlMessages = {
  local: (origin: string) => `Predio es solo para esta máquina, en ${origin}.`,
  localTodo:
    'Para abrirlo a otros pon en PUBLIC_URL la dirección que usan, como https://predio.ejemplo.mx (docs/es/instalar.md).',
  ok: (origin: string) =>
    `${origin} lleva a este Predio, y el proxy dice de dónde viene cada quien.`,
  direct: (origin: string) => `${origin} lleva a este Predio, sin proxy.`,
  plain: (origin: string) =>
    `${origin} lleva a este Predio sin cifrar: otros leen las contraseñas en el camino.`,
  plainTodo:
    'Pon un proxy con HTTPS delante, como Caddy, y https:// en PUBLIC_URL (docs/es/instalar.md).',
  other: (origin: string) => `${origin} contesta, pero no es Predio.`,
  otherTodo: 'Revisa PUBLIC_URL y a dónde manda las peticiones el proxy.',
  untrusted:
    'Hay un proxy delante, y TRUST_PROXY está apagado: para Predio todos vienen de una misma dirección, y el límite de uno lo sufren todos.',
  untrustedTodo: 'Pon TRUST_PROXY=on y reinicia Predio.',
  unforwarded:
    'El proxy no dice de dónde viene cada quien (X-Forwarded-For): el límite de uno lo sufren todos.',
  unforwardedTodo:
    'Haz que el proxy ponga X-Forwarded-For, como deploy/Caddyfile, y deja TRUST_PROXY=on.',
  claimed:
    'TRUST_PROXY está activo, pero ningún proxy dice de dónde viene cada quien: cualquiera puede fingir su dirección.',
  claimedTodo:
    'Si no hay proxy, quita TRUST_PROXY; si lo hay, haz que ponga X-Forwarded-For, como deploy/Caddyfile.',
  name: (origin: string) => `El nombre de ${origin} no existe en el DNS.`,
  nameTodo: 'Crea el registro A (o AAAA) del dominio, o corrige PUBLIC_URL.',
  tls: (origin: string, code: string) =>
    `El certificado de ${origin} no es de confianza (${code}).`,
  tlsTodo: 'Revisa que el proxy tenga un certificado vigente para ese nombre.',
  unreachable: (origin: string, code: string) =>
    `Desde este servidor no se pudo abrir ${origin} (${code}).`,
  unreachableTodo:
    'Revisa que Predio y el proxy estén en marcha y el puerto abierto. Algunas redes no dejan que un servidor se llame a sí mismo: prueba también desde fuera.',
}

function backups(count: number): string {
  return countOf(count, 'respaldo', 'respaldos')
}

function moment(at: Date): string {
  return formatDate(at, deviceZone(), 'longDateTime')
}
