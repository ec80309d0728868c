import { expect, test } from '@playwright/test'
import { enter, expectSection, SECTIONS } from './support/dashboard.ts'

test('the search opens by keyboard and leads to sections, places and actions', async ({ page }) => {
  await enter(page)
  await expectSection(page, 'Propiedades')
  const field = page.getByRole('combobox', { name: 'Buscar' })
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option')).toHaveText([
    ...SECTIONS,
    'Reportes',
    'Perfil',
    'Plan',
    'Notificaciones',
    'Tema claro',
    'Tema oscuro',
    'Tema del sistema',
    'Exportar todo',
    'Salir',
  ])
  await page.keyboard.type('comision')
  await expect(page.getByRole('option')).toHaveText(['Calculadora', 'Reportes'])
  await page.keyboard.press('Enter')
  await expectSection(page, 'Calculadora')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Meta+k')
  await page.keyboard.type('tema')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Tema oscuro' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Tema del sistema' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('button', { name: 'Buscar' }).click()
  await field.fill('zzz')
  await expect(
    page.getByRole('dialog').getByText('Sin resultados para «zzz»').first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('cerrar sesion')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
