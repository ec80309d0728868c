/** What one client may cost. Tests pass smaller figures; operators have no reason to. */
export interface Limits {
  /** A larger frame closes the socket with 1009. */
  messageBytes: number
  /** What one broadcast may carry; it travels between processes in pieces of a NOTIFY. */
  broadcastBytes: number
  presenceBytes: number
  presencesPerRoom: number
  /** A channel is kept with what its join said, so each part of that has a length. */
  topicBytes: number
  presenceKeyBytes: number
  referenceBytes: number
  /** The bindings that one join asks for, together. */
  bindingsBytes: number
  channelsPerSocket: number
  /** Of one account, on however many sockets. */
  channelsPerPerson: number
  channelsPerAddress: number
  channelsPerProcess: number
  bindingsPerChannel: number
  /** A binding for every table of a schema counts once for each. */
  tablesPerChannel: number
  socketsPerAddress: number
  socketsPerProcess: number
  /** Messages a second that a socket may send for long; large frames count as several. */
  messagesPerSecond: number
  messagesAtOnce: number
  /**
   * What an account, or an address without one, may cause others to receive by broadcasts and presence: each receiver counts,
   * and large messages count as several.
   */
  deliveriesPerSecond: number
  deliveriesAtOnce: number
  /**
   * Checks of the policies of private channels that an account may cause, or an address without one: one for each join, each new token of a
   * joined channel and each topic over HTTP. A join whose filters are to be checked counts too. The check before a channel's first message is free: there are two at most for each of those.
   */
  checksPerSecond: number
  checksAtOnce: number
  /** Messages that may wait for the one being handled. */
  waitingMessages: number
  /** What may wait for a slow reader before its socket is closed. */
  bufferedBytes: number
  /** A larger record is announced by its key, as Supabase does. */
  recordBytes: number
  /** Changes that may wait to be read for one person. */
  waitingChanges: number
  /** Rows are read again for this many people at a time, so that requests keep their connections. */
  readers: number
  /** What checking the filters of a join may take, all together. */
  probeMs: number
  /** What reading a batch may take that compares rows with a client's patterns; whose take longer are dropped. */
  patternReadMs: number
  /** Silence after which a peer counts as dead; supabase-js sends a heartbeat every 25 s, the web app every 30 s. */
  silenceMs: number
  /** How often it is asked whether the sessions of open channels still exist. */
  sessionsMs: number
  /** How often silent peers are pinged and dead ones dropped. */
  sweepMs: number
  /** How long a peer may take to answer a close frame. */
  closeMs: number
}

export const LIMITS: Limits = {
  messageBytes: 1024 * 1024,
  broadcastBytes: 256 * 1024,
  presenceBytes: 8 * 1024,
  presencesPerRoom: 1_000,
  // As much as a binary broadcast can name.
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
