import { TASK_VIEW_LABELS } from '@predio/domain/tasks'
import { ListTodo } from 'lucide-react'
import { messages as calls } from '../../../features/calls/messages.ts'
import { messages as bell } from '../../../features/notifications/messages.ts'
import { messages as notifications } from '../../../features/notifications/page/messages.ts'
import { messages as tasks } from '../../../records/tasks/messages.ts'
import { messages as crm } from '../../crm/messages.ts'
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
            Con <Label>{tasks.calendar}</Label> la pasas al calendario de tu teléfono, con aviso
            media hora antes. Y <Label>{calls.title}</Label> te dice con quién conviene hablar, y
            por qué.
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
            <li>De los documentos que compartiste, la primera vez que alguien los abre.</li>
          </ul>
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
          </ol>
          <HelpPicture
            name="avisos"
            alt="Las preferencias de notificaciones, con un interruptor para cada aviso"
          />
          <Tip>
            Solo uno no se apaga: el de <Label>{notifications.paymentFailed}</Label>. Sin él podrías
            perder el acceso sin saberlo.
          </Tip>
        </>
      ),
    },
  ],
}
