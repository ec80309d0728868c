import { Pencil, Share2, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { clientTypes, pause } from './samples.ts'
import { DealSpecimens } from './number-specimens.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function OverlaysSection() {
  return (
    <Section title="Diálogos, menús y ayudas">
      <Specimen title="En el centro en escritorio, pantalla completa en el teléfono">
        <Dialog
          title="Vincular Cliente a Propiedad"
          trigger={<Button look="secondary">Abrir diálogo</Button>}
          footer={
            <>
              <Button look="secondary" slot="close">
                Cancelar
              </Button>
              <Button slot="close">Vincular Cliente</Button>
            </>
          }
        >
          <Select label="Tipo de relación" options={clientTypes} isRequired />
          <div className="grid gap-6 sm:grid-cols-2">
            <DealSpecimens />
          </div>
          <TextArea label="Notas del vínculo" rows={5} />
        </Dialog>
        <ConfirmDialog
          title="¿Eliminar a Ángela Robles?"
          message="Se borran sus tareas e interacciones. No se puede deshacer."
          confirmLabel="Eliminar cliente"
          trigger={<Button look="danger">Confirmar algo grave</Button>}
          onConfirm={async () => {
            await pause(1200)
            toast.success('Cliente eliminado')
          }}
        />
        <Menu
          trigger={<Button look="secondary">Abrir menú</Button>}
          items={[
            { id: 'edit', label: 'Editar', icon: <Pencil aria-hidden="true" /> },
            { id: 'share', label: 'Compartir', icon: <Share2 aria-hidden="true" /> },
            {
              id: 'delete',
              label: 'Eliminar',
              icon: <Trash2 aria-hidden="true" />,
              tone: 'danger',
              startsGroup: true,
            },
          ]}
        />
        <Tooltip text="Aparece al pasar el ratón o al llegar con el teclado">
          <Button look="quiet">Con ayuda</Button>
        </Tooltip>
      </Specimen>
    </Section>
  )
}
