import type { Account, Accounts } from './accounts.ts'

export async function createPublisher(accounts: Accounts, fullName: string): Promise<Account> {
  const person = await accounts.createPerson()
  const admin = accounts.admin()
  await admin.auth.admin.updateUserById(person.id, { app_metadata: { can_publish: true } })
  await admin.from('profiles').update({ full_name: fullName }).eq('id', person.id).throwOnError()
  return { ...person }
}

export async function addTemplate(
  accounts: Accounts,
  person: Account,
  name: string,
  isPublic = false,
): Promise<string> {
  const variables = [
    { name: 'cliente', label: 'Cliente', type: 'text', required: true, options: [] },
    { name: 'renta', label: 'Renta mensual', type: 'number', required: true, options: [] },
    { name: 'inicio', label: 'Inicio', type: 'date', required: true, options: [] },
    { name: 'uso', label: 'Uso', type: 'select', required: true, options: ['Casa', 'Oficina'] },
    { name: 'nota', label: 'Nota', type: 'text', required: false, options: [] },
  ]
  const content =
    '# Acuerdo\n\n{{cliente}} paga ${{renta}} ({{renta_en_letra}}) desde el {{inicio_en_letra}} por {{uso}}. {{nota}}'
  const owner = await accounts.clientOf(person)
  const { data } = await owner
    .from('document_templates')
    .insert({ name, content, variables, is_public: isPublic, user_id: person.id })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

export async function templatesOf(accounts: Accounts, { id }: Account) {
  const { data } = await accounts
    .admin()
    .from('document_templates')
    .select()
    .eq('user_id', id)
    .throwOnError()
  return data
}
