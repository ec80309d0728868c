import { fullName } from '../../clients/index.ts'
import type { FillClient } from './records.ts'

interface Roles {
  landlord: FillClient | undefined
  tenant: FillClient | undefined
  seller: FillClient | undefined
  buyer: FillClient | undefined
}

/** DOC-62: an owner or an investor is the landlord, but only an owner is a seller. */
export function rolesOf(clients: readonly FillClient[]): Roles {
  const landlord = clients.find(({ type }) => type === 'propietario' || type === 'inversionista')
  const seller = clients.find(({ type }) => type === 'propietario')
  return {
    landlord,
    tenant: clients.find((client) => client !== landlord),
    seller,
    buyer: clients.find((client) => client !== seller),
  }
}

export function nameOf(client: FillClient | undefined): string | undefined {
  return client && fullName(client)
}
