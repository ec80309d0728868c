import { GalleryCard } from './gallery/gallery-card.tsx'
import { ListingNotice } from './listing-notice.tsx'
import { LogoCard } from './logo-card.tsx'
import { messages } from './messages.ts'
import { OptionsCard } from './options/options-card.tsx'
import { PhotosCard } from './photos/photos-card.tsx'
import { PreviewCard } from './preview/preview-card.tsx'
import { ProcessBar } from './process-bar.tsx'
import { useOpenWorkshop } from './workshop/use-workshop.ts'

export function ImagesScreen() {
  useOpenWorkshop()
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 className="text-xl font-semibold">{messages.heading}</h2>
        <p className="text-ink-soft">{messages.intro}</p>
      </header>
      <ListingNotice />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] *:min-w-0">
        <PhotosCard />
        <LogoCard />
        {/* On high screens the preview stays visible while the person changes the controls; the controls' scroll margin keeps the preview
            from covering the focused one. */}
        <div className="top-16 z-10 lg:top-20 [@media(min-height:44rem)]:sticky">
          <PreviewCard />
        </div>
        <div className="flex flex-col gap-6 **:scroll-mt-104 lg:**:scroll-mt-24">
          <OptionsCard />
          <ProcessBar />
        </div>
      </div>
      <GalleryCard />
    </div>
  )
}
