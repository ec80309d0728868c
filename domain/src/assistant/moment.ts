export interface Moment {
  now: Date
  zone: string
}
