import { ContactDetails } from './contact-details.tsx'
import type { LegalSection } from './legal-section.ts'

export const TERMS_OF_THE_OFFER: readonly LegalSection[] = [
  {
    id: 'partes',
    title: 'Quiénes somos y qué aceptas',
    body: (
      <>
        <p>
          Predio es una plataforma en línea para agentes e inmobiliarias en México. Quien responde
          por este sitio es:
        </p>
        <ContactDetails />
        <p>
          Al crear una cuenta aceptas estos términos y declaras que eres mayor de edad y que puedes
          obligarte por ti o por la empresa que representas. Si no estás de acuerdo con alguno, no
          uses el servicio.
        </p>
      </>
    ),
  },
  {
    id: 'servicio',
    title: 'El servicio',
    body: (
      <>
        <p>
          Predio te permite consultar las propiedades de tu propio sitio WordPress, llevar clientes,
          oportunidades, tareas e interacciones, guardar y generar documentos, calcular comisiones,
          estimar valores de mercado, preparar imágenes y conversar con un asistente de inteligencia
          artificial que conoce tus propiedades.
        </p>
        <p>
          Predio es una herramienta de trabajo. No es inmobiliaria, notaría, despacho jurídico,
          contable ni valuador, y no participa en las operaciones que celebres con tus clientes.
        </p>
      </>
    ),
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    body: (
      <>
        <p>
          La cuenta es personal. Usa datos verdaderos, cuida tu contraseña y avísanos si sospechas
          que alguien más la conoce. Lo que se haga con tu cuenta se entiende hecho por ti, salvo
          que el acceso indebido se deba a una falla nuestra.
        </p>
        <p>
          Tras varios intentos fallidos el acceso se bloquea unos minutos para proteger tu
          información.
        </p>
      </>
    ),
  },
  {
    id: 'prueba',
    title: 'Prueba gratuita',
    body: (
      <p>
        Toda cuenta nueva empieza con 7 días naturales gratis y con todas las funciones. No pedimos
        tarjeta y no se genera ningún cobro al terminar. La prueba es una por persona; para seguir
        usando Predio después, eliges un plan.
      </p>
    ),
  },
  {
    id: 'planes',
    title: 'Planes, precios y pago',
    body: (
      <>
        <p>
          Los planes y precios vigentes están en la <a href="/#precios">página de inicio</a> y en la
          pantalla Plan, en pesos mexicanos (MXN). El pago anual equivale a doce meses con 15 % de
          descuento y se cubre en una sola exhibición. Antes de que confirmes el pago verás el
          importe total, con el impuesto al valor agregado (IVA) que corresponda.
        </p>
        <ul>
          <li>
            El cobro lo hace un procesador de pagos externo; Predio no recibe ni guarda los datos de
            tu tarjeta.
          </li>
          <li>
            El plan se renueva al final de cada periodo mientras la renovación automática esté
            activa. Puedes desactivarla en cualquier momento al cancelar.
          </li>
          <li>
            Si un precio cambia, te avisamos por correo con al menos 30 días de anticipación. El
            precio nuevo se aplica a partir de tu siguiente periodo y puedes cancelar antes.
          </li>
          <li>Para recibir tu comprobante fiscal, escríbenos con tus datos de facturación.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'cancelacion',
    title: 'Cancelación y reembolsos',
    body: (
      <>
        <p>
          Puedes cancelar cuando quieras desde la pantalla Plan, sin penalización y sin llamadas. Al
          cancelar se apaga la renovación y conservas el acceso hasta el último día del periodo que
          ya pagaste.
        </p>
        <p>
          Los periodos iniciados no se reembolsan de forma proporcional, salvo cuando el servicio no
          se haya prestado como se ofreció, haya un cobro indebido o la ley te dé ese derecho. Los
          cobros indebidos se devuelven por el mismo medio de pago.
        </p>
      </>
    ),
  },
]
