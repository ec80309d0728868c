import { afterEach, expect, it } from 'vitest'
import { holdSubmit } from './hold-submit.ts'

function makeForm(markup = '<form data-waits><input></form>') {
  document.body.innerHTML = markup
  const form = document.querySelector('form')
  if (!form) throw new Error('there is no form')
  let sent = 0
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
  return { form, field: form.querySelector('input'), sent: () => sent }
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('CLIENT-21 a press waits for all choices, and submits once', () => {
  const { form, field, sent } = makeForm()
  const [client, property] = [holdSubmit(field), holdSubmit(field)]
  form.requestSubmit()
  form.requestSubmit()
  client(true)
  expect(sent()).toBe(0)
  property(true)
  expect(sent()).toBe(1)
  form.requestSubmit()
  expect(sent()).toBe(2)
})

it('CLIENT-21 a submission continues with the button that was pressed', () => {
  const { form, field } = makeForm(
    '<form data-waits><input><button value="new">Otra</button></form>',
  )
  const pressed: unknown[] = []
  form.addEventListener('submit', ({ submitter }) => pressed.push(submitter))
  const release = holdSubmit(field)
  form.querySelector('button')?.click()
  expect(pressed).toEqual([])
  release(true)
  expect(pressed).toEqual([form.querySelector('button')])
})

it('CLIENT-21 the form is not submitted automatically when one of the choices failed', () => {
  const { form, field, sent } = makeForm()
  const [client, property] = [holdSubmit(field), holdSubmit(field)]
  form.requestSubmit()
  property(false)
  client(true)
  expect(sent()).toBe(0)
  form.requestSubmit()
  expect(sent()).toBe(1)
})

it('CLIENT-21 a form without data-waits is submitted at once', () => {
  const { form, field, sent } = makeForm('<form><input></form>')
  const release = holdSubmit(field)
  form.requestSubmit()
  expect(sent()).toBe(1)
  release(true)
  expect(sent()).toBe(1)
})
