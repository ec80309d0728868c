import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../lib/root.mjs'

const GREEN = '#1f5a41'
const LARGEST_PREVIEW = 150_000

/** The colour fills each icon to its edge, because systems cut icons into their own shapes. */
const ICONS = [
  { file: 'icono-180.png', size: 180, mark: 1 },
  { file: 'icono-192.png', size: 192, mark: 1 },
  { file: 'icono-512.png', size: 512, mark: 1 },
  // A system that cuts a round shape leaves only the middle 80 % of this icon.
  { file: 'icono-maskable-512.png', size: 512, mark: 0.78 },
]

export async function takeIcons(browser: Browser): Promise<[file: string, bytes: Buffer][]> {
  const icons: [string, Buffer][] = []
  for (const { file, size, mark } of ICONS) {
    const scene = `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${GREEN}">
      <img src="${dataUrl('web/public/favicon.svg', 'image/svg+xml')}" width="${size * mark}" />`
    icons.push([file, await take(browser, scene, size, size)])
  }
  return icons
}

interface Preview {
  /** If true, Predio's name is shown above the title; a page of an agent has none. */
  isOwn: boolean
  title: string
  text: string
}

/** Chats show these pictures for links to Predio and for links that agents send. */
export const PREVIEWS = {
  'og.png': {
    isOwn: true,
    title: 'Todo tu negocio inmobiliario, bajo un mismo techo',
    text: 'Para agentes inmobiliarios en México',
  },
  'og-seleccion.png': {
    isOwn: false,
    title: 'Una selección de propiedades para ti',
    text: 'Ábrela y di cuáles te gustan',
  },
  'og-reporte.png': {
    isOwn: false,
    title: 'El reporte de tu propiedad',
    text: 'Visitas, interés y respuestas del periodo',
  },
  'og-compartido.png': {
    isOwn: false,
    title: 'Te comparten un documento',
    text: 'Ábrelo para leerlo y descargarlo',
  },
  'og-contacto.png': {
    isOwn: false,
    title: 'Escríbele a tu agente',
    text: 'Deja tus datos y te responde directamente',
  },
  'og-aviso.png': {
    isOwn: false,
    title: 'Aviso de privacidad',
    text: 'Qué datos se usan, para qué y cómo ejercer tus derechos',
  },
} as const satisfies Record<string, Preview>

export async function takePreview(
  browser: Browser,
  { isOwn, title, text }: Preview,
): Promise<Buffer> {
  const font = 'node_modules/@fontsource-variable'
  const scene = `<style>
      @font-face { font-family: P; font-weight: 100 900;
        src: url(${dataUrl(`${font}/piazzolla/files/piazzolla-latin-wght-normal.woff2`, 'font/woff2')}) }
      @font-face { font-family: N; font-weight: 200 1000;
        src: url(${dataUrl(`${font}/nunito-sans/files/nunito-sans-latin-wght-normal.woff2`, 'font/woff2')}) }
      body { margin: 0; height: 100vh; display: grid; grid-template-columns: 1fr 384px; background: #faf6ef; color: #26231d; font: 28px N }
      main { display: flex; flex-direction: column; justify-content: space-between; padding: 64px 56px 64px 72px }
      .name { display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 700 }
      h1 { margin: 0; font: 600 76px/1.04 P; letter-spacing: -0.02em }
      p { margin: 0; color: #5b5346 }
      aside { border-radius: 0 0 0 112px;
        background: url(${dataUrl('web/src/ui/azulejos.svg', 'image/svg+xml')}) 0 0 / 192px }
    </style>
    <main>
      <div class="name"><img src="${dataUrl('web/public/favicon.svg', 'image/svg+xml')}" width="72" />${isOwn ? 'Predio' : ''}</div>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>
    <aside></aside>`
  const picture = await take(browser, scene, 1200, 630)
  if (picture.byteLength > LARGEST_PREVIEW) throw new Error('the preview picture is too large')
  return picture
}

async function take(
  browser: Browser,
  scene: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(scene)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const picture = await page.screenshot()
  await page.close()
  return picture
}

function dataUrl(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`
}
