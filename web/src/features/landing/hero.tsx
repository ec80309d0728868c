import { Check } from 'lucide-react'
import { callToActionClass } from './call-styles.ts'
import { hero } from './messages.ts'
import { ProductPicture } from './product-picture.tsx'

export function Hero() {
  return (
    <section className="relative overflow-hidden">
      <div
        aria-hidden="true"
        className="tile-wall absolute inset-y-0 right-0 hidden w-[36%] rounded-bl-[5rem] lg:block"
      />
      <div className="relative mx-auto grid max-w-7xl items-center gap-12 pt-12 sm:pt-16 lg:min-h-[min(48rem,calc(100dvh-4rem))] lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] lg:px-8 lg:py-16">
        <div className="flex flex-col items-start gap-6 px-4 sm:px-8 lg:px-0">
          <p className="font-medium text-attention">{hero.kicker}</p>
          <h1 className="font-display text-[2.75rem] leading-[1.05] font-semibold tracking-tight text-balance sm:text-[3.5rem] xl:text-[4rem]">
            {hero.title}
          </h1>
          <p className="max-w-xl text-lg text-pretty text-ink-soft">{hero.text}</p>
          <div className="flex flex-wrap gap-3">
            <a href="/register" className={callToActionClass('primary')}>
              {hero.register}
            </a>
            <a href="/login" className={callToActionClass('secondary')}>
              {hero.login}
            </a>
          </div>
          <p className="flex items-center gap-2 text-ink-soft">
            <Check aria-hidden="true" className="size-5 shrink-0 text-action" />
            {hero.reassurance}
          </p>
        </div>
        <HeroPictures />
      </div>
    </section>
  )
}

function HeroPictures() {
  return (
    <div className="tile-wall relative px-12 pt-12 lg:-mr-16 lg:bg-none! lg:p-0 xl:-mr-24">
      <div className="mx-auto h-[28rem] max-w-72 overflow-hidden rounded-t-xl border-4 border-b-0 border-[light-dark(var(--ink),var(--line))] shadow-lg lg:h-auto lg:max-w-none lg:rounded-lg lg:border lg:border-line">
        <ProductPicture
          name="inicio"
          sizes="min(56vw, 48rem)"
          narrow={{ name: 'telefono', sizes: '17.5rem' }}
          alt={hero.picture}
          isFirst
          className="h-auto w-full"
        />
      </div>
      <div className="absolute -bottom-10 -left-10 hidden w-44 overflow-hidden rounded-xl border-4 border-[light-dark(var(--ink),var(--line))] shadow-lg lg:block">
        <ProductPicture
          name="telefono"
          sizes="10.5rem"
          alt={hero.phonePicture}
          className="h-auto w-full"
        />
      </div>
    </div>
  )
}
