/** The session is set directly, so that the picture does not show the sign-in form. */
export async function signInToDemo(url: string): Promise<string> {
  const { supabaseKey, demo } = (await (await fetch(`${url}/config.json`)).json()) as {
    supabaseKey: string
    demo: false | { email: string; password: string }
  }
  if (!demo) throw new Error('this server has no demo account')
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`the demo account cannot sign in: ${answer}`)
  return answer
}
