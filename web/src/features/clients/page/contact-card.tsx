import { describeBirthday, formatBudget } from '@predio/domain/clients'
import { formatPhone, telUrl } from '@predio/domain/phones'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import type { ClientPageData } from './read-client-page.ts'
import { FIELD_LABELS } from '../../../records/clients/messages.ts'
import { useToday } from '../../../records/profile/use-today.ts'
import { FactList } from './fact-list.tsx'
import { messages } from './messages.ts'

export function ContactCard({ client }: { client: ClientPageData }) {
  const { email, phone, whatsapp, birthday } = client
  const today = useToday()
  return (
    <Card title={messages.contact} titleLevel={3}>
      <FactList
        facts={[
          { label: FIELD_LABELS.phone, value: phone && <PhoneLink number={phone} /> },
          { label: FIELD_LABELS.whatsapp, value: whatsapp && formatPhone(whatsapp) },
          {
            label: FIELD_LABELS.email,
            value: email && <Link href={`mailto:${email}`}>{email}</Link>,
          },
          {
            label: FIELD_LABELS.birthday,
            value: birthday && describeBirthday(birthday, today),
          },
          { label: FIELD_LABELS.address, value: client.address },
          { label: FIELD_LABELS.source, value: client.source },
          { label: FIELD_LABELS.budget, value: formatBudget(client) },
          { label: FIELD_LABELS.notes, value: client.notes },
        ]}
      />
    </Card>
  )
}

function PhoneLink({ number }: { number: string }) {
  const url = telUrl(number)
  return url ? <Link href={url}>{formatPhone(number)}</Link> : formatPhone(number)
}
