export interface DeviceDescription {
  label: string
  isPhone: boolean
}

/** The order matters, because most browsers also name the browsers that they imitate. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:\S+ )*Safari\//, 'Safari'],
]

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

export function describeDevice(userAgent: string | null | undefined): DeviceDescription {
  const text = userAgent ?? ''
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1]
  const isPhone = system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(text))
  return { label: labelOf(browser, system), isPhone }
}

function labelOf(browser: string | undefined, system: string | undefined): string {
  if (browser && system) return `${browser} en ${system}`
  if (system) return `Navegador en ${system}`
  return browser ?? 'Dispositivo desconocido'
}
