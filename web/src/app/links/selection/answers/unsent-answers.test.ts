import type { AnswerRequest } from '@predio/domain/selections'
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../../../lib/log.ts'
import { UnsentAnswers } from './unsent-answers.ts'

const like = (itemId: string): AnswerRequest => ({
  itemId,
  answer: 'like',
  reason: null,
  comment: null,
  visitSlots: [],
})

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { size: () => number } {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
    size: () => entries.size,
  }
}

let device: ReturnType<typeof storage>
beforeEach(() => {
  device = storage()
  vi.stubGlobal('localStorage', device)
})

it('SEL-23 the device keeps the last answer to each listing, in the order of the answers', () => {
  const kept = new UnsentAnswers('token')
  kept.keep('Casa A', like('a'))
  kept.keep('Casa B', like('b'))
  kept.keep('Casa A', { ...like('a'), answer: 'pass', reason: 'price' })
  const again = new UnsentAnswers('token')
  expect(again.all().map(({ title, request }) => [title, request.answer])).toEqual([
    ['Casa B', 'like'],
    ['Casa A', 'pass'],
  ])
  expect(new UnsentAnswers('otro').all()).toEqual([])
  expect(kept.key).not.toContain('token')
})

it('SEL-23 a newer answer stays unsent when an older answer to the same listing was sent', () => {
  const kept = new UnsentAnswers('token')
  kept.keep('Casa', like('a'))
  const [sent] = kept.all()
  kept.keep('Casa', { ...like('a'), answer: 'visit' })
  kept.settle(sent!)
  expect(kept.of('a')?.request.answer).toBe('visit')
  kept.settle(kept.of('a')!)
  expect([kept.all(), device.size()]).toEqual([[], 0])
})

it('SEL-24 a refused answer is kept with the reason of the refusal', () => {
  const kept = new UnsentAnswers('token')
  kept.keep('Casa', { ...like('a'), comment: 'Me encanta' })
  kept.refuse(kept.of('a')!, 'share_revoked')
  expect(kept.of('a')).toMatchObject({
    refusal: 'share_revoked',
    request: { comment: 'Me encanta' },
  })
})

it('SEL-23 without storage, answers are kept as long as the page is open, and unknown stored values are ignored', () => {
  const kept = new UnsentAnswers('token')
  device.setItem(kept.key, '{oops')
  expect(kept.all()).toEqual([])
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  device.setItem = () => {
    throw new Error('full')
  }
  kept.keep('Casa', like('a'))
  expect(kept.of('a')?.title).toBe('Casa')
  vi.stubGlobal('localStorage', undefined)
  kept.keep('Casa', like('b'))
  expect(kept.all()).toHaveLength(2)
})
