import { LinkLayout } from '../frame/link-layout.tsx'
import { AnswerPanelTemplates } from './answers/answer-templates.tsx'
import { ListingTemplate } from './listing/listing-template.tsx'
import { messages } from './messages.ts'
import { PageTemplates } from './page-templates.tsx'

export function SelectionPage() {
  return (
    <LinkLayout
      loading={messages.loading}
      skeleton={
        <>
          <span className="h-24 rounded-lg bg-sunken" />
          <span className="aspect-4/3 rounded-xl bg-sunken lg:aspect-3/1" />
        </>
      }
    >
      <PageTemplates />
      <ListingTemplate />
      <AnswerPanelTemplates />
    </LinkLayout>
  )
}
