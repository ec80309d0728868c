import { listVariables, STARTER_SCRIPTS } from '@predio/domain/scripts'
import { describe, expect, it } from 'vitest'
import { splitVariables } from './split-variables.ts'

describe('splitVariables', () => {
  it('parts a text at its variables', () => {
    expect(splitVariables('Hola {{nombre}}, {{ mes de corte }}!')).toEqual([
      { text: 'Hola ', isVariable: false, at: 0 },
      { text: '{{nombre}}', isVariable: true, at: 5 },
      { text: ', ', isVariable: false, at: 15 },
      { text: '{{ mes de corte }}', isVariable: true, at: 17 },
      { text: '!', isVariable: false, at: 35 },
    ])
  })

  it('leaves what is no variable as text', () => {
    expect(splitVariables('{{}} y {una}')).toEqual([
      { text: '{{}} y {una}', isVariable: false, at: 0 },
    ])
  })

  it.each(STARTER_SCRIPTS.map(({ title, content }) => [title, content]))(
    'marks in «%s» what the filling replaces, and loses nothing',
    (_title, content) => {
      const parts = splitVariables(content)
      expect(parts.map(({ text }) => text).join('')).toBe(content)
      const marked = parts.filter(({ isVariable }) => isVariable).map(({ text }) => text)
      expect(listVariables(marked.join(''))).toEqual(listVariables(content))
    },
  )
})
