import { useFormState, useWatch, type Control } from 'react-hook-form'
import { DUPLICATE } from '../../../lib/use-guarded-save.ts'
import { Button } from '../../../ui/button.tsx'
import { useDuplicates, type KnownClient } from '../api/find-duplicates.ts'
import { messages } from '../messages.ts'
import type { ClientForm } from './client-form-schema.ts'

interface KnownByEmailProps {
  control: Control<ClientForm>
  ownId: string
  onOpen: (client: KnownClient) => void
}

/** CLIENT-09: if another client has the typed e-mail, a button opens that client. */
export function KnownByEmail({ control, ownId, onOpen }: KnownByEmailProps) {
  const { errors } = useFormState({ control, name: 'email' })
  const email = useWatch({ control, name: 'email' })
  const isTaken = errors.email?.type === DUPLICATE
  const nobody = { first_name: '', last_name: null, phone: null, whatsapp: null }
  // If this read fails, only the button is missing; the warning about duplicates makes a request of its own.
  const { data: found = [] } = useDuplicates({ ...nobody, email: isTaken ? email : null }, ownId)
  const known = isTaken && found[0]?.client
  if (!known) return null
  return (
    <div>
      <Button look="quiet" size="small" onPress={() => onOpen(known)}>
        {messages.seePage}
      </Button>
    </div>
  )
}
