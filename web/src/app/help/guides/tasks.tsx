import { TASK_VIEW_LABELS } from '@predio/domain/tasks'
import { ListTodo } from 'lucide-react'
import { messages as calls } from '../../../features/calls/messages.ts'
import { messages as bell } from '../../../features/notifications/messages.ts'
import { messages as keys } from '../../../features/keys/messages.ts'
import { messages as notifications } from '../../../features/notifications/page-messages.ts'
import { messages as push } from '../../../features/notifications/push/messages.ts'
import { messages as reports } from '../../../records/owner-reports/messages.ts'
import { messages as today } from '../../../features/today/messages.ts'
import { messages as plans } from '../../../records/follow-ups/messages.ts'
import { messages as interactions } from '../../../records/interactions/messages.ts'
import { messages as bulk } from '../../../capabilities/bulk/messages.ts'
import { messages as tasks } from '../../../records/tasks/messages.ts'
import { messages as views } from '../../../capabilities/views/messages.ts'
import { EXAMPLES } from '../../commands/messages.ts'
import { messages as crm } from '../../crm/messages.ts'
import { messages as profile } from '../../../features/profile/messages.ts'
import { PLACE_LABELS, SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Path, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const tasksGuide: Guide = {
  icon: ListTodo,
  description:
    'Anota qué hacer y para cuándo. Predio te avisa de tareas, visitas, cumpleaños y contratos por terminar, y tú eliges de qué.',
  sections: [
    {
      id: 'tarea',
      title: 'Anota una tarea',
      body: (
        <>
          <ol>
            <li>
              Ve a <Path steps={[SECTION_LABELS.crm, crm.tabs.tasks]} /> y presiona{' '}
              <Label>{tasks.newTask}</Label>.
            </li>
            <li>
              Escribe qué hay que hacer. Si quieres, di cuándo vence, su{' '}
              <Label>{tasks.priority}</Label>, el cliente y la propiedad.
            </li>
            <li>
              Presiona <Label>{tasks.create}</Label>.
            </li>
          </ol>
          <HelpPicture
            name="tareas"
            alt="La lista de tareas del CRM, con las de hoy, sus clientes y su prioridad"
          />
          <p>
            Si pones día y no hora, vence a las 9:00. Con un toque la marcas como hecha; si fue sin
            querer, presiona <Label>{tasks.undo}</Label>.
          </p>
        </>
      ),
    },
    {
      id: 'vistas',
      title: 'Mira lo que toca',
      body: (
        <>
          <p>
            <Label>{TASK_VIEW_LABELS.today}</Label>, <Label>{TASK_VIEW_LABELS.overdue}</Label>,{' '}
            <Label>{TASK_VIEW_LABELS.week}</Label> y <Label>{TASK_VIEW_LABELS.all}</Label> separan
            lo urgente de lo demás. Los días son los de tu zona horaria, que eliges en{' '}
            <Label>{PLACE_LABELS.profile}</Label>.
          </p>
          <p>
            Toca el estado, la prioridad o la fecha de una tarea para cambiarlos ahí mismo, sin
            abrirla; <Label>{tasks.undo}</Label> los regresa. Así cambias también el estado y las
            etiquetas de un cliente, y el precio y el estado de una propiedad que agregaste tú.
          </p>
          <p>
            Con <Label>{views.filters}</Label> filtras y ordenas a tu modo, y{' '}
            <Label>{views.saveAs}</Label> deja esa vista junto a las demás, con cuántas tareas
            tiene. Con <Label>{bulk.start(true)}</Label> completas, cambias de día, exportas o
            eliminas muchas a la vez. En <Label>{crm.tabs.interactions}</Label> se hace igual.
          </p>
          <p>
            En la computadora <Label>{crm.tabs.clients}</Label> y{' '}
            <Label>{SECTION_LABELS.documents}</Label> pueden ser una tabla: elige sus{' '}
            <Label>{views.columns}</Label> en <Label>{views.filters}</Label>. Presiona el título de
            una columna para ordenar por ella; en su menú la mueves o la ocultas, y todo se guarda
            con la vista.
          </p>
          <p>
            Con <Label>{tasks.calendar}</Label> la pasas al calendario de tu teléfono, con aviso
            media hora antes. Y <Label>{calls.title}</Label> te dice con quién conviene hablar, y
            por qué: tantos como tu meta del día, los más urgentes primero. La meta y las reglas se
            cambian en <Label>{SECTION_LABELS.settings}</Label>.
          </p>
        </>
      ),
    },
    {
      id: 'inicio',
      title: 'Tu día en una pantalla',
      body: (
        <>
          <p>
            <Label>{PLACE_LABELS.today}</Label> junta lo de hoy: tus <Label>{today.visits}</Label>{' '}
            por hora, las tareas de hoy y las vencidas, <Label>{calls.title}</Label>, las respuestas
            a tus selecciones y los contratos por terminar. Está en el menú, debajo de las
            secciones; para que Predio abra ahí, elígelo en <Label>{PLACE_LABELS.profile}</Label>,
            en <Label>{profile.firstScreen}</Label>.
          </p>
          <p>
            Cada cosa se resuelve ahí mismo: marca la tarea, anota el <Label>{today.result}</Label>{' '}
            de la visita, o presiona <Label>{calls.done}</Label> cuando ya hablaste.
          </p>
        </>
      ),
    },
    {
      id: 'planes',
      title: 'Deja que un plan te lo recuerde',
      body: (
        <>
          <ol>
            <li>
              En la página de un cliente presiona <Label>{plans.start}</Label> y elige uno de los
              planes que ya están listos, o el tuyo.
            </li>
            <li>
              Mira qué va a pasar y qué día, y presiona <Label>{plans.begin}</Label>.
            </li>
            <li>
              Cada paso aparece en tus tareas el día que le toca. Si es un mensaje, con un toque se
              abre WhatsApp con el texto listo.
            </li>
          </ol>
          <p>
            Cuando el cliente responde, márcalo al anotar: <Label>{interactions.fromClient}</Label>.
            El plan se pone en pausa hasta que presiones <Label>{plans.resume}</Label>. En{' '}
            <Label>{PLACE_LABELS.plans}</Label> cambias los pasos, creas los tuyos y eliges cuáles
            se inician solos.
          </p>
        </>
      ),
    },
    {
      id: 'comandos',
      title: 'Escríbelo como lo dirías',
      body: (
        <>
          <p>
            Presiona Ctrl K, o toca la lupa de arriba, y escribe lo que quieres hacer. Predio abre
            la forma ya llena y tú la guardas:
          </p>
          <ul>
            <li>{EXAMPLES.task}</li>
            <li>{EXAMPLES.visit}</li>
            <li>{EXAMPLES.document}</li>
            <li>{EXAMPLES.whatsApp}</li>
            <li>{EXAMPLES.move}</li>
            <li>{EXAMPLES.commission}</li>
          </ul>
        </>
      ),
    },
    {
      id: 'teclado',
      title: 'Recorre tus listas con el teclado',
      body: (
        <>
          <p>
            Las flechas ↓ y ↑ te llevan de una fila a otra, también desde la búsqueda, y Enter abre.
            Con Mayús y una flecha eliges varias. Esc deja de elegir, y en la página de un registro
            te regresa a la lista, donde estabas.
          </p>
          <p>
            Hay además teclas sueltas: j y k también recorren la lista, x elige la fila, e la edita,
            / busca, n crea algo nuevo, y g y luego t abre tus tareas. Nunca actúan mientras
            escribes. Presiona ? para verlas todas; se apagan en{' '}
            <Label>{PLACE_LABELS.profile}</Label>, en <Label>{keys.title}</Label>.
          </p>
        </>
      ),
    },
    {
      id: 'avisos',
      title: 'Los avisos de la campana',
      body: (
        <>
          <p>La campana de arriba te avisa, sin que hagas nada:</p>
          <ul>
            <li>De las tareas que vencen hoy y de las que se pasaron.</li>
            <li>De las visitas de mañana, con su hora.</li>
            <li>De los cumpleaños de tus clientes, el mismo día.</li>
            <li>De los contratos de renta, cuando faltan 60, 30 y 7 días.</li>
            <li>
              De los documentos, selecciones y reportes que compartiste, la primera vez que alguien
              los abre.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'reporte',
      title: 'El reporte mensual al propietario',
      body: (
        <>
          <p>
            Al empezar el mes aparece una tarea por cada propietario vinculado a una propiedad que
            sigues ofreciendo.
          </p>
          <ol>
            <li>
              En la tarea presiona <Label>{reports.prepare}</Label>: ya trae la propiedad, el
              propietario y el mes pasado. También puedes empezar en la propiedad, en{' '}
              <Label>{reports.reports}</Label>.
            </li>
            <li>
              Escribe <Label>{reports.recommendation}</Label>.
            </li>
            <li>
              Presiona <Label>{reports.createLink}</Label>, <Label>{reports.downloadPdf}</Label>,{' '}
              <Label>{reports.whatsApp}</Label> o <Label>{reports.copyText}</Label>.
            </li>
          </ol>
          <Tip>
            El propietario ve cuántas visitas, vistas y respuestas hubo, nunca de quién. Verás
            cuántas veces abrió su enlace, y puedes cancelarlo.
          </Tip>
        </>
      ),
    },
    {
      id: 'elegir',
      title: 'Elige de qué enterarte',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{PLACE_LABELS.notifications}</Label>: toca la campana y después{' '}
              <Label>{bell.seeAll}</Label>.
            </li>
            <li>
              Presiona <Label>{notifications.preferences}</Label> y apaga los que no quieras. Se
              guarda al momento.
            </li>
            <li>
              Con <Label>{push.title}</Label> tu teléfono o computadora te avisa de cada prospecto
              nuevo aunque Predio esté cerrado. En iPhone y iPad, primero agrega Predio a la
              pantalla de inicio.
            </li>
          </ol>
          <HelpPicture
            name="avisos"
            alt="Las preferencias de notificaciones, con un interruptor para cada aviso"
          />
          <Tip>
            Solo uno no se apaga: el de <Label>{notifications.kinds.payment_failed.label}</Label>.
            Sin él podrías perder el acceso sin saberlo.
          </Tip>
        </>
      ),
    },
  ],
}
