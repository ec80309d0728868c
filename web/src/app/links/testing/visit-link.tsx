import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inject, onTestFinished } from 'vitest'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { openLink } from '../frame/open-link.ts'

/** Opens the page of a link as its own document does, at the server of the tests. */
export function visitLink<Answer>(
  path: string,
  page: ReactElement,
  link: Parameters<typeof openLink<Answer>>[0],
): void {
  const { pathname, search } = location
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(page)
  document.body.append(place)
  history.replaceState(null, '', path)
  const { deployment } = inject('server')
  const config = interceptFetch(
    ({ url }) => url.endsWith('/config.json'),
    () => Response.json(deployment),
  )
  onTestFinished(() => {
    config.release()
    place.remove()
    history.replaceState(null, '', `${pathname}${search}`)
  })
  openLink<Answer>(link)
}
