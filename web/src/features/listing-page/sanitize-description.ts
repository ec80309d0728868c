import DOMPurify from 'dompurify'

/** These tags can neither load, embed, submit nor style anything, nor be addressed from outside. */
const TAGS =
  'p br hr strong b em i u s sub sup small blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 a table thead tbody tr th td div span'.split(
    ' ',
  )

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:)/i

/** The hook below changes links of descriptions only, so descriptions have their own instance. */
const purifier = DOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow ugc')
})

export function sanitizeDescription(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
  })
}
