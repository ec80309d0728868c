import { describe, expect, it } from 'vitest'
import { formatOutcome, parseOutcome, type ProposalOutcome } from './stored-outcome.ts'

describe('AST-74 the stored outcome of a proposal', () => {
  it.each<ProposalOutcome>([
    { kind: 'done', tool: 'create_task', text: 'Tarea creada: Llamar a «Ana»' },
    { kind: 'dismissed', text: 'Agendar visita: descartado' },
    { kind: 'refused', text: 'Esa fecha ya pasó' },
  ])('a stored outcome of a proposal is read back unchanged: %j', (outcome) => {
    expect(parseOutcome(formatOutcome(outcome))).toEqual(outcome)
  })

  it.each([
    'Tarea creada: Llamar',
    '{"kind":"done"',
    '{"kind":"done","tool":"delete_client","text":"x"}',
    '7',
  ])('a stored outcome of unknown kind is shown as its stored text: %s', (text) => {
    expect(parseOutcome(text)).toEqual({ kind: 'unknown', text })
  })

  it.each(['x'.repeat(900), '"\\\n'.repeat(300), '😀'.repeat(300)])(
    'the stored outcome of a proposal has at most 400 characters: %s',
    (text) => {
      const stored = formatOutcome({ kind: 'done', tool: 'draft_whatsapp', text })
      expect(stored.length).toBeLessThanOrEqual(400)
      const read = parseOutcome(stored)
      expect(read.kind).toBe('done')
      expect(read.text.length).toBeGreaterThan(100)
    },
  )

  it('the stored outcome of a proposal has its keys masked', () => {
    const stored = formatOutcome({ kind: 'refused', text: 'clave sk-abcdefghijkl' })
    expect(stored).not.toContain('sk-abcdefghijkl')
  })
})
