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

it('AST-32 the history contains only the questions that were answered, each followed by its answer with its markers', () => {
  const said = [question('1', '¿Casas?'), answer('2', { text: 'Una [#5]' }), question('3', '¿Y?')]
  expect(historyOf(said)).toEqual([
    { role: 'user', content: '¿Casas?' },
    { role: 'assistant', content: 'Una [#5]' },
  ])
})

it('AST-32 the history leaves out failures and answers that were stopped before the first word', () => {
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

it('AST-62 the history states the outcome of a proposal, without the names of clients', () => {
  const open = answer('2', { text: 'Va', calls: [call] })
  expect(historyOf([question('1', 'a'), open])[1]?.content).toMatch(/^Va\n.*sin confirmar/)
  const text = 'Visita agendada: Casa con Ana López, viernes'
  const outcomes = [{ callId: '0:a', outcome: { kind: 'done', tool: 'book_visit', text } }]
  const done = answer('2', { text: 'Va', calls: [call], outcomes })
  const content = historyOf([question('1', 'a'), done])[1]?.content
  expect(content).toContain('Visita agendada')
  expect(content).not.toContain('López')
  expect(content).not.toContain('sin confirmar')
  const unconfirmed = answer('2', { text: 'Va', note: 'unconfirmed' })
  expect(historyOf([question('1', 'a'), unconfirmed])[1]?.content).toContain('sin confirmar')
})

it.each([
  [{ kind: 'dismissed', text: 'Crear tarea: descartado' }, /Crear tarea: descartado/],
  [{ kind: 'refused', text: 'Esa fecha ya pasó' }, /Esa fecha ya pasó/],
  // Outcomes that earlier releases stored have no kind, and their text may name a client, so the text is not sent.
  [{ kind: 'unknown', text: 'Cliente creado: Ana López' }, /^Va\n\(La acción .+ resolvió\.\)$/],
])('AST-62 the history describes the outcome %j to the model', (outcome, content) => {
  const settled = answer('2', { text: 'Va', calls: [call], outcomes: [{ callId: '0:a', outcome }] })
  expect(historyOf([question('1', 'a'), settled])[1]?.content).toMatch(content)
})
