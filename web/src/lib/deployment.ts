/** What /config.json says about the deployment this build runs in. */
export interface Deployment {
  supabaseUrl: string
  supabaseKey: string
}

export async function loadDeployment(): Promise<Deployment> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return (await response.json()) as Deployment
}
