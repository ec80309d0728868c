/** Tests pass smaller figures; operators have no reason to. */
export interface Limits {
  messageBytes: number
  /** A broadcast travels between processes in pieces of a NOTIFY. */
  broadcastBytes: number
  presenceBytes: number
  presencesPerRoom: number
  /** A channel stores its join's data, so each part has a length. */
  topicBytes: number
  presenceKeyBytes: number
  referenceBytes: number
  /** The bindings that one join asks for, together. */
  bindingsBytes: number
  channelsPerSocket: number
  channelsPerPerson: number
  channelsPerAddress: number
  channelsPerProcess: number
  bindingsPerChannel: number
  tablesPerChannel: number
  socketsPerAddress: number
  socketsPerProcess: number
  /** The rate is for sustained sending; large frames count as several. */
  messagesPerSecond: number
  messagesAtOnce: number
  /** Limits what an account, or an address without one, makes others receive: each receiver counts, and large messages count as several. */
  deliveriesPerSecond: number
  deliveriesAtOnce: number
  /**
   * Limits the policy checks of an account, or an address without one: each join, each new token and each topic over HTTP is one, and a
   * join with filters to check is another. The check before a channel's first message is free, because at most two follow from each of
   * those.
   */
  checksPerSecond: number
  checksAtOnce: number
  waitingMessages: number
  bufferedBytes: number
  recordBytes: number
  waitingChanges: number
  readers: number
  /** The time covers all filters of a join. */
  probeMs: number
  /** The time covers a batch that compares rows with a client's patterns; slower bindings are dropped. */
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
  // A binary broadcast cannot name more.
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
