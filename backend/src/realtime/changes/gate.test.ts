import { expect, it } from 'vitest'
import { Gate } from './gate.ts'
import { SOON } from '../../../../test-support/soon.ts'

function enter(gate: Gate, names: string[]) {
  const started: string[] = []
  const endings = new Map<string, (failure?: Error) => void>()
  const works = names.map((label) =>
    gate.run(label.charAt(0), () => {
      started.push(label)
      return new Promise<void>((resolve, reject) => {
        endings.set(label, (failure) => (failure ? reject(failure) : resolve()))
      })
    }),
  )
  return { started, works, end: (label: string, failure?: Error) => endings.get(label)!(failure) }
}

it('the gate runs a limited number of works at a time, in order, and goes on after a failure', async () => {
  const { started, works, end } = enter(new Gate(2), ['a', 'b', 'c', 'd'])
  const failure = works[0]!.catch((error: Error) => error.message)
  await expect.poll(() => started, SOON).toEqual(['a', 'b'])
  end('a', new Error('first'))
  expect(await failure).toBe('first')
  await expect.poll(() => started, SOON).toEqual(['a', 'b', 'c'])
  end('b')
  await expect.poll(() => started, SOON).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  await Promise.all(works.slice(1))
})

it('the gate never gives a caller two places, and puts a caller with many works behind the others after each work', async () => {
  const { started, works, end } = enter(new Gate(2), ['a1', 'a2', 'a3', 'b1', 'c1', 'd1'])
  await expect.poll(() => started, SOON).toEqual(['a1', 'b1'])
  end('a1')
  await expect.poll(() => started, SOON).toEqual(['a1', 'b1', 'c1'])
  end('b1')
  await expect.poll(() => started, SOON).toEqual(['a1', 'b1', 'c1', 'd1'])
  end('c1')
  await expect.poll(() => started.at(-1), SOON).toBe('a2')
  end('d1')
  await works[5]
  // A slot is free, but work with the name `a` is already running.
  expect(started).not.toContain('a3')
  end('a2')
  await expect.poll(() => started.at(-1), SOON).toBe('a3')
  end('a3')
  await Promise.all(works)
})
