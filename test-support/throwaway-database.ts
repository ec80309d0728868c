import type { Client } from 'pg'

/**
 * A database that no test reads after a crash does not have to wait for the disk at every commit. Suites that kill servers do not use this,
 * because they prove that no data are lost.
 */
export async function stopWaitingForDisk(owner: Client): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await owner.query(`alter system set ${setting} = off`)
  }
  await owner.query('select pg_reload_conf()')
}
