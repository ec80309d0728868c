import { describeBirthday } from '@predio/domain/clients'
import { formatPhone, telUrl } from '@predio/domain/phones'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import type { ClientPageData } from '../api/read-client-page.ts'
import { CONTACT_LABELS } from '../../../records/clients/messages.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { FactList, factsOf } from './fact-list.tsx'
import { messages } from './messages.ts'

/** The page's header has them. */
const IN_HEADER = { first_name: '', last_name: '', type: '', status: '', tags: '' }

export function ContactCard({ client }: { client: ClientPageData }) {
  const { email, phone, birthday } = client
  const today = useToday()
  return (
    <Card title={messages.contact} titleLevel={3}>
      <FactList
        facts={factsOf(CONTACT_LABELS, client, {
          ...IN_HEADER,
          phone: phone && <PhoneLink number={phone} />,
          email: email && <Link href={`mailto:${email}`}>{email}</Link>,
          birthday: birthday && describeBirthday(birthday, today),
        })}
      />
    </Card>
  )
}

function PhoneLink({ number }: { number: string }) {
  const url = telUrl(number)
  return url ? <Link href={url}>{formatPhone(number)}</Link> : formatPhone(number)
}
