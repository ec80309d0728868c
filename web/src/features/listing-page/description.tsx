import { useMemo } from 'react'
import { cx } from '../../ui/cx.ts'
import { sanitizeDescription } from './sanitize-description.ts'
import { messages } from './messages.ts'

/** The headings of a site's description do not fit into this page's outline, so they are only emphasised. */
const FORMAT =
  'max-w-prose wrap-anywhere [&>:last-child]:mb-0! [&_:is(h1,h2,h3,h4,h5,h6)]:mt-5 [&_:is(h1,h2,h3,h4,h5,h6)]:mb-2 [&_:is(h1,h2,h3,h4,h5,h6)]:font-semibold [&_:is(p,ul,ol,blockquote,table)]:mb-4 [&_a]:text-action [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-l-3 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:block [&_table]:overflow-x-auto [&_td]:p-2 [&_th]:p-2 [&_ul]:list-disc [&_ul]:pl-6'

export function Description({ html }: { html: string }) {
  const clean = useMemo(() => sanitizeDescription(html), [html])
  const isPlain = !/<(?:p|br|div|ul|ol|h\d|table)\b/i.test(clean)
  if (clean.trim() === '') return <p className="text-ink-soft">{messages.noDescription}</p>
  return (
    <div
      className={cx(FORMAT, isPlain && 'whitespace-pre-line')}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}
