import { professionalSchema } from '@predio/domain/professionals'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkForm } from './check-form.ts'

const schema = z.object({ name: z.string().min(1), client_id: z.string().nullable() })

interface Form {
  name: string
  client: { id: string } | null
}
const toInput = ({ name, client }: Form) => ({ name, client_id: client?.id ?? null })

it('the error of a column is shown at the form’s field for it, also under another name', async () => {
  const strict = z.object({ ...schema.shape, client_id: z.string({ error: 'Elige uno' }) })
  const check = checkForm(strict, toInput, { client_id: 'client' })
  const { errors } = await check({ name: 'x', client: null }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(errors).toEqual({ client: { type: 'invalid_type', message: 'Elige uno' } })
})

it('a form that lacks a field of the schema does not compile', () => {
  const checks = [
    // @ts-expect-error the form has no `phone`
    checkForm(professionalSchema, (values: { name: string }) => values),
    // @ts-expect-error the input lacks `client_id`
    checkForm(schema, ({ name }: Form) => ({ name }), { client_id: 'client' }),
    // @ts-expect-error no field is named for the faults of `client_id`
    checkForm(schema, toInput),
    // @ts-expect-error the form has no field of this name
    checkForm(schema, toInput, { client_id: 'customer' }),
    // @ts-expect-error a name cannot be a number
    checkForm(schema, (form: Form) => ({ ...toInput(form), name: 7 }), { client_id: 'client' }),
  ]
  expect(checks).toHaveLength(5)
})
