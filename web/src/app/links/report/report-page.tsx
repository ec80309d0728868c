import { LinkLayout } from '../frame/link-layout.tsx'
import { messages } from './messages.ts'
import { ReportTemplates } from './report-templates.tsx'
import { SectionTemplates } from './section-templates.tsx'

export function ReportPage() {
  return (
    <LinkLayout
      loading={messages.loading}
      skeleton={
        <>
          <span className="aspect-4/3 rounded-xl bg-sunken sm:aspect-3/1" />
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {[1, 2, 3, 4].map((tile) => (
              <span key={tile} className="h-28 rounded-xl bg-sunken" />
            ))}
          </div>
        </>
      }
    >
      <ReportTemplates />
      <SectionTemplates />
    </LinkLayout>
  )
}
