/** When a person asks, and in which zone their days begin. */
export interface Moment {
  now: Date
  /** IANA. */
  zone: string
}
