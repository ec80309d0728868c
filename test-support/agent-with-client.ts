import type { Account, Accounts } from './accounts.ts'

export interface Agent extends Account {
  clientId: string
}

export async function createAgentWithClient(
  accounts: Accounts,
  whatsapp: string | null = null,
): Promise<Agent> {
  const person = await accounts.createPerson()
  const { data } = await accounts
    .admin()
    .from('clients')
    .insert({
      user_id: person.id,
      type: 'comprador',
      first_name: 'Ana',
      last_name: 'Núñez',
      phone: whatsapp,
      whatsapp,
    })
    .select('id')
    .single()
    .throwOnError()
  return { ...person, clientId: data.id }
}
