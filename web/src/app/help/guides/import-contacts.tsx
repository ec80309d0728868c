import { ContactRound } from 'lucide-react'
import { messages as importing } from '../../../features/clients/import/messages.ts'
import { messages as clients } from '../../../records/clients/messages.ts'
import { messages as crm } from '../../crm/messages.ts'
import { SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Path, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const importContacts: Guide = {
  icon: ContactRound,
  description:
    'Trae a tus clientes desde Excel, Google, otro CRM o tu teléfono. Predio reconoce las columnas, te avisa de los repetidos y no duplica a nadie.',
  sections: [
    {
      id: 'archivo',
      title: 'Prepara tu archivo',
      body: (
        <>
          <ul>
            <li>
              <strong>Desde Excel:</strong> el archivo .xlsx sirve como está. Pon los títulos de las
              columnas en la primera fila: Nombre, Apellidos, Teléfono, Email.
            </li>
            <li>
              <strong>Desde Google Contactos:</strong> en la computadora, Exportar → CSV de Google.
            </li>
            <li>
              <strong>Desde un iPhone:</strong> en iCloud.com abre Contactos, selecciónalos y elige
              Exportar vCard. Te da un archivo .vcf.
            </li>
            <li>
              <strong>Desde un Android:</strong> en Contactos, Organizar → Exportar a un archivo.
              También es un .vcf.
            </li>
          </ul>
          <p>
            Caben hasta 20,000 filas y 50 MB. Si algo no se llama como esperamos, lo acomodas en el
            siguiente paso.
          </p>
        </>
      ),
    },
    {
      id: 'importar',
      title: 'Impórtalo',
      body: (
        <>
          <ol>
            <li>
              Ve a <Path steps={[SECTION_LABELS.crm, crm.tabs.clients]} />, abre el menú{' '}
              <Label>{clients.importAndExport}</Label> (los tres puntos) y elige{' '}
              <Label>{clients.importClients}</Label>.
            </li>
            <li>
              Presiona <Label>{importing.choose}</Label> y elige tu archivo.
            </li>
            <li>
              Revisa <Label>{importing.columns}</Label>: di qué dato tiene cada una. Las que dejes
              en <Label>{importing.ignore}</Label> se quedan fuera.
            </li>
            <li>
              Mira la vista previa y presiona el botón de importar, que dice cuántos clientes son.
            </li>
          </ol>
          <HelpPicture
            name="importar"
            alt="La ventana Importar clientes, con las columnas del archivo y los clientes que se van a importar"
          />
          <p>
            Nada se guarda hasta ese último botón. Si se va la conexión a la mitad, Predio sigue
            donde se quedó.
          </p>
        </>
      ),
    },
    {
      id: 'repetidos',
      title: 'Los repetidos y los que tienen detalles',
      body: (
        <>
          <ul>
            <li>
              <Label>{importing.ready}</Label>: entran tal cual.
            </li>
            <li>
              <Label>{importing.duplicates}</Label>: ya tienes a alguien con ese email, teléfono o
              nombre. Por cada uno eliges <Label>{importing.decisions.skip}</Label>,{' '}
              <Label>{importing.decisions.update}</Label> o{' '}
              <Label>{importing.decisions.import}</Label>.
            </li>
            <li>
              <Label>{importing.review}</Label>: un dato no cabe en su campo, por ejemplo un
              teléfono incompleto. Entran con una marca, y ese dato va a sus notas para que no se
              pierda.
            </li>
            <li>
              <Label>{importing.faulty}</Label>: les falta el nombre. Corrígelos ahí mismo con{' '}
              <Label>{importing.repair}</Label>.
            </li>
          </ul>
          <Tip>
            Puedes importar el mismo archivo otra vez sin miedo: quien ya entró no se repite.
          </Tip>
        </>
      ),
    },
    {
      id: 'despues',
      title: 'Después de importar',
      body: (
        <p>
          Con <Label>{importing.report}</Label> te llevas una lista de qué pasó con cada fila. En{' '}
          <Label>{importing.seeToReview}</Label> terminas de arreglar los pendientes; la marca se
          quita al guardar la ficha completa.
        </p>
      ),
    },
  ],
}
