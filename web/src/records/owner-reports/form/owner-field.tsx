import { fullName } from '@predio/domain/clients'
import { Select } from '../../../ui/select.tsx'
import type { PropertyLink } from '../../links/api/list-links.ts'
import { messages } from '../messages.ts'

const NOBODY = 'nobody'

interface OwnerFieldProps {
  owners: readonly PropertyLink[]
  value: string | null
  onChange: (clientId: string | null) => void
}

export function OwnerField({ owners, value, onChange }: OwnerFieldProps) {
  return (
    <Select
      label={messages.owner}
      description={owners.length === 0 ? messages.noOwnerHint : undefined}
      options={[
        ...owners.map(({ client }) => ({ id: client.id, label: fullName(client) })),
        { id: NOBODY, label: messages.noOwner },
      ]}
      value={value ?? NOBODY}
      onChange={(key) => onChange(key === NOBODY || key === null ? null : String(key))}
    />
  )
}
