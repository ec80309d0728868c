import { expect, it } from 'vitest'
import { KIT_STRINGS } from './kit-strings.ts'

it.each(Object.entries(KIT_STRINGS))(
  'the kit’s text %s is in informal Mexican Spanish',
  (_name, strings) => {
    for (const [name, text] of Object.entries(strings)) {
      expect(String(text), name).not.toMatch(/puls[ea]|pulsado|haga|vaya|mantenga/i)
    }
  },
)
