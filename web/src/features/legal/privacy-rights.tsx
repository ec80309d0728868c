import { ContactEmail } from './contact-email.tsx'
import type { LegalSection } from './legal-section.ts'

export const PRIVACY_RIGHTS: readonly LegalSection[] = [
  {
    id: 'derechos-arco',
    title: 'Tus derechos ARCO',
    body: (
      <>
        <p>
          Tienes derecho a acceder a tus datos, a rectificarlos, a pedir su cancelación y a oponerte
          a su uso, así como a revocar tu consentimiento. Muchos los ejerces directamente: en Perfil
          corriges tus datos y al eliminar tu cuenta se cancelan.
        </p>
        <p>
          Para lo demás, envía tu solicitud a <ContactEmail /> con:
        </p>
        <ul>
          <li>Tu nombre y el correo de tu cuenta u otro medio para responderte.</li>
          <li>
            Un documento que acredite tu identidad o, si actúas por alguien más, tu representación.
          </li>
          <li>Los datos de que se trata y qué derecho quieres ejercer.</li>
          <li>En una rectificación, el cambio que pides y lo que lo respalda.</li>
        </ul>
        <p>
          Si falta algo te lo diremos en un plazo de 5 días. Te responderemos en un máximo de 20
          días y, si procede, lo haremos efectivo en los 15 días siguientes. El trámite es gratuito;
          solo podrían cobrarse gastos de envío o de reproducción.
        </p>
      </>
    ),
  },
  {
    id: 'limitar',
    title: 'Cómo limitar el uso de tus datos',
    body: (
      <p>
        Además de tus derechos ARCO, puedes pedirnos por el mismo medio que no usemos tus datos para
        las finalidades voluntarias. También puedes borrar en Configuración la API Key de tu sitio
        WordPress y la API key de tu proveedor de inteligencia artificial, y dejar en blanco los
        campos opcionales de tu perfil.
      </p>
    ),
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo los conservamos',
    body: (
      <p>
        Mientras tengas cuenta. Al eliminarla se borran tu perfil, tus registros y tus archivos de
        los sistemas en uso; las copias de seguridad que los contengan se reemplazan con el tiempo y
        solo se usan para recuperar el servicio. Conservamos más tiempo únicamente lo que una ley
        nos obligue, como los comprobantes fiscales.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies y almacenamiento local',
    body: (
      <>
        <p>
          Predio no usa cookies de publicidad ni herramientas de rastreo de terceros. Guarda en tu
          propio navegador lo que necesita para funcionar:
        </p>
        <ul>
          <li>Tu sesión, para que no tengas que entrar cada vez.</li>
          <li>El tema claro u oscuro que elegiste.</li>
          <li>Borradores de formularios, para que no pierdas lo escrito.</li>
          <li>El número de intentos fallidos de acceso, por seguridad.</li>
          <li>
            Una cookie propia con un número al azar, para reconocer tu dispositivo y avisarte cuando
            alguien entra desde otro.
          </li>
        </ul>
        <p>Puedes borrarlo en cualquier momento desde la configuración de tu navegador.</p>
      </>
    ),
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    body: (
      <p>
        Aplicamos medidas administrativas, técnicas y físicas: acceso por persona impuesto en la
        base de datos, contraseñas que no pueden leerse, límites de intentos y archivos privados con
        enlaces que caducan. Si ocurriera una vulneración que afecte de forma significativa tus
        derechos, te avisaremos de inmediato para que puedas protegerte.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios a este aviso',
    body: (
      <p>
        Publicaremos aquí cualquier cambio con su fecha. Si cambian las finalidades o las
        transferencias, te avisaremos además por correo y, cuando haga falta, te pediremos tu
        consentimiento.
      </p>
    ),
  },
  {
    id: 'autoridad',
    title: 'La autoridad',
    body: (
      <p>
        Si consideras que tu derecho a la protección de datos fue vulnerado, puedes acudir a la
        Secretaría Anticorrupción y Buen Gobierno, autoridad en la materia desde la ley de 2025.
      </p>
    ),
  },
]
