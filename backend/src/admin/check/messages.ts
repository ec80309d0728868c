import type { Config } from '../../config.ts'
import type { CheckArea, Finding } from './finding.ts'

export const areaNames: Record<CheckArea, string> = {
  settings: 'Variables',
  database: 'Base de datos',
  key: 'Llave de los respaldos',
  backup: 'Respaldos',
  disk: 'Disco',
  clock: 'Hora',
  url: 'Dirección pública',
  mail: 'Correo',
  s3: 'Archivos',
  stripe: 'Pagos',
  ai: 'Asistente',
  proxy: 'Sitios de los agentes',
}

export const stateNames: Record<Finding['state'], string> = {
  ok: 'bien',
  off: 'sin configurar',
  warning: 'atención',
  wrong: 'MAL',
}

export const databaseMessages = {
  works: ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
    databaseUrl
      ? `PostgreSQL responde en ${new URL(databaseUrl).host || 'su socket'} y es de esta versión.`
      : `La base de datos incluida responde, en ${dataDir}, y es de esta versión.`,
  todo: 'Corrige eso y repite la orden.',
}

export const keyMessages = {
  confirmed: 'La llave abre lo que está cifrado, y dijiste que una copia está en otro lugar.',
  unconfirmed:
    'La llave abre lo que está cifrado, pero nadie ha dicho que exista una copia: si este disco se pierde, ningún respaldo se podrá abrir.',
  unconfirmedTodo:
    'Guarda una copia de SECRETS_KEY (o del archivo secrets-key de la carpeta de datos) en otro lugar que los respaldos, como un gestor de contraseñas, y dilo con ' +
    'npm run admin -- confirm-key-copy',
  missing: 'Aquí no está la llave que cifra los respaldos y las llaves del servidor.',
  missingTodo:
    'Indica SECRETS_KEY, la misma que tiene el servidor, o la carpeta de datos con su archivo secrets-key.',
  other: 'La llave no es la que cifró las llaves del servidor.',
  otherTodo:
    'Recupera la anterior; con esta Predio no inicia. Si se perdió para siempre: npm run admin -- replace-lost-key',
}

export const mailMessages = {
  none: (outbox: string) => `Nadie recibe correos: se guardan en ${outbox}.`,
  connect:
    'Pide a tu proveedor de correo los datos SMTP y ponlos en SMTP_URL=smtp://usuario:clave@servidor:587, y tu dirección en MAIL_FROM.',
  outboxDelivered: (outbox: string) =>
    `Otro programa envía lo que se guarda en ${outbox} (OUTBOX_DELIVERED).`,
  works: (host: string) => `${host} deja entrar con ese usuario y esa clave.`,
  from: (from: string, hostname: string) =>
    `El remitente es ${from}, que muchos buzones rechazan. Pon en MAIL_FROM una dirección que ${hostname} acepte, como Predio <hola@tu-dominio.mx>. ` +
    'Después prueba con npm run admin -- test-mail TU_CORREO.',
  login: (host: string, said: string) =>
    `${host} rechazó el usuario o la clave («${said.trim()}»).`,
  loginTodo:
    'Revisa ambos en SMTP_URL. Los signos como @, :, / o # se escriben con su código (%40, %3A, %2F, %23). Gmail y Outlook piden una clave de aplicación, no la de la cuenta.',
  name: (host: string) => `No existe ningún servidor con el nombre ${host}.`,
  nameTodo: 'Revisa el nombre en SMTP_URL, letra por letra, y que este servidor tenga DNS.',
  timeout: (host: string) => `${host} no responde.`,
  timeoutTodo:
    'Muchos proveedores de servidores bloquean los puertos de correo (25, 465, 587): pídeles que los abran, o usa el puerto 2525 si tu proveedor de correo lo ofrece.',
  refused: (host: string) => `En ${host} no hay ningún servidor de correo (conexión rechazada).`,
  refusedTodo: 'Revisa el puerto en SMTP_URL: lo usual es 587 con smtp:// o 465 con smtps://.',
  tls: (host: string, said: string) =>
    `El certificado de ${host} no es de confianza (${said.trim()}).`,
  tlsTodo:
    'Usa en SMTP_URL el nombre exacto que está en el certificado, y revisa la fecha y hora de este servidor.',
  encryption: (host: string) => `${host} habla con otro cifrado que el de SMTP_URL.`,
  encryptionTodo: 'Con el puerto 465 escribe smtps://, con 587 o 25 escribe smtp://.',
  other: (host: string, said: string) => `${host} contestó: ${said.trim()}`,
  otherTodo: 'Muéstrale esa respuesta a tu proveedor de correo.',
}

