import { ContactDetails } from './contact-details.tsx'
import { ContactEmail } from './contact-email.tsx'
import type { LegalSection } from './legal-section.ts'

export const PRIVACY_OF_THE_DATA: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Quién es responsable de tus datos',
    body: (
      <>
        <p>
          Quien opera este sitio de Predio es responsable del tratamiento de tus datos personales:
        </p>
        <ContactDetails />
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos tratamos',
    body: (
      <>
        <p>Los obtenemos de ti, cuando creas tu cuenta y cuando usas Predio:</p>
        <ul>
          <li>
            <strong>De identificación y contacto:</strong> correo electrónico y, si los escribes,
            nombre, teléfono y empresa.
          </li>
          <li>
            <strong>De acceso:</strong> tu contraseña, que guardamos de forma que nadie puede
            leerla, y los registros de tus sesiones.
          </li>
          <li>
            <strong>De la suscripción:</strong> plan, fechas, estado y el identificador que nos da
            el procesador de pagos. No recibimos los datos de tu tarjeta.
          </li>
          <li>
            <strong>De conexión:</strong> la dirección y la API Key de tu sitio WordPress y la API
            key de tu proveedor de inteligencia artificial.
          </li>
          <li>
            <strong>Técnicos:</strong> dirección IP y fecha de las solicitudes, para la seguridad
            del servicio.
          </li>
          <li>
            <strong>El contenido que registras:</strong> propiedades, clientes, documentos, mensajes
            e imágenes.
          </li>
        </ul>
        <p>No te pedimos datos personales sensibles y te recomendamos no registrarlos.</p>
      </>
    ),
  },
  {
    id: 'finalidades-necesarias',
    title: 'Finalidades necesarias',
    body: (
      <>
        <p>Sin estos usos no podríamos darte el servicio:</p>
        <ul>
          <li>Crear y proteger tu cuenta, y comprobar que eres tú quien entra.</li>
          <li>Prestarte las funciones de Predio y guardar lo que registras.</li>
          <li>Administrar tu prueba, tu plan, tus pagos y tu facturación.</li>
          <li>Responder tus dudas y solicitudes, y avisarte de cambios importantes.</li>
          <li>Prevenir abusos y fraudes, y cumplir obligaciones legales.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'finalidades-voluntarias',
    title: 'Finalidades voluntarias',
    body: (
      <>
        <p>Estos usos no son necesarios y puedes negarte a ellos sin perder el servicio:</p>
        <ul>
          <li>Contarte por correo novedades y consejos de uso.</li>
          <li>Pedirte tu opinión para mejorar Predio.</li>
        </ul>
        <p>
          Si no los quieres, escríbenos a <ContactEmail /> desde el momento en que crees tu cuenta o
          después; cada mensaje de este tipo te dirá también cómo dejar de recibirlo.
        </p>
      </>
    ),
  },
  {
    id: 'clientes',
    title: 'Los datos de tus clientes',
    body: (
      <p>
        Cuando registras a tus clientes, propietarios o proveedores, tú decides para qué se usan sus
        datos y eres responsable de ellos ante la ley. Predio es solo encargado: los guarda y
        procesa por tu cuenta, no los usa para fines propios y los borra cuando tú lo haces.
        Recuerda poner a su disposición tu propio aviso de privacidad. Si un cliente tuyo nos
        contacta, lo dirigiremos a ti.
      </p>
    ),
  },
  {
    id: 'inteligencia-artificial',
    title: 'El asistente de inteligencia artificial',
    body: (
      <p>
        Si configuras tu API key, tu navegador envía directamente al proveedor que elegiste (por
        ejemplo, OpenAI, en Estados Unidos) los mensajes que escribes, la conversación y los datos
        de las propiedades o textos sobre los que preguntas. Ese envío ocurre solo cuando usas estas
        funciones, por tu instrucción y bajo las condiciones de tu contrato con ese proveedor.
        Guardamos en tu cuenta las conversaciones para que puedas consultarlas. Sin API key no se
        envía nada.
      </p>
    ),
  },
  {
    id: 'transferencias',
    title: 'Transferencias y encargados',
    body: (
      <>
        <p>
          No vendemos ni rentamos tus datos. Nos apoyamos en encargados que los tratan solo por
          nuestra cuenta y con obligación de confidencialidad: alojamiento y almacenamiento, envío
          de correo y procesamiento de pagos. Algunos pueden tener servidores fuera de México.
        </p>
        <p>
          Solo los transferimos a terceros sin tu consentimiento en los casos que la ley permite,
          como el requerimiento de una autoridad competente. Cualquier otra transferencia te la
          pediríamos antes.
        </p>
        <p>
          Cuando compartes un documento por enlace o abres WhatsApp desde Predio, eres tú quien
          decide entregar esa información al destinatario.
        </p>
      </>
    ),
  },
]
