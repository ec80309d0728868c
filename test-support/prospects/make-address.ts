import type { Accounts } from '../accounts.ts'

type Api = Awaited<ReturnType<Accounts['clientOf']>>

/** Creates one of the agent's addresses and returns its token as the app reads it. */
export async function makeAddress(api: Api, name: 'prospects' | 'contact'): Promise<string> {
  await api.rpc('replace_prospect_address', { address: name }).throwOnError()
  const { data } = await api.functions.invoke<{ key: string }>('secrets', {
    body: { action: 'read', name },
  })
  if (!data) throw new Error(`the address ${name} was not made`)
  return data.key
}
