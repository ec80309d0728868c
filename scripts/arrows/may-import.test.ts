import { expect, it } from 'vitest'
import { mayImport } from './may-import.ts'

it.each([
  ['domain/src/money/cents.ts', 'domain/src/text/fold.ts'],
  ['domain/src/clients/schema.ts', 'zod'],
  ['backend/src/rest/plan/plan.ts', 'backend/src/rest/parse/types.ts'],
  ['backend/src/rest/rest.ts', 'backend/src/http/identify.ts'],
  ['backend/src/rest/rest.ts', 'hono'],
  ['backend/src/backend.ts', 'backend/src/auth/auth.ts'],
  ['backend/src/functions/mount.ts', 'supabase/functions/site-proxy/handler.ts'],
  ['web/src/features/clients/form.tsx', '@predio/domain/clients'],
  ['web/src/features/clients/page.tsx', 'web/src/records/tasks/task-form.tsx'],
  ['web/src/records/tasks/task-form.tsx', 'web/src/records/clients/client-picker.tsx'],
  ['web/src/records/tasks/task-form.tsx', 'web/src/capabilities/views/view.ts'],
  ['web/src/features/clients/form.tsx', 'web/src/ui/button.tsx'],
  ['web/src/ui/button.tsx', 'web/src/lib/classes.ts'],
  ['web/src/records/clients/form/schema.ts', 'web/src/records/clients/api/read-client.ts'],
  ['supabase/functions/site-proxy/handler.ts', 'domain/src/properties/index.ts'],
])('the file %s may import %s', (from, target) => {
  expect(mayImport(from, target)).toBe(true)
})

it.each([
  ['domain/src/money/cents.ts', 'node:fs'],
  ['domain/src/money/cents.ts', 'react'],
  ['domain/src/money/cents.ts', '@supabase/supabase-js'],
  ['domain/src/money/cents.ts', 'backend/src/config.ts'],
  ['backend/src/rest/rest.ts', 'backend/src/auth/errors.ts'],
  ['backend/src/http/app.ts', 'backend/src/rest/rest.ts'],
  ['backend/src/database/database.ts', 'backend/src/rest/errors.ts'],
  ['backend/src/rest/rest.ts', 'web/src/lib/supabase.ts'],
  ['backend/src/rest/rest.ts', 'supabase/functions/site-proxy/handler.ts'],
  ['web/src/lib/supabase.ts', 'web/src/ui/button.tsx'],
  ['web/src/ui/button.tsx', 'web/src/records/clients/read-client.ts'],
  ['web/src/records/clients/read-client.ts', 'web/src/features/clients/page.tsx'],
  ['web/src/capabilities/views/view.ts', 'web/src/records/clients/read-client.ts'],
  ['web/src/features/clients/form.tsx', 'web/src/features/properties/card.tsx'],
  ['web/src/features/clients/form.tsx', 'web/src/app/router.tsx'],
  ['web/src/app/router.tsx', '@predio/backend/config'],
  ['web/src/records/clients/api/save-client.ts', 'web/src/records/clients/form/schema.ts'],
  ['web/src/features/estimator/api/save.ts', 'web/src/features/estimator/card.tsx'],
  ['supabase/functions/site-proxy/handler.ts', 'backend/src/config.ts'],
])('the file %s may not import %s', (from, target) => {
  expect(mayImport(from, target)).toBe(false)
})
