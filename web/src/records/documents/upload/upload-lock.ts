/** Held while a file is on its way: no other tab takes it for one that was left behind. */
function lockName(path: string): string {
  return `predio.upload.${path}`
}

/** Browsers give locks to pages served by https only. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}

export async function whileUploading<T>(path: string, work: () => Promise<T>): Promise<T> {
  const manager = locks()
  return manager ? manager.request(lockName(path), work) : work()
}

export async function isUploading(path: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.some(({ name }) => name === lockName(path))
}

/** Unless some tab is still sending it. Where no tab can tell, the server's hour decides. */
export async function ifLeftBehind(path: string, work: () => Promise<unknown>): Promise<void> {
  await locks()?.request(lockName(path), { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}
