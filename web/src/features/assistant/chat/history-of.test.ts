import { expect, it } from 'vitest'
import { type ChatMessage, EMPTY_ANSWER } from './chat-message.ts'
import { historyOf } from './history-of.ts'

const question = (id: string, text: string): ChatMessage => ({
  kind: 'question',
  id,
  isBot: false,
  text,
  without: [],
})
const answer = (id: string, changes: object): ChatMessage => ({ ...EMPTY_ANSWER, id, ...changes })
const call = { index: 0, id: 'a', name: 'create_task', arguments: '{}' }

it('holds questions with their answers, markers included, in their order', () => {
  const said = [question('1', '¿Casas?'), answer('2', { text: 'Una [#5]' }), question('3', '¿Y?')]
  expect(historyOf(said)).toEqual([
    { role: 'user', content: '¿Casas?' },
    { role: 'assistant', content: 'Una [#5]' },
  ])
})

it('leaves out what failed or was stopped before a word', () => {
  const failure: ChatMessage = {
    kind: 'failure',
    id: '2',
    isBot: true,
    text: 'Error',
    advice: '',
    isAboutKey: false,
  }
  const said = [question('1', 'a'), failure, question('3', 'b'), answer('4', { note: 'stopped' })]
  expect(historyOf(said)).toEqual([])
})

it('tells what became of a proposal', () => {
  const open = answer('2', { text: 'Va', calls: [call] })
  expect(historyOf([question('1', 'a'), open])[1]?.content).toMatch(/^Va\n.*sin confirmar/)
  const outcomes = [{ callId: '0:a', text: 'Visita agendada: Casa con Ana López, viernes' }]
  const done = answer('2', { text: 'Va', calls: [call], outcomes })
  const content = historyOf([question('1', 'a'), done])[1]?.content
  expect(content).toContain('Visita agendada')
  // Nor whom a name turned out to mean.
  expect(content).not.toContain('López')
  expect(content).not.toContain('sin confirmar')
  const kept = answer('2', { text: 'Va', note: 'unconfirmed' })
  expect(historyOf([question('1', 'a'), kept])[1]?.content).toContain('sin confirmar')
})
