import { formatDate } from '@predio/domain/dates'
import { useUser } from '../../lib/session/index.ts'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../profile/api/read-profile.ts'
import { useZone } from '../profile/use-zone.ts'
import { preparedBy, preparedOn } from './messages.ts'

/** When and by whom: under the title of whatever is printed. */
export function usePrepared(): string {
  const { email } = useUser()
  const { data: profile } = useProfile()
  const day = formatDate(useNow(), useZone(), 'long')
  const agent = [profile?.full_name, profile?.company].filter(Boolean).join(', ')
  const reach = [profile?.phone, email].filter(Boolean).join(' · ')
  const by = agent === '' ? '' : ` ${preparedBy(agent)}`
  return `${preparedOn(day)}${by}${reach === '' ? '' : ` · ${reach}`}`
}
