import { listVariables, STARTER_SCRIPTS } from '@predio/domain/scripts'
import { describe, expect, it } from 'vitest'
import { splitVariables } from './split-variables.ts'

describe('SCRIPT-05 the variables of a script on its card', () => {
  it('the variables of a script are separated from its text', () => {
    expect(splitVariables('Hola {{nombre}}, {{ mes de corte }}!')).toEqual([
      { text: 'Hola ', isVariable: false, at: 0 },
      { text: '{{nombre}}', isVariable: true, at: 5 },
      { text: ', ', isVariable: false, at: 15 },
      { text: '{{ mes de corte }}', isVariable: true, at: 17 },
      { text: '!', isVariable: false, at: 35 },
    ])
  })

  it('braces that contain no name are no variable', () => {
    expect(splitVariables('{{}} y {una}')).toEqual([
      { text: '{{}} y {una}', isVariable: false, at: 0 },
    ])
  })

  it.each(STARTER_SCRIPTS.map(({ title, content }) => [title, content]))(
    'the marked variables of «%s» are those that filling replaces',
    (_title, content) => {
      const parts = splitVariables(content)
      expect(parts.map(({ text }) => text).join('')).toBe(content)
      const marked = parts.filter(({ isVariable }) => isVariable).map(({ text }) => text)
      expect(listVariables(marked.join(''))).toEqual(listVariables(content))
    },
  )
})