export const fileMessages = {
  works: (place: string) => `Un archivo de prueba se guardó, se leyó y se borró en ${place}.`,
  onDisk: (place: string) => `Los archivos se guardan en este servidor, en ${place} (sin S3).`,
  disk: (place: string, code: string) => `No se puede escribir en ${place} (${code}).`,
  diskTodo:
    'Revisa que haya espacio en el disco y que la carpeta sea del usuario que ejecuta Predio.',
  keyId: 'El almacén no conoce la llave de S3_ACCESS_KEY_ID.',
  keyIdTodo: 'Copia otra vez la llave de acceso desde el panel de tu proveedor, o crea una nueva.',
  secret: 'El almacén rechazó la firma: la llave secreta no corresponde.',
  secretTodo:
    'Copia S3_SECRET_ACCESS_KEY completa, sin espacios ni comillas de más. Si ya no la tienes, crea un par de llaves nuevo.',
  bucket: (bucket: string, endpoint: string) => `No existe el bucket ${bucket} en ${endpoint}.`,
  bucketTodo:
    'Créalo en el panel de tu proveedor o corrige S3_BUCKET. S3_ENDPOINT es la dirección del servicio, sin el nombre del bucket.',
  region: (region: string) => `El bucket no está en la región ${region}.`,
  regionTodo: 'Pon en S3_REGION la región que muestra el panel de tu proveedor.',
  clock: 'La hora de este servidor no coincide con la del almacén.',
  clockTodo: 'Activa la hora automática (timedatectl set-ntp true).',
  denied: (bucket: string) => `La llave no tiene permiso de escribir, leer y borrar en ${bucket}.`,
  deniedTodo: 'Da a la llave permiso de leer, escribir y borrar objetos de ese bucket.',
  differs: (endpoint: string) => `${endpoint} guardó un archivo y devolvió otra cosa.`,
  differsTodo: 'Revisa que S3_ENDPOINT sea el servicio y no una página o una caché delante de él.',
  status: (endpoint: string, status: number) => `${endpoint} contestó con un error ${status}.`,
  statusTodo:
    'Intenta de nuevo en unos minutos; si sigue igual, revisa S3_ENDPOINT con tu proveedor.',
  name: (endpoint: string) => `No existe ningún servidor con el nombre de ${endpoint}.`,
  nameTodo: 'Revisa S3_ENDPOINT, letra por letra, y que este servidor tenga DNS.',
  refused: (endpoint: string) => `En ${endpoint} no contesta nadie (conexión rechazada).`,
  refusedTodo: 'Revisa la dirección y el puerto de S3_ENDPOINT, y que el servicio esté en marcha.',
  timeout: (endpoint: string) => `${endpoint} no responde.`,
  timeoutTodo: 'Revisa que el firewall de este servidor permita salir a esa dirección.',
  tls: (endpoint: string, code: string) =>
    `El certificado de ${endpoint} no es de confianza (${code}).`,
  tlsTodo: 'Usa el nombre exacto del certificado y revisa la fecha y hora de este servidor.',
  other: (endpoint: string, said: string) => `No se pudo usar ${endpoint}: ${said}`,
}

export const paymentMessages = {
  none: 'Nadie puede pagar un plan: Stripe no está configurado.',
  noneTodo:
    'Si quieres cobrar, pon STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET (docs/payments.md dice de dónde salen).',
  works: 'Stripe acepta la llave y los planes se pueden vender.',
  key: 'Stripe no reconoce la llave de STRIPE_SECRET_KEY.',
  keyTodo:
    'Copia la llave secreta (sk_live_… o sk_test_…) otra vez desde Stripe, Desarrolladores, Claves de API. Si la revocaste, crea otra.',
  permission:
    'La llave restringida de STRIPE_SECRET_KEY no tiene los permisos que Predio necesita.',
  permissionTodo:
    'En Stripe, da a la llave permiso de escribir Customers, Products, Checkout Sessions, Subscriptions e Invoices.',
  unreachable: 'No se pudo llegar a Stripe.',
  unreachableTodo:
    'Revisa que este servidor salga a internet y, si pusiste STRIPE_API_URL, quítala: es solo para pruebas.',
  broken: 'Stripe contestó con un error.',
  brokenTodo: 'Intenta de nuevo en unos minutos y revisa status.stripe.com.',
  price: (plan: string, price: string) =>
    `El plan ${plan} cuesta ${price}, y Stripe no cobra menos de $10.`,
  priceTodo: 'Corrige el precio en la tabla subscription_plans (en centavos).',
  noPublicUrl: 'Falta PUBLIC_URL: Stripe no sabría a dónde regresar a quien paga.',
  noPublicUrlTodo: 'Pon en PUBLIC_URL la dirección que usa la gente, como https://tu-dominio.mx.',
  webhookMissing: (url: string) => `Stripe no avisa a ${url}: quien pague no recibiría su plan.`,
  webhookTodo: (url: string) =>
    `En Stripe, Desarrolladores, Webhooks, agrega el destino ${url} con los eventos de docs/payments.md, y pon su secreto en STRIPE_WEBHOOK_SECRET.`,
  webhookDisabled: (url: string) => `El webhook ${url} está desactivado en Stripe.`,
  webhookEnable: 'Actívalo en Stripe, Desarrolladores, Webhooks.',
  webhookIncomplete: (url: string, events: string[]) =>
    `El webhook ${url} no avisa de ${events.join(', ')}.`,
  webhookEvents: 'Agrega esos eventos al webhook en Stripe, Desarrolladores, Webhooks.',
  webhookUnseen: (url: string) =>
    `La llave no permite ver los webhooks: revisa tú en Stripe que haya uno para ${url} y que su secreto sea STRIPE_WEBHOOK_SECRET.`,
  testKey:
    'La llave es de prueba (sk_test_…): nadie paga de verdad. Para cobrar, usa la llave sk_live_… y el secreto de su webhook.',
}

