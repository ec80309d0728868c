import { expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

it('newId makes different UUIDs of version 4', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
