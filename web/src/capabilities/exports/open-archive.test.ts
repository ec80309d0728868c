import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openArchive } from './open-archive.ts'

it('an archive’s entries are written in one or many pieces, compressed or not', async () => {
  const archive = await openArchive()
  const large = new Uint8Array(5_000_000).fill(7)
  large.set([1, 2, 3], 4_500_000)
  const photo = archive.open('archivos/foto ñ.jpg', {
    isCompressed: false,
    bytes: large.byteLength,
  })
  photo.write(large)
  photo.end()
  const text = archive.open('notas.txt', { isCompressed: true })
  for (const piece of ['uno ', 'dos ', 'tres']) text.write(new TextEncoder().encode(piece))
  text.end()
  const files = unzipSync(new Uint8Array(await archive.close().arrayBuffer()))
  expect(Object.keys(files)).toEqual(['archivos/foto ñ.jpg', 'notas.txt'])
  expect(Buffer.compare(files['archivos/foto ñ.jpg'] ?? new Uint8Array(), large)).toBe(0)
  expect(new TextDecoder().decode(files['notas.txt'])).toBe('uno dos tres')
})

it('EXPORT-11 an archive refuses an entry that does not fit and stays readable', async () => {
  const archive = await openArchive()
  const entry = archive.open('a.txt', { isCompressed: true })
  entry.end()
  expect(() => archive.open('b.pdf', { isCompressed: false, bytes: 2 ** 32 })).toThrow('full')
  expect(Object.keys(unzipSync(new Uint8Array(await archive.close().arrayBuffer())))).toEqual([
    'a.txt',
  ])
})
