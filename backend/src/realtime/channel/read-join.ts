import { z } from 'zod'

export interface JoinRequest {
  accessToken: string | undefined
  isPrivate: boolean
  broadcast: { self: boolean; ack: boolean }
  presence: { key: string; enabled: boolean }
  /** The reply repeats these bindings unchanged. */
  bindings: Record<string, unknown>[]
  /** If set, a binding that cannot be served refuses the whole join. Otherwise it is reported after the join. */
  refusesBadBindings: boolean
}

const flag = z.boolean().catch(false)
const key = z.union([z.string(), z.number(), z.boolean()]).transform(String).catch('')

const payload = z.object({
  access_token: z.string().optional().catch(undefined),
  user_token: z.string().optional().catch(undefined),
  config: z
    .object({
      private: flag,
      broadcast: z.object({ self: flag, ack: flag }).catch({ self: false, ack: false }),
      // Clients that do not know `enabled` expect the presence.
      presence: z
        .object({ key, enabled: z.boolean().catch(true) })
        .catch({ key: '', enabled: false }),
      postgres_changes: z.array(z.record(z.string(), z.unknown()).nullable()).catch([]),
      postgres_changes_options: z.object({ wait: flag }).catch({ wait: false }),
    })
    .catch({
      private: false,
      broadcast: { self: false, ack: false },
      presence: { key: '', enabled: false },
      postgres_changes: [],
      postgres_changes_options: { wait: false },
    }),
})

export function readJoin(given: Record<string, unknown>): JoinRequest {
  const { access_token, user_token, config } = payload.parse(given)
  return {
    accessToken: user_token ?? access_token,
    isPrivate: config.private,
    broadcast: config.broadcast,
    presence: config.presence,
    bindings: config.postgres_changes.filter((binding) => binding !== null),
    refusesBadBindings: config.postgres_changes_options.wait,
  }
}
