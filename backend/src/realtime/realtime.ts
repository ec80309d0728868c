import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import type { Services } from '../http/services.ts'
import { createBroadcasts } from './broadcast/broadcasts.ts'
import { createHttpBroadcast } from './handlers/http-broadcast.ts'
import { applyBinding, reportBinding } from './handlers/bind-changes.ts'
import { createCatalogue } from './changes/catalogue.ts'
import { dispatchChanges } from './changes/dispatch-changes.ts'
import { Gate } from './changes/gate.ts'
import { Subscriptions, type Subscription } from './changes/subscriptions.ts'
import { closeChannel } from './handlers/close-channel.ts'
import { handleMessage } from './handlers/handle-message.ts'
import { watchSessions } from './handlers/watch-sessions.ts'
import { createBus } from './cluster/bus.ts'
import type { ClusterMessage } from './cluster/messages.ts'
import { createPolicies } from './channel/policies.ts'
import { createRights } from './channel/rights.ts'
import type { RealtimeContext } from './context.ts'
import { LIMITS, type Limits } from './limits.ts'
import { createPresences } from './presence/presences.ts'
import { acceptUpgrades } from './socket/accept-upgrades.ts'
import { TokenBuckets } from './socket/token-buckets.ts'
import { Topics } from './topics.ts'

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  app: Hono<HttpEnvironment>
  usage(): { sockets: number; channels: number }
  close(): Promise<void>
}

export async function createRealtime(
  services: Services,
  limits: Limits = LIMITS,
): Promise<Realtime> {
  const { database, config } = services
  const log = services.log.child({ module: 'realtime' })
  await database.asOwner((tx) =>
    tx.query('select predio.attach_realtime_feed(), predio.guard_private_channels()'),
  )

  const topics = new Topics(limits, config.addressLimits)
  const subscriptions = new Subscriptions()
  const catalogue = createCatalogue(database)
  const isAlone = config.databaseUrl === undefined
  const bus = createBus({ database, log, isAlone })
  const policies = createPolicies(database, log)
  const rights = createRights(config.publicChannels, policies)
  const checks = new TokenBuckets(limits.checksPerSecond, limits.checksAtOnce)
  const deliveries = new TokenBuckets(limits.deliveriesPerSecond, limits.deliveriesAtOnce)
  const broadcasts = createBroadcasts(topics, bus, rights)
  const presences = createPresences(topics, bus, limits, rights)
  const context: RealtimeContext = {
    services: { ...services, log },
    limits,
    topics,
    subscriptions,
    catalogue,
    joins: new Gate(limits.readers),
    policies,
    rights,
    checks,
    deliveries,
    broadcasts,
    presences,
  }
  /** If a client may have missed a change, it has to join again and reload. */
  const askToRejoin = ({ channel }: Subscription) => closeChannel(context, channel, 'phx_error')
  const changes = dispatchChanges({
    database,
    catalogue,
    subscriptions,
    limits,
    log,
    askToRejoin,
    drop({ channel }, reason) {
      if (!channel.isOpen) return
      applyBinding(context, channel, reason)
      reportBinding(channel, reason)
    },
  })
  const acceptor = acceptUpgrades(services, limits, {
    handle: (connection, message) => handleMessage(context, connection, message),
    ended(connection) {
      for (const channel of topics.of(connection).values()) closeChannel(context, channel)
    },
  })

  const receive = (message: ClusterMessage) => {
    if (message.kind === 'change') changes.take(message)
    else if (message.kind === 'broadcast') broadcasts.receive(message)
    else presences.receive(message)
  }
  await bus.listen(receive, () => {
    for (const subscription of subscriptions.all()) askToRejoin(subscription)
  })
  presences.start()
  const unwatchSessions = watchSessions(context)

  return {
    upgrade: (request, socket, head) => acceptor.upgrade(request, socket, head),
    app: createHttpBroadcast(context),
    usage: () => ({ sockets: acceptor.size(), channels: topics.size }),
    async close() {
      unwatchSessions()
      await acceptor.close()
      presences.close()
      await bus.close()
    },
  }
}
