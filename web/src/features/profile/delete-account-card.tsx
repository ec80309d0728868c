import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

export function DeleteAccountCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Eliminar mi cuenta">
      <p className="-mt-4 text-sm text-ink-soft">
        Borra tu cuenta con todos tus datos y archivos. No se puede deshacer. Antes puedes llevarte
        una copia con «Exportar todo».
      </p>
      <div className="flex flex-col sm:flex-row">
        <Dialog
          title="Eliminar mi cuenta"
          isOpen={isOpen}
          onOpenChange={setOpen}
          closesOutside={false}
          trigger={
            <Button look="danger" icon={<Trash2 aria-hidden="true" className="size-4.5" />}>
              Eliminar mi cuenta
            </Button>
          }
        >
          {(close) => <DeleteAccountForm onCancel={close} />}
        </Dialog>
      </div>
    </Card>
  )
}