export const assistantMessages = {
  works: (base: string, model: string) =>
    `${base} contesta, también a un navegador. Cada agente pone su propia clave; el modelo es ${model}.`,
  plain: (base: string) =>
    `${base} no está cifrada, y el navegador no la llama desde una página https://.`,
  plainTodo: 'Usa una dirección https:// en AI_BASE_URL.',
  path: (url: string, status: number) => `${url} no existe (error ${status}).`,
  pathTodo:
    'AI_BASE_URL es la dirección hasta antes de /chat/completions y suele terminar en /v1, como https://api.openai.com/v1.',
  noApi: (url: string) => `${url} contestó con una página y no como un servicio de AI.`,
  down: (base: string, status: number) => `${base} contestó con un error ${status}.`,
  downTodo: 'Intenta de nuevo en unos minutos; si sigue igual, pregunta a tu proveedor de AI.',
  cors: (base: string, origin: string) =>
    `${base} no permite que lo llame una página de ${origin} (CORS), y el asistente lo llama desde el navegador.`,
  corsTodo: 'Permite ese origen en tu proveedor o en el proxy que está delante de él.',
  name: (base: string) => `No existe ningún servidor con el nombre de ${base}.`,
  nameTodo: 'Revisa AI_BASE_URL, letra por letra, y que este servidor tenga DNS.',
  refused: (base: string) => `En ${base} no contesta nadie (conexión rechazada).`,
  refusedTodo:
    'Revisa AI_BASE_URL. Si el servicio está bien y solo este servidor no sale a internet, el asistente funciona de todos modos: lo llama el navegador.',
  timeout: (base: string) => `${base} no responde.`,
  tls: (base: string, code: string) => `El certificado de ${base} no es de confianza (${code}).`,
  tlsTodo: 'Usa el nombre exacto del certificado y revisa la fecha y hora de este servidor.',
  other: (base: string, said: string) => `No se pudo usar ${base}: ${said}`,
}

export const proxyMessages = {
  works: (site: string) =>
    `Predio puede leer ${site}; las direcciones privadas de tu red quedan fuera de su alcance.`,
  worksPrivately: (site: string) => `Predio puede leer ${site} y también direcciones privadas.`,
  privateForTests:
    'SITE_PROXY_ALLOW_PRIVATE está activo: es para pruebas en esta máquina. Quítalo antes de abrir Predio a otros.',
  private:
    'SITE_PROXY_ALLOW_PRIVATE está activo: cualquier agente puede hacer que Predio lea direcciones de tu red interna.',
  privateTodo: 'Quita SITE_PROXY_ALLOW_PRIVATE y reinicia Predio.',
  noAddress: (site: string) => `${site} no es una dirección.`,
  noAddressTodo: 'Escríbela completa, como https://inmobiliaria.mx.',
  name: (site: string) => `No se encontró el nombre de ${site}.`,
  nameTodo:
    'Si otros sitios tampoco se encuentran, este servidor no tiene DNS: revisa /etc/resolv.conf y que pueda salir por el puerto 53.',
  blocked: (site: string) =>
    `${site} lleva a una dirección privada, que Predio no lee para proteger tu red.`,
  blockedTodo:
    'El sitio de un agente debe estar en internet. Si el nombre debería ser público, tu DNS interno lo cambia: usa uno público.',
  timeout: (site: string) => `${site} no responde.`,
  refused: (site: string) => `No se pudo conectar a ${site}.`,
  reachTodo:
    'Revisa que el firewall de este servidor permita salir por los puertos 80 y 443, y que el sitio abra en un navegador.',
  tls: (site: string) => `El certificado de ${site} no es de confianza.`,
  tlsTodo:
    'Si pasa con todos los sitios, revisa la fecha y hora de este servidor; si no, el sitio debe renovar su certificado.',
}
