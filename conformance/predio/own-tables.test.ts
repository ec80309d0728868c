import { describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp, type Person } from '../support/clients.ts'

const person = (first_name: string, last_name: string) => ({
  type: 'comprador',
  first_name,
  last_name,
})

async function withClient(): Promise<{ agent: Person; clientId: string }> {
  const agent = await signedUp()
  const { data, error } = await agent.client
    .from('clients')
    .insert(person('José', 'Núñez'))
    .select('id')
    .single()
  expect(error).toBeNull()
  return { agent, clientId: data?.id as string }
}

describe('signing up', () => {
  it('a sign-up gives the agent a profile, a trial of seven days and a welcome message', async () => {
    const { client, user } = await signedUp({ full_name: 'Ana Núñez' })
    const profile = await client.from('profiles').select('id, full_name, time_zone').single()
    expect(profile.data).toEqual({
      id: user.id,
      full_name: 'Ana Núñez',
      time_zone: 'America/Mexico_City',
    })
    const { data } = await client
      .from('subscriptions')
      .select('status, current_period_starts_at, current_period_ends_at, subscription_plans(name)')
      .single()
    expect(data).toMatchObject({ status: 'trial', subscription_plans: { name: 'Trial' } })
    const days =
      (Date.parse(data?.current_period_ends_at) - Date.parse(data?.current_period_starts_at)) /
      86_400_000
    expect(Math.round(days)).toBe(7)
    const notifications = await client.from('notifications').select('kind, read')
    expect(notifications.data).toEqual([{ kind: 'welcome', read: false }])
  })
})

describe('clients', () => {
  it('reads clients with their preferences as an object and their opportunities as a list', async () => {
    const { agent, clientId } = await withClient()
    await agent.client
      .from('client_preferences')
      .insert({ client_id: clientId, property_type: ['casa'], max_price: 2_000_000 })
    const stage = await agent.client
      .from('opportunity_stages')
      .select('id')
      .eq('name', 'Visita')
      .single()
    await agent.client
      .from('opportunities')
      .insert({ client_id: clientId, stage_id: stage.data?.id, expected_amount: 1_500_000.5 })
    const { data, error } = await agent.client
      .from('clients')
      .select(
        'first_name, client_preferences(property_type, max_price), opportunities(status, expected_amount, opportunity_stages(name))',
      )
      .eq('id', clientId)
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({
      first_name: 'José',
      client_preferences: { property_type: ['casa'], max_price: 2_000_000 },
      opportunities: [
        { status: 'open', expected_amount: 1_500_000.5, opportunity_stages: { name: 'Visita' } },
      ],
    })
  })

  it.each(['jose', 'nunez', 'JOSÉ NÚÑEZ'])('finds clients without accents: %s', async (typed) => {
    const { agent } = await withClient()
    await agent.client.from('clients').insert(person('Otra', 'Persona'))
    const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    const { data } = await agent.client
      .from('clients')
      .select('first_name')
      .ilike('search', `%${plain}%`)
    expect(data).toEqual([{ first_name: 'José' }])
  })

  it('clients, and their e-mail addresses, are separate for each agent', async () => {
    const [mine, other] = await Promise.all([signedUp(), signedUp()])
    const row = { ...person('Luz', 'Paz'), email: 'luz@example.com' }
    expect((await mine.client.from('clients').insert(row)).error).toBeNull()
    expect((await other.client.from('clients').insert(row)).error).toBeNull()
    const again = await mine.client.from('clients').insert({ ...row, email: 'LUZ@example.com' })
    expect([again.status, again.error?.code]).toEqual([409, '23505'])
  })

  it('refuses a row that refers to a client of another agent', async () => {
    const { clientId } = await withClient()
    const other = await signedUp()
    const { status, error } = await other.client
      .from('tasks')
      .insert({ title: 'Llamar', client_id: clientId })
    expect([status, error?.code]).toEqual([409, '23503'])
  })

  it('the schema refuses clients that break its rules', async () => {
    const { client } = await signedUp()
    const { status, error } = await client
      .from('clients')
      .insert({ ...person('Ana', 'Paz'), budget_min: 5, budget_max: 1 })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: '23514',
      message: 'new row for relation "clients" violates check constraint "clients_budget_order"',
    })
  })
})

describe('subscriptions', () => {
  it('the agent can cancel a subscription while the subscription is active', async () => {
    const { client, user } = await signedUp()
    await admin()
      .from('subscriptions')
      .update({ status: 'active', auto_renew: true })
      .eq('user_id', user.id)
    const { data, error } = await client
      .from('subscriptions')
      .update({ status: 'cancelled' })
      .eq('user_id', user.id)
      .select('status, auto_renew, cancellation_date')
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({
      status: 'cancelled',
      auto_renew: false,
      cancellation_date: expect.any(String),
    })
  })

  it.each([
    ['status', { status: 'active' }],
    ['period', { current_period_ends_at: '2099-01-01T00:00:00Z' }],
    ['plan', { plan_id: '91a00000-0000-4000-8000-000000000003' }],
  ])('an agent cannot set the %s of a subscription', async (_, change) => {
    const { client, user } = await signedUp()
    const { status, error } = await client
      .from('subscriptions')
      .update(change)
      .eq('user_id', user.id)
    expect(status).toBe(403)
    expect(error).toMatchObject({
      code: '42501',
      message: 'Solo puedes cancelar tu suscripción mientras está activa',
    })
  })

  it('a visitor may read the subscription plans, and nobody may write them', async () => {
    const { data } = await anonymous()
      .from('subscription_plans')
      .select('name, price_monthly, price_yearly')
      .order('price_monthly')
    expect(data?.[1]).toEqual({ name: 'Esencial', price_monthly: 34_900, price_yearly: 355_980 })
    const { client } = await signedUp()
    const { status } = await client
      .from('subscription_plans')
      .update({ price_monthly: 1 })
      .gt('price_monthly', 0)
    expect(status).toBe(403)
  })
})
