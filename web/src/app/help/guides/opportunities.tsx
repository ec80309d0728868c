import { SquareKanban } from 'lucide-react'
import { FIELD_LABELS, messages as opportunities } from '../../../records/opportunities/messages.ts'
import { messages as crm } from '../../crm/messages.ts'
import { PLACE_LABELS, SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Path, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

/** OPP-08: the migrations name the stages. */
const OPEN_STAGES = ['Prospecto', 'Contactado', 'Visita', 'Oferta', 'Negociación']
const WON = 'Ganada'
const LOST = 'Perdida'

export const opportunitiesGuide: Guide = {
  icon: SquareKanban,
  description:
    'Cada negocio en su etapa, con su monto y su comisión. Así lo registras, lo mueves y sabes cuánto puedes cerrar.',
  sections: [
    {
      id: 'etapas',
      title: 'Las siete etapas',
      body: (
        <>
          <p>
            Una oportunidad es una persona interesada en una propiedad. Las ves en{' '}
            <Path steps={[SECTION_LABELS.crm, crm.tabs.opportunities]} />, y avanzan así:
          </p>
          <p>
            <Path steps={OPEN_STAGES} />, hasta <Label>{WON}</Label> o <Label>{LOST}</Label>.
          </p>
          <HelpPicture
            name="tablero"
            alt="El tablero de oportunidades: una columna por etapa, con las tarjetas de cada cliente"
          />
          <p>
            Arriba de cada columna está cuántas hay y cuánto suman. En el teléfono, toca su nombre
            para ir a otra etapa.
          </p>
        </>
      ),
    },
    {
      id: 'nueva',
      title: 'Registra una',
      body: (
        <ol>
          <li>
            Presiona <Label>{opportunities.newOpportunity}</Label>.
          </li>
          <li>
            Elige al cliente, o escribe su nombre para crearlo ahí mismo. Elige la propiedad; si aún
            no hay, usa <Label>{opportunities.propertyLater}</Label>.
          </li>
          <li>
            Revisa el <Label>{FIELD_LABELS.expected_amount}</Label>, la{' '}
            <Label>{FIELD_LABELS.commission_percentage}</Label> y la{' '}
            <Label>{FIELD_LABELS.probability}</Label>. Con eso Predio calcula la{' '}
            <Label>{opportunities.expectedCommission}</Label>.
          </li>
          <li>
            Presiona <Label>{opportunities.createOpportunity}</Label>.
          </li>
        </ol>
      ),
    },
    {
      id: 'mover',
      title: 'Muévela de etapa',
      body: (
        <>
          <ul>
            <li>En la computadora, arrastra la tarjeta a la otra columna.</li>
            <li>
              En el teléfono, o si prefieres no arrastrar, usa el menú{' '}
              <Label>{opportunities.moveTo}</Label> de la tarjeta.
            </li>
            <li>
              En la lista, toca la etapa y elige otra; la probabilidad y el cierre se cambian igual.
            </li>
          </ul>
          <p>
            Al pasarla a <Label>{WON}</Label> te pregunta con cuánto cerró, y a{' '}
            <Label>{LOST}</Label>, por qué se perdió. Son los datos que después leen tus reportes.
            Si te arrepientes, regrésala a otra etapa: esos datos se quitan.
          </p>
        </>
      ),
    },
    {
      id: 'seguimiento',
      title: 'Que ninguna se enfríe',
      body: (
        <>
          <p>
            Si pasa 14 días en la misma etapa, su tarjeta dice <Label>{opportunities.stale}</Label>.
            Es buen momento para llamar o agendar una tarea.
          </p>
          <p>
            En <Label>{opportunities.views.list}</Label> las ordenas por{' '}
            <Label>{FIELD_LABELS.expected_close_date}</Label> o por monto, y con{' '}
            <Label>{PLACE_LABELS.reports}</Label> ves tu embudo, tu pronóstico y tus comisiones.
          </p>
          <Tip>
            ¿Dos pestañas o el teléfono y la computadora a la vez? Si alguien ya la movió, Predio te
            lo dice y no pisa ese cambio.
          </Tip>
        </>
      ),
    },
  ],
}
