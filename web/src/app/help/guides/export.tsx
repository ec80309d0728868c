import { PackageOpen } from 'lucide-react'
import { messages as clientPage } from '../../../features/clients/page/messages.ts'
import { messages as privacy } from '../../../features/clients/privacy/messages.ts'
import { messages as list } from '../../../capabilities/list/messages.ts'
import { messages as exporting } from '../../../features/profile/export/messages.ts'
import { messages as profile } from '../../../features/profile/messages.ts'
import { messages as clients } from '../../../records/clients/messages.ts'
import { messages as kit } from '../../../ui/messages.ts'
import { messages as crm } from '../../crm/messages.ts'
import { PLACE_LABELS, SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { GuideLink, Label, Path, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const exportGuide: Guide = {
  icon: PackageOpen,
  description:
    'Tu información es tuya. Descarga una copia de todo, o solo una lista para Excel, cuando quieras y sin pedir permiso.',
  sections: [
    {
      id: 'todo',
      title: 'Una copia de todo',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{PLACE_LABELS.profile}</Label> y baja a <Label>{exporting.title}</Label>.
            </li>
            <li>
              Presiona <Label>{exporting.start}</Label>. Puedes seguir trabajando; solo no cierres
              la pestaña.
            </li>
            <li>Al terminar se descarga un ZIP con la fecha en su nombre.</li>
          </ol>
          <HelpPicture
            name="exportar"
            alt="La tarjeta Tus datos en Perfil, con el botón Exportar todo"
          />
          <p>Dentro del ZIP están:</p>
          <ul>
            <li>
              <strong>datos:</strong> clientes, oportunidades, tareas, interacciones, mensajes y lo
              demás, cada lista como CSV, que abre Excel, y como JSON, que entiende cualquier
              sistema.
            </li>
            <li>
              <strong>archivos:</strong> tus documentos e imágenes.
            </li>
            <li>
              <strong>LEEME.txt:</strong> qué hay, cuánto y qué se quedó fuera.
            </li>
          </ul>
          <p>Tus contraseñas y API keys no van en la copia, por seguridad.</p>
          <Tip>Una copia al mes, guardada en otro lugar, es buena costumbre.</Tip>
        </>
      ),
    },
    {
      id: 'lista',
      title: 'Solo una lista',
      body: (
        <p>
          En <Path steps={[SECTION_LABELS.crm, crm.tabs.clients]} /> abre{' '}
          <Label>{clients.importAndExport}</Label> y elige <Label>{kit.exportCsv}</Label>. Se
          descargan los clientes que estás viendo: si filtras primero, te llevas solo esos. En
          oportunidades, tareas e interacciones está en <Label>{list.menu}</Label>. El archivo de
          clientes se puede volver a importar tal cual.
        </p>
      ),
    },
    {
      id: 'cliente',
      title: 'Los datos de un cliente: copia y borrado',
      body: (
        <>
          <p>
            Un cliente puede pedirte ver lo que guardas de él, o que lo borres. En su ficha abre{' '}
            <Label>{clientPage.more}</Label>:
          </p>
          <ul>
            <li>
              <Label>{privacy.exportMenu}</Label> hace un ZIP con sus datos, historial, mensajes,
              documentos y consentimientos.
            </li>
            <li>
              <Label>{privacy.eraseMenu}</Label> te dice qué se borra y te deja marcar lo que la ley
              obliga a conservar. No se puede deshacer; queda una constancia sin sus datos en{' '}
              <Label>{PLACE_LABELS.profile}</Label>.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'irte',
      title: 'Si decides irte',
      body: (
        <>
          <ol>
            <li>
              Haz tu copia con <Label>{exporting.start}</Label> y ábrela para ver que esté completa.
            </li>
            <li>
              En <Label>{PLACE_LABELS.profile}</Label> presiona{' '}
              <Label>{profile.deleteAccount}</Label>. Te pide tu contraseña y te dice qué se borra.
              No se puede deshacer.
            </li>
          </ol>
          <p>
            Si tienes un plan, también se cancela y no se te vuelve a cobrar. Si solo quieres una
            pausa, no hace falta borrar nada: lee <GuideLink to="plan-y-pagos" />.
          </p>
          <p>Lo que está publicado en tu sitio WordPress se queda como está.</p>
        </>
      ),
    },
  ],
}
