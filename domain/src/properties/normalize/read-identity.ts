import { firstOf, type Source } from '../source/read-source.ts'
import { isObject, own, toId } from '../source/json.ts'
import { holdsContact } from '../source/private-fields.ts'
import { toText, unwrap } from '../source/unwrap.ts'

const MAX_CODE = 60
const MAX_NAME = 120
const NAME_KEYS = ['display_name', 'name', 'post_title', 'title', 'nombre', 'label']

export function readCode(source: Source): string | null {
  return firstOf(source, 'code', (value) => {
    const text = toText(value)
    return text !== '' && text.length <= MAX_CODE && !holdsContact(text) ? text : null
  })
}

/** Only a field with 'agent' in its name counts, because the post's author is a login, not a person. */
export function readAgentName(source: Source): string | null {
  return firstOf(source, 'agentName', (value) => {
    const inner = unwrap(value)
    if (toId(inner) !== null) return null
    const text = isObject(inner) ? nameOf(inner) : toText(inner, NAME_KEYS)
    const isName = text !== '' && text.length <= MAX_NAME && /\p{L}{2}/u.test(text)
    return isName && !holdsContact(text) && !/_/.test(text) ? text : null
  })
}

function nameOf(agent: object): string {
  const first = toText(own(agent, 'first_name'))
  const last = toText(own(agent, 'last_name'))
  return first === '' ? toText(agent, NAME_KEYS) : `${first} ${last}`.trim()
}
