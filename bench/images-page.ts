const PHOTOS = 15
/** The photographs have different contents, so that the browser cannot reuse a decoded picture. */
const DISTINCT = 3

/** The painted photograph has edges and grain, so that its size is about that of a camera's photograph. */
const MAKE_PHOTOS = `
  async function makePhoto(seed) {
    const canvas = new OffscreenCanvas(4000, 3000)
    const context = canvas.getContext('2d')
    let state = seed
    const random = () => (state = (state * 16807) % 2147483647) / 2147483647
    for (let at = 0; at < 6000; at += 1) {
      context.fillStyle = 'hsl(' + Math.floor(random() * 360) + ' 50% ' + Math.floor(20 + random() * 60) + '%)'
      context.fillRect(random() * 4000, random() * 3000, 10 + random() * 160, 10 + random() * 120)
    }
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  }
  globalThis.photos ??= await Promise.all(Array.from({ length: ${DISTINCT} }, (_, at) => makePhoto(at + 7)))
  async function makeLogo() {
    const canvas = new OffscreenCanvas(300, 150)
    canvas.getContext('2d').fillRect(20, 20, 260, 110)
    return canvas.convertToBlob()
  }
  globalThis.logo ??= await makeLogo()`

const WATCH = `
  function watch() {
    const { port1, port2 } = new MessageChannel()
    let last = performance.now()
    let longest = 0
    port1.onmessage = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      setTimeout(() => port2.postMessage(0), 0)
    }
    port2.postMessage(0)
    return () => {
      longest = Math.max(longest, performance.now() - last)
      port1.close()
      return longest
    }
  }`

/** 'rest' resizes nothing: its blocked time comes from other work on the machine. */
export type Side = 'pool' | 'main' | 'rest'

export function runBatch(side: Side): string {
  return `(async () => {
    ${MAKE_PHOTOS}
    ${WATCH}
    const { startPool } = await import('/src/features/images/engine/start-pool.ts')
    const { Renderer } = await import('/src/features/images/engine/renderer.ts')
    const { poolSize } = await import('/src/features/images/engine/pool-size.ts')
    const look = {
      target: { width: 1080, height: 1350 },
      fit: 'cover',
      quality: 0.8,
      opacity: 0.5,
      position: 'bottomRight',
      caption: { price: '$4,850,000', place: 'Temozón Norte, Mérida' },
    }
    const jobs = Array.from({ length: ${PHOTOS} }, (_, at) => ({
      kind: 'render',
      file: { key: String(at), blob: photos[at % photos.length] },
      logo: { key: 'logo', blob: logo },
      look,
      focus: { x: 0.5, y: 0.5 },
    }))
    const onPool = () => {
      globalThis.pool ??= startPool()
      return Promise.all(jobs.map((job) => pool.run(job)))
    }
    const onMain = async () => {
      const renderer = new Renderer()
      const results = []
      for (const job of jobs) results.push(await renderer.render(job))
      return results
    }
    const onRest = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000))
      return []
    }
    const sides = { pool: onPool, main: onMain, rest: onRest }
    const stop = watch()
    const start = performance.now()
    const results = await sides.${side}()
    const ms = performance.now() - start
    return {
      ms,
      longestTaskMs: stop(),
      bytes: results.reduce((sum, { blob }) => sum + blob.size, 0),
      workers: poolSize(navigator),
    }
  })()`
}
