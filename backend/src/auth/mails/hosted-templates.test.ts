import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../test/paths.ts'
import { hostedTemplates } from './hosted-templates.ts'

const folder = join(ROOT, 'supabase/templates')
const config = readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8')
const templates = hostedTemplates()

function section(name: string): string {
  return (
    config
      .split(/^\[/m)
      .find((part) => part.startsWith(`${name}]`))
      ?.replace(`${name}]`, '') ?? ''
  )
}

describe('mail templates for Supabase', () => {
  test('each mail has one template for Supabase, and every template has its mail', () => {
    expect(readdirSync(folder).toSorted()).toEqual(templates.map(({ file }) => file).toSorted())
  })

  test.each(templates)('$file has the same text as our own mail', ({ file, html }) => {
    // If this test fails, run npx tsx scripts/write-mail-templates.ts.
    expect(readFileSync(join(folder, file), 'utf8')).toBe(html)
  })

  test.each(templates)('the configuration names $file and its subject', (template) => {
    const lines = section(template.section)
    expect(lines).toContain(`subject = "${template.subject}"`)
    expect(lines).toMatch(new RegExp(`content_path = "\\./.*templates/${template.file}"`))
  })

  test.each(['confirmation', 'invite', 'recovery', 'magic_link', 'email_change'])(
    'the link of the mail %s carries the token, its type and the account’s address',
    (name) => {
      const { html } = templates.find(({ file }) => file === `${name}.html`)!
      const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      expect(link).toMatch(
        /^\{\{ \.SiteURL \}\}\/confirmar\?token_hash=\{\{ \.TokenHash \}\}&type=[a-z_]+&email=\{\{ \.Email \}\}/,
      )
    },
  )
})

test('Supabase’s configuration asks for the same proofs of an account as our server', () => {
  const lines = section('auth.email')
  expect(lines).toContain('double_confirm_changes = true')
  expect(lines).toContain('secure_password_change = true')
  expect(lines).toContain('otp_expiry = 3600')
})
