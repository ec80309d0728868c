import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import { ensureWordPressPackages } from './packages.ts'

const NOBODY = 65_534

describe('ensureWordPressPackages', () => {
  it('ensureWordPressPackages accepts what is installed', () => {
    ensureWordPressPackages()
    expect(() => ensureWordPressPackages()).not.toThrow()
  })

  it('ensureWordPressPackages says what is missing and that only root can install it', () => {
    const script = `
      import { ensureWordPressPackages } from '${join(root, 'test-support/wordpress/packages.ts')}'
      ensureWordPressPackages(['dpkg', 'predio-no-such-package'])`
    const tried = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      {
        cwd: root,
        encoding: 'utf8',
        ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
      },
    )
    expect(tried.stderr).toContain(
      'A real WordPress needs these Debian packages: predio-no-such-package. Only root can install them.',
    )
  })
})
