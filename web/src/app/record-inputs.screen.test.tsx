import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  formColumns,
  RECORD_CASES,
  RECORD_FIELDS,
  type RecordTable,
} from '../../../test-support/record-columns.ts'
import { ClientDialog } from '../features/clients/client-dialog.tsx'
import { JobForm } from '../features/directory/jobs/job-form.tsx'
import { ProfessionalForm } from '../features/directory/professional-form.tsx'
import { DetailsDialog } from '../features/documents/details/details-dialog.tsx'
import type { OwnListing } from '../records/own-listings/api/own-listing.ts'
import { OwnListingForm } from '../records/own-listings/own-listing-form.tsx'
import { messages as ownMessages } from '../records/own-listings/messages.ts'
import { FIELD_LABELS } from '../records/own-listings/own-listing-values.ts'
import { ProspectForm } from '../features/prospects/prospect-form.tsx'
import { ScriptDialog } from '../features/scripts/script-dialog.tsx'
import type { DocumentRow } from '../records/documents/api/document-row.ts'
import { InteractionDialog } from '../records/interactions/interaction-dialog.tsx'
import { messages as photoMessages } from '../records/interactions/photos/messages.ts'
import { TaskDialog } from '../records/tasks/task-dialog.tsx'
import { missingInputs } from '../ui/testing/missing-inputs.ts'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'

const onClose = () => undefined
const id = '8d0a3f0e-0000-4000-8000-000000000009'

interface FormCase {
  form: ReactNode
  labels?: Readonly<Record<string, string>>
  without?: readonly string[]
}

const CLIENT = { form: <ClientDialog onClose={onClose} /> }

/** `opportunity-form.screen.test.tsx` checks the inputs of an opportunity, which depend on its stage. */
const FORMS: Record<Exclude<RecordTable, 'opportunities'>, FormCase> = {
  clients: CLIENT,
  client_preferences: CLIENT,
  tasks: { form: <TaskDialog onClose={onClose} /> },
  interactions: {
    form: <InteractionDialog onClose={onClose} />,
    labels: { photos: photoMessages.label },
    // INT-07: the form does not show the opportunity.
    without: ['opportunity_id'],
  },
  properties: {
    form: (
      <OwnListingForm
        listing={{ ...RECORD_CASES.properties.full, id, owner: null } as OwnListing}
        onSaved={onClose}
        onClose={onClose}
      />
    ),
    labels: { images: FIELD_LABELS.images, price: ownMessages.salePrice },
    without: ['location', 'operation', 'operations'],
  },
  professionals: {
    form: <ProfessionalForm professional={undefined} profession={undefined} onClose={onClose} />,
  },
  professional_jobs: { form: <JobForm professionalId={id} job={undefined} onClose={onClose} /> },
  prospects: { form: <ProspectForm onSaved={onClose} onClose={onClose} /> },
  sales_scripts: { form: <ScriptDialog onClose={onClose} /> },
  documents: {
    form: (
      <DetailsDialog
        document={{ ...RECORD_CASES.documents.full, id } as DocumentRow}
        onClose={onClose}
      />
    ),
  },
}

it.each(Object.entries(FORMS))(
  'SAVE-20 the form of %s has an input for every column',
  async (table, { form, labels = {}, without = [] }) => {
    const kind = table as RecordTable
    await renderScreen(form, { person: await accounts().createPerson() })
    await expect.element(page.getByRole('textbox').first()).toBeVisible()
    for (const fold of document.querySelectorAll('summary')) fold.click()
    const labelOf = (column: string) => labels[column] ?? RECORD_FIELDS[kind][column]?.label
    const columns = formColumns(kind).map((column) => [column, labelOf(column) ?? column])
    expect(missingInputs(Object.fromEntries(columns)).toSorted()).toEqual(without)
  },
)
