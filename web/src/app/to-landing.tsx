import { useEffect } from 'react'

/** The landing page is not part of the app: a link to it leaves. */
export function ToLanding() {
  useEffect(() => location.replace('/'), [])
  return null
}
