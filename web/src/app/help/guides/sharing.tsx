import { Share2 } from 'lucide-react'
import { messages as sharing } from '../../../features/documents/sharing/messages.ts'
import { messages as privacy } from '../../../features/clients/privacy/messages.ts'
import { messages as notice } from '../../../features/profile/notice/messages.ts'
import { linkTexts, messages as links } from '../../../records/public-links/messages.ts'
import { messages as documents } from '../../../records/documents/messages.ts'
import { PLACE_LABELS, SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Path, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const sharingGuide: Guide = {
  icon: Share2,
  description:
    'Manda un documento por WhatsApp o por correo sin adjuntarlo. El enlace vence cuando tú digas, ves si lo abrieron y puedes cerrarlo.',
  sections: [
    {
      id: 'compartir',
      title: 'Comparte un documento',
      body: (
        <>
          <ol>
            <li>
              En <Label>{SECTION_LABELS.documents}</Label>, busca el documento y presiona{' '}
              <Label>{documents.share}</Label>.
            </li>
            <li>
              Elige al <Label>{sharing.client}</Label> y en <Label>{sharing.expiry}</Label> di
              cuántos días sirve el enlace. Si no cambias nada, son 30.
            </li>
            <li>
              Si quieres, escribe tu propio mensaje. Si no, Predio pone uno con el nombre del
              documento.
            </li>
            <li>
              Presiona <Label>{sharing.sendWhatsApp}</Label>: se abre WhatsApp con el mensaje listo
              y tú lo envías.
            </li>
          </ol>
          <HelpPicture
            name="compartir"
            alt="La ventana para compartir un documento: cliente, vencimiento, mensaje y los enlaces que ya existen"
          />
          <p>
            ¿Prefieres otro medio? Presiona <Label>{sharing.create}</Label>. Después usa{' '}
            <Label>{links.copy}</Label> o <Label>{links.byMail}</Label>.
          </p>
          <Tip>
            Copia el enlace en ese momento. Por seguridad Predio no lo guarda completo y no puede
            volver a mostrarlo; si lo pierdes, crea otro.
          </Tip>
        </>
      ),
    },
    {
      id: 'recibe',
      title: 'Qué ve quien lo recibe',
      body: (
        <p>
          El documento, y un botón para descargarlo. No necesita cuenta ni contraseña, y no ve nada
          más de ti ni de tus otros clientes. Si corriges el texto, el mismo enlace muestra la
          versión más nueva. Quien tenga el enlace puede abrirlo: mándalo solo a quien corresponde.
        </p>
      ),
    },
    {
      id: 'abierto',
      title: 'Entérate si lo abrieron',
      body: (
        <p>
          En la misma ventana, la lista <Label>{sharing.links}</Label> dice cuántas veces se abrió
          cada uno y cuándo. La primera vez te avisa también la campana, y todo queda en{' '}
          <Label>{documents.history}</Label>.
        </p>
      ),
    },
    {
      id: 'revocar',
      title: 'Ciérralo antes de tiempo',
      body: (
        <p>
          ¿Lo mandaste a quien no era? Presiona <Label>{linkTexts.document.revoke.label}</Label>{' '}
          junto al enlace y confírmalo. Deja de abrirse de inmediato. Un enlace cerrado no se
          reabre; si hace falta, crea otro. Al eliminar el documento se cierran todos.
        </p>
      ),
    },
    {
      id: 'aviso',
      title: 'Tu aviso de privacidad',
      body: (
        <>
          <p>
            La ley pide que tus clientes puedan leer para qué usas sus datos. En{' '}
            <Path steps={[PLACE_LABELS.profile, notice.title]} /> presiona{' '}
            <Label>{notice.create}</Label>, contesta las preguntas y publícalo. Desde entonces las
            páginas que compartes llevan su enlace.
          </p>
          <p>
            En la ficha de cada cliente, <Label>{privacy.record}</Label> guarda qué versión aceptó,
            cuándo y cómo; <Label>{privacy.ask}</Label> le manda el aviso con la pregunta ya
            escrita. Si publicas otra versión, la ficha te recuerda pedirlo de nuevo.
          </p>
          <Tip>El texto es un buen comienzo, no asesoría legal: revísalo con quien te asesora.</Tip>
        </>
      ),
    },
  ],
}
