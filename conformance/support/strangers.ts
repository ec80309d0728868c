import type { SupabaseClient } from '@supabase/supabase-js'
import { admin, anonymous, signedUp, type Person } from './clients.ts'
import { pdf, png } from './samples.ts'

const secret = admin()

export interface Stage {
  ana: Person
  eva: Person
  document: string
  logo: string
  picture: string
  folder: string
  own: string
  ownLogo: string
}

export async function setStage(): Promise<Stage> {
  const [ana, eva] = await Promise.all([signedUp(), signedUp()])
  const stage: Stage = {
    ana,
    eva,
    document: `${ana.user.id}/contrato.pdf`,
    logo: `logos/${ana.user.id}/logo.png`,
    picture: `processed/${ana.user.id}.png`,
    folder: eva.user.id,
    own: `${eva.user.id}/propio.pdf`,
    ownLogo: `logos/${eva.user.id}/propio.png`,
  }
  const uploads = await Promise.all([
    ana.client.storage.from('documents').upload(stage.document, pdf()),
    ana.client.storage.from('images').upload(stage.logo, png()),
    ana.client.storage.from('images').upload(stage.picture, png()),
    eva.client.storage.from('documents').upload(stage.own, pdf()),
    eva.client.storage.from('images').upload(stage.ownLogo, png()),
  ])
  for (const { error } of uploads) if (error) throw error
  return stage
}

export type Stranger = 'another agent' | 'a visitor'
export const STRANGERS: Stranger[] = ['another agent', 'a visitor']

export function clientOf(stranger: Stranger, { eva }: Stage): SupabaseClient {
  return stranger === 'another agent' ? eva.client : anonymous()
}

export async function inventory({ ana, eva }: Stage): Promise<unknown[]> {
  const places: [bucket: string, prefix: string][] = [
    ['documents', ana.user.id],
    ['documents', eva.user.id],
    ['images', `logos/${ana.user.id}`],
    ['images', `logos/${eva.user.id}`],
    ['images', `processed/${ana.user.id}`],
  ]
  const lists = await Promise.all(
    places.map(async ([bucket, prefix]) => {
      const { data, error } = await secret.storage.from(bucket).listV2({ prefix })
      if (error) throw error
      return data.objects.map(({ name, id, updated_at, metadata }) => {
        return { bucket, name, id, updated_at, metadata }
      })
    }),
  )
  return lists.flat()
}
