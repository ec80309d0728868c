import { CalendarCheck, Handshake, MessagesSquare, UsersRound } from 'lucide-react'
import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '../../ui/tabs.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { messages } from './messages.ts'
import {
  CRM_TABS,
  DEFAULT_CRM_TAB,
  readListAddress,
  sectionTarget,
  useHistoryState,
  useOpen,
  useRecordAddress,
  type CrmTab,
} from '../../lib/navigation.ts'

/** The tabs are components of features, which may not import each other, so web/src/app passes them in. */
export type CrmScreens = Record<CrmTab, ComponentType> & {
  clientPage: ComponentType<{ clientId: string }>
}

const ICONS = {
  clients: UsersRound,
  opportunities: Handshake,
  tasks: CalendarCheck,
  interactions: MessagesSquare,
}

export function CrmScreen({ screens }: { screens: CrmScreens }) {
  const entry = useHistoryState()
  const record = useRecordAddress()
  const list = readListAddress(useLocation().pathname)
  const asked = CRM_TABS.find((known) => known === entry.tab)
  const tab = record?.tab ?? list?.tab ?? asked ?? DEFAULT_CRM_TAB
  const open = useOpen()
  if (record?.kind === 'clientes' && record.id !== undefined) {
    return (
      <div className="pt-3 lg:pt-5">
        <Suspense fallback={<ListSkeleton controls={['sm:flex-1', 'sm:w-44']} />}>
          <screens.clientPage key={record.id} clientId={record.id} />
        </Suspense>
      </div>
    )
  }
  return (
    <Tabs
      isSticky
      label={messages.tabsLabel}
      selectedKey={tab}
      onSelectionChange={(key) => {
        const chosen = CRM_TABS.find((each) => each === key)
        if (chosen && chosen !== tab) open(sectionTarget('crm', { tab: chosen }))
      }}
      items={CRM_TABS.map((id) => {
        const [Screen, Icon] = [screens[id], ICONS[id]]
        return {
          id,
          label: messages.tabs[id],
          icon: <Icon aria-hidden="true" />,
          content: (
            <Suspense fallback={<ListSkeleton controls={['sm:flex-1', 'sm:w-44']} />}>
              <Screen />
            </Suspense>
          ),
        }
      })}
    />
  )
}
