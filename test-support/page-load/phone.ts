import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
} from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { CHROMIUM_FLAGS } from '../chromium-flags.ts'

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
}

const SLOWER_CPU = 4

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
}

export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
  })
}

/**
 * Slows the page's main thread and network. The browser throttles each target separately: this covers the page's requests, preloads and
 * pictures, but neither service workers (throttleWorkers) nor WebSockets.
 */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

/** Service workers have a network of their own. While this session is attached, the browser does not stop them. */
export async function throttleWorkers(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  const workers = targetInfos.filter(({ type }) => type === 'service_worker')
  for (const { targetId } of workers) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId })
    const tell = (id: number, method: string, params = {}) =>
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
    await tell(1, 'Network.enable')
    await tell(2, 'Network.emulateNetworkConditions', NETWORK)
  }
  return workers.length
}
