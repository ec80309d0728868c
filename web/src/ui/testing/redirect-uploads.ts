import { onTestFinished } from 'vitest'

/** An address at which no server listens. */
export const LOST = 'http://127.0.0.1:9/'

/** Uploads use XMLHttpRequest instead of fetch, so its requests are redirected. */
export function redirectUploads(to: (url: string) => string): { release: () => void } {
  const real = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = class extends real {
    override open(method: string, url: string | URL): void {
      super.open(method, to(String(url)))
    }
  }
  const release = () => {
    globalThis.XMLHttpRequest = real
  }
  onTestFinished(release)
  return { release }
}

export function holdUploads(): { count: () => number; letGo: () => void } {
  const real = globalThis.XMLHttpRequest
  let asked = 0
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  globalThis.XMLHttpRequest = class extends real {
    override send(body?: XMLHttpRequestBodyInit | null): void {
      asked += 1
      void held.then(() => super.send(body))
    }
  }
  onTestFinished(() => {
    globalThis.XMLHttpRequest = real
  })
  return { count: () => asked, letGo }
}

export function refuseUploads() {
  return redirectUploads((url) => url.replace(/\/object\/[^/]+\//, '/object/no-such-bucket/'))
}
