/** What one client may cost. Tests pass smaller figures; operators have no reason to. */
export interface Limits {
  /** A larger frame closes the socket with 1009. */
  messageBytes: number
  /** What one broadcast may carry; it travels between processes in pieces of a NOTIFY. */
  broadcastBytes: number
  presenceBytes: number
  presencesPerTopic: number
  channelsPerSocket: number
  bindingsPerChannel: number
  socketsPerAddress: number
  socketsPerProcess: number
  /** Messages a second that a socket may send for long; large frames count as several. */
  messagesPerSecond: number
  messagesAtOnce: number
  /** Questions to the policies of private channels that an account may cause: joins, first messages, topics over HTTP. */
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
  /** Silence after which a peer counts as dead; the client sends a heartbeat every 25 s. */
  silenceMs: number
  /** How often silent peers are pinged and dead ones dropped. */
  sweepMs: number
  /** How long a peer may take to answer a close frame. */
  closeMs: number
}

export const LIMITS: Limits = {
  messageBytes: 1024 * 1024,
  broadcastBytes: 256 * 1024,
  presenceBytes: 8 * 1024,
  presencesPerTopic: 1_000,
  channelsPerSocket: 100,
  bindingsPerChannel: 100,
  socketsPerAddress: 400,
  socketsPerProcess: 5_000,
  messagesPerSecond: 100,
  messagesAtOnce: 300,
  checksPerSecond: 20,
  checksAtOnce: 300,
  waitingMessages: 500,
  bufferedBytes: 4 * 1024 * 1024,
  recordBytes: 1024 * 1024,
  waitingChanges: 5_000,
  readers: 4,
  silenceMs: 60_000,
  sweepMs: 20_000,
  closeMs: 3_000,
}
