import { noticePath } from '@predio/domain/privacy'

/** The page of the notice at the address that this app was opened at. */
export function noticeUrl(token: string): string {
  return `${location.origin}${noticePath(token)}`
}
