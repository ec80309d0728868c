import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { addPhotos, download, openWithLogo, PHOTO, processAll } from '../support/images.ts'

test('IMG-21 all outputs are downloaded in one ZIP under unique names, one by one, and by their public link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithLogo(page)
  await addPhotos(page, [PHOTO, PHOTO, { ...PHOTO, name: 'Recámara & baño.jpg' }])
  await processAll(page)
  const zip = await download(page, 'Descargar todas')
  expect(zip.name).toBe('imagenes.zip')
  const entries = unzipSync(new Uint8Array(zip.bytes))
  expect(Object.keys(entries).toSorted()).toEqual([
    'img_001_instagram_feed.jpg',
    'img_001_instagram_feed_2.jpg',
    'recamara_bano_instagram_feed.jpg',
  ])
  for (const bytes of Object.values(entries)) {
    expect(Buffer.from(bytes.subarray(0, 3))).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  }

  const single = await download(page, 'Descargar recamara_bano_instagram_feed.jpg')
  expect(single.name).toBe('recamara_bano_instagram_feed.jpg')
  await page
    .getByRole('button', { name: 'Copiar enlace de recamara_bano_instagram_feed.jpg' })
    .click()
  await expect(page.getByText('Copiado al portapapeles')).toBeVisible()
  const link = (await page.evaluate('navigator.clipboard.readText()')) as string
  const answer = await fetch(link)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(
    Buffer.from(entries['recamara_bano_instagram_feed.jpg'] ?? []),
  )
})
