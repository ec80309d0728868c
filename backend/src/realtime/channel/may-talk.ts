import type { Channel } from './channel.ts'

/** Whether a channel takes part in broadcasts and presence. */
export type MayTalk = (channel: Channel) => boolean

/**
 * People without an account only where the operator opens public channels. They may still join: clients often do before
 * their session is loaded, and row-level security decides what changes they hear of.
 */
export function decideWhoTalks(publicChannels: boolean): MayTalk {
  return ({ person }) =>
    publicChannels || person.subject !== undefined || person.role === 'service_role'
}
