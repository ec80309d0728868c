import type { SupabaseClient } from '@supabase/supabase-js'
import { admin, anonymous, signedUp, type Person } from './clients.ts'
import { pdf, png } from './samples.ts'

const secret = admin()

/** Files of one agent, and a stranger who tries what can be tried on them. */
export interface Stage {
  ana: Person
  eva: Person
  /** Ana's: a document, a logo, and a picture in the folder that all agents share. */
  document: string
  logo: string
  picture: string
  /** Eva's: where she may write, and what she has. */
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

/** All that is stored of both agents, as the secret key sees it; what strangers steal has their name. */
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
