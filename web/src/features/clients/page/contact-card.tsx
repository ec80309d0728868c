import { describeBirthday } from '@predio/domain/clients'
import { formatPhone, telUrl } from '@predio/domain/phones'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import type { ClientPageData } from '../api/read-client-page.ts'
import { CONTACT_LABELS } from '../../../records/clients/messages.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { FactList, factsOf } from './fact-list.tsx'
import { messages } from './messages.ts'

const { phone, whatsapp, ...others } = CONTACT_LABELS
/** Telephone and WhatsApp come first, because agents open the page mostly for them. */
const LABELS = { phone, whatsapp, ...others }
const IN_HEADER = { first_name: '', last_name: '', type: '', status: '', tags: '' }

export function ContactCard({ client }: { client: ClientPageData }) {
  const { email, birthday } = client
  const today = useToday()
  return (
    <Card title={messages.contact} titleLevel={3}>
      <FactList
        facts={factsOf(LABELS, client, {
          ...IN_HEADER,
          phone: client.phone && <PhoneLink number={client.phone} />,
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
