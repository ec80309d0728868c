import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FRIENDLY, type SiteOptions } from '../../../../test-support/site-stub/site-options.ts'
import { accounts } from '../../ui/testing/render-screen.tsx'
import { addSite, createAgentWithSite } from '../../ui/testing/sites.ts'
import {
  expectText,
  fillSite,
  openSettings,
  press,
  save,
  SAVED,
  siteKey,
  storedSettings,
  url,
} from './testing/open-settings.tsx'
import { typeAt } from '../../ui/testing/type-at.ts'

const PROPERTIES = '/wp-json/wp/v2/properties'

describe('SET-02 saving a site', () => {
  it('a site whose connection works is stored with its endpoint, and its listings are read', async () => {
    const site = await addSite({ listings: 4 })
    const person = await openSettings()
    await fillSite(site.url, FRIENDLY.key)
    await save()
    await expect.element(siteKey()).toHaveValue('••••mnop')
    await expectText(/^4 propiedades/)
    expect(await storedSettings(person)).toMatchObject({
      wordpress_url: site.url,
      wordpress_endpoint: PROPERTIES,
      has_site_key: true,
    })
  })

  it.each<[string, Partial<SiteOptions>, string]>([
    [
      'a refused key',
      { strict: true, key: 'admin:otra' },
      'La conexión con WordPress no es válida',
    ],
    ['no listings', { route: null }, 'No se encontró el endpoint de propiedades en WordPress.'],
  ])('a site with %s is refused, and the typed values stay', async (_, options, text) => {
    const site = await addSite(options)
    const person = await openSettings()
    await fillSite(site.url, FRIENDLY.key)
    await press('Guardar')
    await expectText(text)
    await expect.element(url()).toHaveValue(site.url)
    expect((await storedSettings(person))?.wordpress_url).toBeNull()
  })

  it('SET-14 a site that shows nothing without a key makes the card ask for the key, and nothing is saved', async () => {
    const site = await addSite({ locked: true })
    const person = await openSettings()
    await fillSite(site.url)
    await press('Guardar')
    await expectText('Escribe la API Key de tu sitio')
    await expect.element(siteKey()).toHaveFocus()
    expect((await storedSettings(person))?.wordpress_url).toBeNull()
  })

  it('SET-14 a public site that is down is stored, and its endpoint is found when it is up again', async () => {
    const site = await addSite({ status: 503, listings: 4 })
    const person = await openSettings()
    await fillSite(site.url)
    await save()
    expect(await storedSettings(person)).toMatchObject({
      wordpress_url: site.url,
      wordpress_endpoint: null,
    })
    await site.change({ status: null })
    await press('Actualizar')
    await expectText(/^4 propiedades/)
    await expect
      .poll(async () => (await storedSettings(person))?.wordpress_endpoint)
      .toBe(PROPERTIES)
  })

  it('typing replaces a saved key, and emptying the field removes it', async () => {
    const { person, site } = await createAgentWithSite()
    await openSettings(person)
    await typeAt(siteKey(), 'nueva clave 99')
    await expect.element(siteKey()).toHaveValue('nueva clave 99')
    await expect.element(siteKey()).toHaveAttribute('type', 'password')
    await site.change({ key: 'admin:nuevaclave99' })
    await save()
    await expect.element(siteKey()).toHaveValue('••••e 99')
    await typeAt(siteKey(), '{Backspace}')
    await expectText('Se quitará al guardar.')
    await press('Guardar')
    await expect.poll(async () => (await storedSettings(person))?.has_site_key).toBe(false)
  })
})

it('SET-03 the card asks for the key of another site instead of sending the saved key', async () => {
  const { person } = await createAgentWithSite()
  await openSettings(person)
  await url().fill('https://otra.example')
  await press('Guardar')
  await expectText(
    'Cambiaste de sitio: escribe la API Key del nuevo, o borra la anterior si no la necesita.',
  )
  await expect.element(siteKey()).toHaveFocus()
})

