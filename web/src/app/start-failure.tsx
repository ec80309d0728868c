import { FullPageError } from './full-page-error.tsx'

/** The page loaded but the server does not answer: nothing else can work. */
export function StartFailure() {
  return <FullPageError />
}
