import { writeFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { FORM_SHAPES } from '../test-support/prospects/form-shapes.ts'
import { EASYBROKER_REQUEST, NAVENT_MESSAGE } from '../test-support/prospects/portal-shapes.ts'
import { programCached } from './support/offline.ts'
import { createPerson, signIn } from './support/people.ts'
import { accept, answerLater, clientsOf, sendProspect } from './support/prospects.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const waiting = (page: Page, name: string) => page.getByRole('article', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('PROS-14 PROS-15 PROS-25 prospects of two portals and a plug-in, set up in Configuración, become clients', async ({
  page,
}) => {
  const person = await createPerson()
  await signIn(page, person, '/dashboard/settings#fuentes')
  await press(page, 'Crear dirección')
  const address = await page.getByRole('textbox', { name: 'Dirección secreta' }).inputValue()
  const token = new URL(address).pathname.split('/').at(-1) ?? ''
  await press(page, 'Enviar una prueba')
  await expect(page.getByText('La prueba ya está en tu buzón')).toBeVisible()
  await page.getByRole('link', { name: 'Ver el buzón' }).click()
  await waiting(page, 'Prueba de Predio').getByRole('link').click()
  await page.getByRole('dialog').getByText('Descartar').click()
  await expect(page.getByText('Nadie espera respuesta')).toBeVisible()

  const plugin = FORM_SHAPES.find(({ source }) => source.includes('CF7 to Webhook'))
  const someoneElse = {
    'your-name': 'Eva Chi',
    'your-email': 'eva@correo.mx',
    'tel-742': '5511112222',
  }
  expect(
    await Promise.all([
      sendProspect(token, NAVENT_MESSAGE),
      sendProspect(token, NAVENT_MESSAGE),
      sendProspect(token, EASYBROKER_REQUEST),
      sendProspect(token, Object.assign({}, plugin?.body, someoneElse)),
    ]),
  ).toEqual([200, 200, 200, 200])

  // One who was accepted leads to the next, without leaving the dialog.
  await waiting(page, NAVENT_MESSAGE.nombre).getByRole('link').click()
  for (let others = 3; others > 0; others -= 1) {
    await accept(page)
    await answerLater(page)
  }
  await expect(page.getByText('Nadie espera respuesta')).toBeVisible()
  await expect
    .poll(async () =>
      (await clientsOf(person)).map(({ phone, source }) => `${source} ${phone}`).toSorted(),
    )
    .toEqual([
      'Casas y Terrenos +525559090909',
      'Contact Form 7 +525511112222',
      'Inmuebles24 +529991112233',
    ])
})

const EML = [
  'From: Portal <avisos@lamudi.com.mx>',
  'Reply-To: Rosa May <rosa@correo.mx>',
  'Subject: Casa en Cholul',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Teléfono: 999 222 0002',
  'Mensaje: ¿Aceptan mascotas?',
].join('\r\n')
const VCF = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Luis Uc\r\nTEL;TYPE=CELL:5512340003\r\nEND:VCARD'

/** Drops a file from outside of the browser. */
async function dropMail(page: Page): Promise<void> {
  const file = test.info().outputPath('correo.eml')
  await writeFile(file, EML)
  const place = await page.getByText('Toca «Elegir archivo»').boundingBox()
  if (!place) throw new Error('there is no place to drop at')
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    })
  }
  await browser.detach()
}

async function chooseCard(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Elegir archivo')
  await (
    await chooser
  ).setFiles({ name: 'luis.vcf', mimeType: 'text/vcard', buffer: Buffer.from(VCF) })
}

/** What the share menu of a phone does: it posts a form to the installed app. */
async function share(page: Page, text: string, file: string): Promise<void> {
  await page.evaluate(
    `((text, file) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/dashboard/compartir'
      form.enctype = 'multipart/form-data'
      const said = Object.assign(document.createElement('input'), { name: 'text', value: text })
      const chosen = Object.assign(document.createElement('input'), { name: 'file', type: 'file' })
      const files = new DataTransfer()
      if (file) files.items.add(new File([file], 'contacto.vcf', { type: 'text/x-vcard' }))
      chosen.files = files.files
      form.append(said, chosen)
      document.body.append(form)
      form.submit()
    })(${JSON.stringify(text)}, ${JSON.stringify(file)})`,
  )
}

/** Keeps what was recognised, and makes the client of it. */
async function keepAndAccept(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name)
  await press(page, 'Guardar en el buzón')
  await accept(page)
  await answerLater(page)
  await expect(page.getByText('Nadie espera respuesta')).toBeVisible()
}

test.describe('with the installed app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('PROS-51 PROS-52 PROS-53 PROS-57 a pasted text, a dropped mail, a contact and a shared text become clients', async ({
    page,
  }) => {
    const person = await createPerson()
    await signIn(page, person, '/dashboard/buzon')
    await press(page, 'Pegar o soltar')
    await page
      .getByRole('textbox', { name: 'Mensaje o correo' })
      .fill('Nombre: Ana Pech\nTeléfono: 999 111 0001\nMensaje: Quiero verla')
    await press(page, 'Continuar')
    await keepAndAccept(page, 'Ana Pech')
    await press(page, 'Pegar o soltar')
    await dropMail(page)
    await keepAndAccept(page, 'Rosa May')
    await press(page, 'Pegar o soltar')
    await chooseCard(page)
    await keepAndAccept(page, 'Luis Uc')

    await programCached(page)
    await share(page, 'Hola, soy Karla Dzul, mi número es 999 444 0004', '')
    await keepAndAccept(page, 'Karla Dzul')
    await share(page, '', VCF.replace('Luis Uc', 'Eva Chi').replace('0003', '0005'))
    await keepAndAccept(page, 'Eva Chi')
    expect((await clientsOf(person)).map(({ phone, source }) => `${source} ${phone}`)).toEqual([
      'Texto pegado +529991110001',
      'Lamudi +529992220002',
      'Contacto +525512340003',
      'Texto pegado +529994440004',
      'Contacto +525512340005',
    ])
  })
})