it('PROP-50 PROP-56 the card asks whether another address is another site, and keeps the former site’s data apart', async () => {
  const { person } = await createAgentWithSite({ listings: 2 })
  const next = await addSite({ listings: 2 })
  const api = await accounts().clientOf(person)
  await api.from('properties').insert({ wordpress_id: 101, title: 'Con etiqueta' }).throwOnError()
  const number = async () => {
    const { data } = await api.from('properties').select('wordpress_id').single().throwOnError()
    return data.wordpress_id
  }
  await openSettings(person)
  await fillSite(next.url, FRIENDLY.key)
  await press('Guardar')
  await expectText(/^Tienes 1 propiedad de 127\.0\.0\.1:\d+\S* con lo que les agregaste/)
  await press('Cancelar')
  expect(await number()).toBe(101)
  await press('Guardar')
  await press('Es otro sitio')
  await expectText(SAVED)
  expect(await number()).toBeNull()
  expect((await storedSettings(person))?.wordpress_url).toBe(next.url)
})

describe('testing the connection', () => {
  it('testing requires an address, and explains a wrong one at its field', async () => {
    await openSettings()
    await press('Probar conexión')
    await expectText('Escribe la dirección de tu sitio para probarla')
    await url().fill('mi sitio')
    await press('Guardar')
    await expectText(/^URL inválida.*Tiene un espacio en medio: bórralo\.$/)
    await expect.element(url()).toHaveFocus()
  })

  it('SITE-07 the address to which the typed one redirects can be accepted, and replaces the last result', async () => {
    const home = await addSite({ locked: true })
    const target = home.url.replace('127.0.0.1', 'localhost')
    const typed = await addSite({ redirectsTo: target })
    await openSettings()
    await fillSite(typed.url, FRIENDLY.key)
    await press('Probar conexión')
    await expectText(`Lleva a ${target}`)
    await press('Usar esa dirección')
    await expectText('Conexión exitosa con WordPress')
    await expect.element(url()).toHaveValue(target)
    await home.change({ status: 503 })
    await press('Probar conexión')
    await expectText(/Error de conexión: 503/)
    await expect.element(page.getByText('Conexión exitosa con WordPress')).not.toBeInTheDocument()
  })

  it('SITE-03 a site that does not answer https is read over http, and the working address is stored', async () => {
    const site = await addSite()
    const person = await openSettings()
    await fillSite(`${site.url.replace('http://', '')}/wp-json/`, FRIENDLY.key)
    await save()
    await expectText(/no respondió con https:\/\/, así que lo leímos con http/)
    await expect.element(url()).toHaveValue(site.url)
    await expect.element(page.getByText('Tienes cambios sin guardar')).not.toBeInTheDocument()
    expect((await storedSettings(person))?.wordpress_url).toBe(site.url)
    await url().fill(`${site.url}/`)
    await expectText('Tienes cambios sin guardar')
    await press('Guardar')
    await expect.element(page.getByText('Tienes cambios sin guardar')).not.toBeInTheDocument()
    await expect.element(url()).toHaveValue(site.url)
  })

  it('SITE-08 a test gives the site 30 seconds to answer, and can be stopped earlier', async () => {
    const site = await addSite({ hangs: true })
    await openSettings()
    await fillSite(site.url)
    await press('Probar conexión')
    await expectText('Buscando la API de WordPress…')
    await expect.poll(async () => (await site.asked()).length).toBe(1)
    await press('Cancelar')
    await expect.element(page.getByText('Buscando la API de WordPress…')).not.toBeInTheDocument()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await press('Probar conexión')
      await expect.poll(async () => (await site.asked()).length).toBe(2)
      vi.advanceTimersByTime(29_000)
      await expectText('Buscando la API de WordPress…')
      vi.advanceTimersByTime(1500)
    } finally {
      vi.useRealTimers()
    }
    await expectText('La conexión tardó demasiado. Verifica que el sitio responda correctamente.')
  })

  it('says that there is no connection instead of blaming the site', async () => {
    const site = await addSite()
    await openSettings()
    await fillSite(site.url, FRIENDLY.key)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    try {
      await press('Guardar')
      await expectText('Error de conexión')
      await expectText('Revisa tu internet e intenta de nuevo.')
    } finally {
      onLine.mockRestore()
    }
    expect(await site.asked()).toEqual([])
    await expect.element(page.getByText(SAVED)).not.toBeInTheDocument()
  })
})
