import { AGENT_SITE_FIELDS } from '@predio/domain/agent-site'
import { OWN_LISTING_FIELDS } from '@predio/domain/properties'
import { Globe } from 'lucide-react'
import { messages } from '../../../features/agent-site/messages.ts'
import { messages as publishing } from '../../../records/agent-site/messages.ts'
import { PLACE_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { GuideLink, Label, Tip } from '../guide-parts.tsx'

export const agentSiteGuide: Guide = {
  icon: Globe,
  description:
    'Publica tus propiedades propias en una página con tu nombre, compártela y recibe en tu buzón a quien escribe desde ella.',
  sections: [
    {
      id: 'crear',
      title: 'Crea tu sitio',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{PLACE_LABELS.agentSite}</Label>, debajo de las secciones del menú.
            </li>
            <li>
              Escribe el <Label>{AGENT_SITE_FIELDS.name.label}</Label>, preséntate en pocas líneas y
              di en qué zonas trabajas.
            </li>
            <li>
              Presiona <Label>{messages.create}</Label>. Tu dirección queda arriba, lista para
              copiarla.
            </li>
          </ol>
          <p>
            Tu foto, tu logo y tu teléfono salen de tu perfil. Si después cambias el nombre, la
            dirección anterior lleva a la nueva.
          </p>
        </>
      ),
    },
    {
      id: 'publicar',
      title: 'Elige qué se ve',
      body: (
        <>
          <p>
            Nada se publica solo. En cada propiedad propia presiona{' '}
            <Label>{publishing.publish}</Label>, en su tarjeta o en el menú de su página, o usa{' '}
            <Label>{messages.publishAll}</Label>. Con <Label>{publishing.withdraw}</Label> deja de
            verse.
          </p>
          <p>
            En el formulario decides más: <Label>{OWN_LISTING_FIELDS.hides_price.label}</Label>,{' '}
            <Label>{OWN_LISTING_FIELDS.is_featured.label}</Label> y quién ve el punto del mapa. La
            calle, tu acuerdo con el dueño y tu nota privada nunca salen.
          </p>
          <Tip>Una propiedad archivada sale de tu sitio en ese momento.</Tip>
        </>
      ),
    },
    {
      id: 'visitas',
      title: 'Mira quién llega',
      body: (
        <p>
          La página de cada propiedad publicada muestra sus vistas, sus formularios y cuántas veces
          se abrió WhatsApp en 30 días. <Label>{messages.visits}</Label> abre el reporte de todo tu
          sitio. No se usan cookies ni se guarda quién es cada visitante. Quien llena el formulario
          llega a tu buzón; cómo responderle está en <GuideLink to="buzon-de-prospectos" />.
        </p>
      ),
    },
    {
      id: 'portales',
      title: 'Llévalas a los portales',
      body: (
        <p>
          En <Label>{messages.feeds}</Label> presiona <Label>{messages.makeFeeds}</Label>. Antes de
          que des una dirección, ahí mismo se dice qué propiedades rechazaría cada portal y por qué.
        </p>
      ),
    },
  ],
}
