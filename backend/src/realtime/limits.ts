/** Tests pass smaller figures. Operators cannot change them. */
export interface Limits {
  messageBytes: number
  /** A broadcast travels between processes in pieces, each of which is a NOTIFY. */
  broadcastBytes: number
  presenceBytes: number
  presencesPerRoom: number
  /** A channel stores its join's data, so the length of each part is limited. */
  topicBytes: number
  presenceKeyBytes: number
  referenceBytes: number
  /** The size of all bindings of one join together. */
  bindingsBytes: number
  channelsPerSocket: number
  channelsPerPerson: number
  channelsPerAddress: number
  channelsPerProcess: number
  bindingsPerChannel: number
  tablesPerChannel: number
  socketsPerAddress: number
  socketsPerProcess: number
  /** This rate applies to sustained sending. A large frame counts as several messages. */
  messagesPerSecond: number
  messagesAtOnce: number
  /**
   * Limits how many messages an account makes others receive; without an account the network address counts. Each receiver counts, and a
   * large message counts as several.
   */
  deliveriesPerSecond: number
  deliveriesAtOnce: number
  /**
   * Limits the policy checks of an account; without an account the network address counts. Each join, each new token and each topic over
   * HTTP costs one check, and filters in a join cost another. The check before a channel's first message is free, because at most two of
   * those follow from one join or token.
   */
  checksPerSecond: number
  checksAtOnce: number
  waitingMessages: number
  bufferedBytes: number
  recordBytes: number
  waitingChanges: number
  readers: number
  /** The time for checking all filters of a join. */
  probeMs: number
  /** The time for a batch that compares rows with a client's patterns. Slower bindings are dropped. */
  patternReadMs: number
  silenceMs: number
  sessionsMs: number
  sweepMs: number
  closeMs: number
}

export const LIMITS: Limits = {
  messageBytes: 1024 * 1024,
  broadcastBytes: 256 * 1024,
  presenceBytes: 8 * 1024,
  presencesPerRoom: 1_000,
  // A binary broadcast gives the topic's length in one byte.
  topicBytes: 255,
  presenceKeyBytes: 255,
  referenceBytes: 64,
  bindingsBytes: 16 * 1024,
  channelsPerSocket: 100,
  channelsPerPerson: 500,
  channelsPerAddress: 2_000,
  channelsPerProcess: 20_000,
  bindingsPerChannel: 100,
  tablesPerChannel: 500,
  socketsPerAddress: 400,
  socketsPerProcess: 5_000,
  messagesPerSecond: 100,
  messagesAtOnce: 300,
  deliveriesPerSecond: 2_000,
  deliveriesAtOnce: 50_000,
  checksPerSecond: 20,
  checksAtOnce: 300,
  waitingMessages: 500,
  bufferedBytes: 4 * 1024 * 1024,
  recordBytes: 1024 * 1024,
  waitingChanges: 5_000,
  readers: 4,
  probeMs: 2_000,
  patternReadMs: 2_000,
  silenceMs: 60_000,
  sessionsMs: 5_000,
  sweepMs: 20_000,
  closeMs: 3_000,
}
