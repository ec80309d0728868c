import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test-support/temporary-folder.ts'
import { prepareHome } from './home.ts'
import { DatabaseStartError } from './start-error.ts'

it('OPS-67 a data folder that cannot be made is reported in a clear message', () => {
  const folder = temporaryFolder('home')
  writeFileSync(join(folder, 'archivo'), '')
  const prepare = () => prepareHome(join(folder, 'archivo', 'datos'))
  expect(prepare).toThrow(DatabaseStartError)
  expect(prepare).toThrow(/No se puede crear la carpeta .*ENOTDIR.*DATA_DIR/)
  rmSync(folder, { recursive: true })
})
