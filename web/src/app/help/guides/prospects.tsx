import { Inbox } from 'lucide-react'
import { messages as inbox, PARTS } from '../../../features/prospects/messages.ts'
import { messages as paste } from '../../../features/prospects/paste/messages.ts'
import { messages as sources } from '../../../features/settings/sources/messages.ts'
import { messages as whatsApp } from '../../../records/whatsapp/messages.ts'
import { PLACE_LABELS, SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { GuideLink, Label, Path, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const prospectsGuide: Guide = {
  icon: Inbox,
  description:
    'Reúne en un buzón a quien te escribe por tu sitio, un portal o tu formulario, y respóndele por WhatsApp en tres toques.',
  sections: [
    {
      id: 'responder',
      title: 'Responde en un minuto',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{PLACE_LABELS.prospects}</Label>, debajo de las secciones del menú, o toca
              el aviso de la campana.
            </li>
            <li>
              Toca a quien escribió. Ves su mensaje, de dónde llegó, la propiedad que menciona y si
              ya es tu cliente.
            </li>
            <li>
              Presiona <Label>{inbox.accept}</Label>: se crea el cliente, o se completa el que ya
              tenías, con su mensaje en el historial y una tarea para responderle en cinco minutos.
            </li>
            <li>
              Presiona <Label>{whatsApp.send}</Label>: el texto ya está escrito y la tarea queda
              hecha.
            </li>
          </ol>
          <HelpPicture
            name="buzon"
            alt="El buzón con tres personas por atender: su mensaje, de dónde llegó y la propiedad"
          />
          <p>
            Lo que no sirve se quita con <Label>{inbox.discard}</Label>. Queda 90 días en{' '}
            <Label>{PARTS.discarded}</Label>, por si fue sin querer.
          </p>
        </>
      ),
    },
    {
      id: 'sitio-y-portales',
      title: 'Conecta tu sitio y tus portales',
      body: (
        <>
          <ol>
            <li>
              Ve a <Path steps={[SECTION_LABELS.settings, sources.title]} /> y presiona{' '}
              <Label>{sources.make}</Label>.
            </li>
            <li>
              En <Label>{sources.how}</Label> elige tu plugin o tu portal y sigue sus pasos.
            </li>
            <li>
              Presiona <Label>{sources.test}</Label>: la prueba aparece en tu buzón.
            </li>
          </ol>
          <Tip>
            La dirección es secreta: ponla solo en tu sitio y en tus portales. Si alguien más la
            tiene, crea otra ahí mismo y la anterior deja de servir.
          </Tip>
        </>
      ),
    },
    {
      id: 'formulario',
      title: 'Usa tu propio formulario',
      body: (
        <p>
          Con <Label>{sources.makeForm}</Label> tienes una página con tu nombre y tu logo para que
          te escriban. Comparte su enlace, o insértala en tu sitio. Si publicaste tu aviso de
          privacidad, lo aceptan ahí, y eso queda guardado con el cliente. Cómo publicarlo está en{' '}
          <GuideLink to="compartir-documentos" />.
        </p>
      ),
    },
    {
      id: 'pegar',
      title: 'Pega un correo o un mensaje',
      body: (
        <>
          <p>
            En el buzón presiona <Label>{inbox.add}</Label> y pega el correo de un portal o los
            mensajes de un chat; también sirve un correo (.eml) o un contacto (.vcf). Revisa lo que
            se reconoció y presiona <Label>{inbox.keep}</Label>.
          </p>
          <p>
            La foto de una tarjeta también, si tienes una API key de AI. Y con Predio en tu
            teléfono, comparte el texto o el contacto con Predio desde la otra app.{' '}
            <Label>{paste.correct}</Label> se abre solo.
          </p>
        </>
      ),
    },
  ],
}
