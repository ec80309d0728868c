import type { Command } from './command.ts'

const summaries = {
  agents: 'Lista las cuentas con su plan, lo que guardan y su último uso.',
  createAgent:
    'Crea una cuenta e invita a su dueño, que elige la contraseña. --link muestra el enlace.',
  disableAgent: 'Impide entrar a una cuenta y cierra sus sesiones; sus datos se quedan.',
  enableAgent: 'Vuelve a permitir entrar.',
  deleteAgent: 'Elimina una cuenta con todos sus datos y archivos.',
  setPlan: 'Da un plan por un mes, por un año (--yearly) o hasta una fecha.',
  extendTrial: 'Alarga la prueba gratuita, o la empieza otra vez.',
  resetSecondFactor: 'Quita la verificación en dos pasos a quien perdió su teléfono y sus códigos.',
  sites: 'Lista los sitios públicos de los agentes, con sus vistas de los últimos 30 días.',
  blockSite: 'Apaga el sitio público de un agente, hasta que lo vuelvas a permitir.',
  unblockSite: 'Vuelve a permitir el sitio público de un agente.',
  testMail: 'Envía un correo de prueba.',
  check:
    'Prueba la configuración (base de datos, llave, respaldos, disco, hora, dirección, correo, archivos, pagos, asistente y sitios) y dice qué corregir.',
  verifyBackup:
    'Lee un respaldo entero y lo restaura en una base de datos de prueba, que después borra. --key indica la llave que lo abre.',
  rotateSigningKey: 'Cambia la llave que firma las sesiones; la anterior sigue verificando.',
  dropSigningKeys: 'Quita las llaves anteriores cuando ya nada firmado con ellas sirve.',
  rotateApiKey: 'Cambia la llave pública o la secreta de la API.',
  dropPublishableKeys: 'Deja de aceptar las llaves públicas anteriores.',
  showSecretKey: 'Muestra la llave secreta de la API, que abre todo: no la pegues en ningún chat.',
  confirmKeyCopy:
    'Anota que una copia de la llave que cifra los respaldos está en otro lugar; con COPIA la compara.',
  replaceLostKey:
    'Cuando la llave que cifra se perdió: permite iniciar con la actual, que hace llaves nuevas del servidor.',
  rotateSecretsKey:
    'Cambia la llave que cifra las claves de los agentes y las del servidor, y vuelve a cifrarlas.',
}

export const messages = {
  summaries,
  noSites: 'Ningún agente tiene un sitio todavía.',
  siteColumns: ['Sitio', 'Cuenta', 'Estado', 'Propiedades', 'Vistas'],
  siteState: (isPublished: boolean, isBlocked: boolean) => {
    if (isBlocked) return 'apagado por ti'
    return isPublished ? 'publicado' : 'sin publicar'
  },
  help: (commands: Record<string, Command>) =>
    [
      'npm run admin -- ORDEN',
      '',
      ...Object.entries(commands).flatMap(([name, { usage, summary }]) => [
        `  ${name} ${usage}`.trimEnd(),
        `      ${summary}`,
      ]),
      '',
      'Lee las mismas variables que el servidor (DATA_DIR, DATABASE_URL, .env) y funciona con Predio en marcha o detenido.',
      'En lugar del correo puedes escribir el id de la cuenta. Más: docs/administer.md',
    ].join('\n'),
  usage: (name: string, { usage, summary }: Command) =>
    `Uso: npm run admin -- ${name} ${usage}`.trimEnd() + `\n${summary}`,
  unknownCommand: (name: string, commands: Record<string, Command>) =>
    `No existe la orden ${name}. Las órdenes son: ${Object.keys(commands).join(', ')}. Para ver qué hace cada una: npm run admin -- --help`,
  unknownArea: (word: string, areas: readonly string[]) =>
    `No se puede revisar ${word}. Puedes revisar: ${areas.join(', ')}.`,
  interrupted: 'Se interrumpió, y la base de datos de prueba se borró.',
  unknownKey: (word: string) =>
    `No existe la llave ${word}. Escribe publishable (la pública) o secret (la secreta).`,
  deletesAgent: (who: string) =>
    `Se eliminará la cuenta ${who} con todos sus datos y archivos. No se puede deshacer.`,
  replacesKey:
    'La llave actual tomará el lugar de la que cifró las llaves del servidor. Todos tendrán que volver a entrar, y cada agente volverá a escribir sus claves ' +
    'de sitio y de AI. Hazlo solo si la anterior se perdió para siempre.',
  keyWord: 'llave nueva',
  resetsSecondFactor: (who: string) =>
    `Se quitará la verificación en dos pasos de ${who} y se cerrarán sus sesiones. Hazlo solo si sabes que quien lo pide es su dueño.`,
  typeAgain: (warning: string, who: string) => `${warning}\nPara seguir, escribe ${who}: `,
  notATerminal:
    'Esta orden pide que confirmes lo que hace, y aquí no hay una terminal. Repítela con --yes.',
  notConfirmed: 'Lo que escribiste no coincide. No se hizo nada.',
  noAgents: 'Todavía no hay cuentas.',
  columns: ['Correo', 'Nombre', 'Plan', 'Vence', 'Filas', 'Archivos', 'Último uso'],
  statuses: {
    trial: 'en prueba',
    active: 'activo',
    cancelled: 'cancelado',
    expired: 'vencido',
  } as Record<string, string>,
  disabled: 'desactivada',
  never: 'nunca',
}
