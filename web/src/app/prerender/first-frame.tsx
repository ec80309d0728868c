import { Bell, Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { SKELETON_GRID } from '../../features/properties/browse/grid-shape.ts'
import { ADDRESSES, DASHBOARD } from '../../lib/navigation.ts'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CrmScreen } from '../crm/crm-screen.tsx'
import { COLUMN, FRAME, HeaderBar, MAIN, SidebarFrame } from '../frame/frame-parts.tsx'
import { PhoneBar } from '../frame/phone-bar.tsx'
import { useCurrentScreen } from '../frame/use-current-screen.ts'
import { PLACES } from '../places.ts'
import { SECTIONS } from '../sections.ts'

const Clients = () => <ListSkeleton controls={['sm:flex-1', 'sm:w-44']} />
const Nothing = () => null

const SCREENS: Record<string, ReactNode> = {
  [DASHBOARD]: (
    <GridSkeleton
      controls={['sm:flex-1', 'sm:w-32']}
      cards={8}
      grid={SKELETON_GRID}
      hasPhotos
      label={null}
    />
  ),
  [`${DASHBOARD}/clientes`]: (
    <div className="-mt-3 flex flex-col gap-2 lg:-mt-5">
      <CrmScreen
        screens={{
          clients: Clients,
          opportunities: Nothing,
          tasks: Nothing,
          interactions: Nothing,
          clientPage: Nothing,
        }}
      />
    </div>
  ),
  [ADDRESSES.today]: (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <ListSkeleton rows={5} lead="tick" />
        <ListSkeleton rows={5} label={null} />
      </div>
    </div>
  ),
}

export const FRAMED_PATHS = Object.keys(SCREENS)

/** The numbers beside places are data. */
const UNCOUNTED = PLACES.map((place) => Object.assign({}, place, { Count: Nothing }))

const nobody = () => {}
const icon = (label: string, drawing: ReactNode) => <IconButton label={label} icon={drawing} />

/** The frame of a first screen for a phone and a desk: it is written into the document, and the first script shows it to whoever has a session. */
export function FirstFrame({ path }: { path: string }) {
  const { section, place, heading } = useCurrentScreen(SECTIONS, UNCOUNTED)
  const navigation = { sections: SECTIONS, places: UNCOUNTED, section, place, onOpen: nobody }
  return (
    <>
      <div className={FRAME}>
        <div className="max-lg:hidden">
          <SidebarFrame {...navigation}>
            <Skeleton shape="block" className="h-24" />
            <Skeleton shape="block" className="h-32" />
          </SidebarFrame>
        </div>
        <div className={COLUMN}>
          <HeaderBar title={heading} start={<div className="lg:hidden">{icon('', <Menu />)}</div>}>
            {icon('', <Search />)}
            {icon('', <Bell />)}
          </HeaderBar>
          <main className={MAIN}>{SCREENS[path]}</main>
        </div>
      </div>
      <div className="lg:hidden">
        <PhoneBar {...navigation} isMenuOpen={false} onMenu={nobody} />
      </div>
    </>
  )
}
