import { toCalendarDate } from '@predio/domain/dates'
import type { FillClient, FillProperty, FillRecords } from '@predio/domain/documents'
import { useRef, useState } from 'react'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Option } from '../../../../ui/option.ts'
import { useZone } from '../../../../capabilities/profile/use-zone.ts'
import {
  readFillClient,
  readFillProperty,
} from '../../../../records/documents/text/api/read-records.ts'
import { messages } from '../messages.ts'

type Slot = 'client' | 'other' | 'property'
export type ChosenRecords = Record<Slot, Option | null>

const NOBODY: ChosenRecords = { client: null, other: null, property: null }

interface Known {
  client: FillClient | null
  other: FillClient | null
  property: FillProperty | null
}

export function useRecords() {
  const { id: userId } = useUser()
  const zone = useZone()
  const [chosen, setChosen] = useState(NOBODY)
  const known = useRef<Known>({ client: null, other: null, property: null })
  // The latest choice. A record that is read for an earlier one is ignored.
  const wanted = useRef(NOBODY)

  /** Returns null if the choice was changed meanwhile, or if the record could not be read. */
  async function choose(slot: Slot, option: Option | null): Promise<FillRecords | null> {
    wanted.current = { ...wanted.current, [slot]: option }
    setChosen(wanted.current)
    try {
      const record = option && (await read(slot, option.id))
      if (wanted.current[slot] !== option) return null
      known.current = { ...known.current, [slot]: record }
      return records()
    } catch (error) {
      log.error('data of a record not read for a document', error)
      toast.error(messages.recordsFailed)
      return null
    }
  }

  function read(slot: Slot, id: string) {
    return slot === 'property' ? readFillProperty(userId, id) : readFillClient(userId, id)
  }

  function records(): FillRecords {
    const { client, other, property } = known.current
    return {
      clients: [client, other].filter((each) => each !== null),
      property,
      today: toCalendarDate(new Date(), zone),
    }
  }

  return { chosen, choose, records }
}
