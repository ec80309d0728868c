import { expect, it } from 'vitest'
import { PieceAssembly, cutIntoPieces } from './pieces.ts'

it.each([1, 7_800, 7_801, 100_000])('%i bytes travel in pieces that fit into a NOTIFY', (size) => {
  const message = 'x'.repeat(size)
  const pieces = cutIntoPieces(message, 'some-process:1')
  expect(pieces.every((piece) => Buffer.byteLength(piece) < 8_000)).toBe(true)
  const assembly = new PieceAssembly()
  expect(pieces.map((piece) => assembly.take(piece)).at(-1)).toBe(message)
})

it('no piece ends within a character', () => {
  const message = 'ñ🏠'.repeat(5_000)
  const assembly = new PieceAssembly()
  expect(
    cutIntoPieces(message, 'id')
      .map((piece) => assembly.take(piece))
      .at(-1),
  ).toBe(message)
})

it('a message of which a piece is missing is dropped, and no other message', () => {
  const [a, b] = [cutIntoPieces('a'.repeat(30_000), 'a'), cutIntoPieces('b'.repeat(30_000), 'b')]
  const assembly = new PieceAssembly()
  const taken = [...a.slice(0, 2), ...b, ...a.slice(3)].map((piece) => assembly.take(piece))
  expect(taken.filter((message) => message !== undefined)).toEqual(['b'.repeat(30_000)])
})

it('unfinished messages are not kept for ever', () => {
  const assembly = new PieceAssembly()
  const first = cutIntoPieces('x'.repeat(10_000), 'first')
  assembly.take(first[0]!)
  for (let i = 0; i < 200; i++) assembly.take(cutIntoPieces('y'.repeat(10_000), `other${i}`)[0]!)
  expect(assembly.take(first[1]!)).toBeUndefined()
})
