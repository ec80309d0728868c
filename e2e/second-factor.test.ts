import { expect, test } from '@playwright/test'
import { addSecondFactor } from '../test-support/second-factor.ts'
import { totpCode } from '../test-support/totp-code.ts'
import { expectAccessible } from './support/accessibility.ts'
import { clientOf, createPerson, signInByHand } from './support/people.ts'
import { codeField, pressButton } from './support/second-factor.ts'

const STEP = { name: 'Verificación en dos pasos', level: 1 } as const

test('ACC-53 after the password no page opens before the code, in any tab or at any address', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  const { secret } = await addSecondFactor(await clientOf(person))
  await signInByHand(page, person)
  await expect(page.getByRole('heading', STEP)).toBeVisible()
  await expectAccessible(page)
  const second = await context.newPage()
  await second.goto('/dashboard/subscription')
  await expect(second.getByRole('heading', STEP)).toBeVisible()
  await expect(second.getByRole('navigation')).toHaveCount(0)
  await codeField(page).fill(totpCode(secret, 1))
  await pressButton(page, 'Continuar')
  await expect(page.getByRole('heading', STEP)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(second.getByRole('heading', STEP)).toBeHidden()
  await expect(second).toHaveURL(/\/dashboard\/subscription/)
})
