import { cx } from '../../ui/cx.ts'
import type { Capability } from './capability.ts'
import { ProductPicture } from './product-picture.tsx'

const SHAPES: Record<Capability['shape'], { card: string; picture: string }> = {
  wide: {
    card: 'flex flex-col lg:col-span-7',
    picture: 'ml-6 sm:ml-8 rounded-tl-lg border-t border-l',
  },
  tall: {
    card: 'flex flex-col lg:col-span-5',
    picture: 'mx-10 sm:mx-16 max-h-96 rounded-t-lg border-x border-t',
  },
  row: {
    card: 'grid items-end lg:col-span-12 lg:has-[picture]:grid-cols-[2fr_3fr]',
    picture: 'ml-6 sm:ml-8 lg:mt-12 lg:ml-0 lg:max-h-96 rounded-tl-lg border-t border-l',
  },
  small: { card: 'lg:col-span-4', picture: '' },
}

export function CapabilityCard({ capability }: { capability: Capability }) {
  const { title, text, icon: Icon, shape, picture } = capability
  return (
    <li className={cx('overflow-hidden rounded-xl bg-card shadow-md', SHAPES[shape].card)}>
      <div className={cx('p-6 sm:p-8', shape === 'row' && 'self-center')}>
        <span className="mb-5 inline-flex size-12 items-center justify-center rounded-md bg-action-soft text-action">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <h3 className="text-xl font-semibold">{title}</h3>
        <p className="mt-2 max-w-2xl text-pretty text-ink-soft">{text}</p>
      </div>
      {picture && (
        <div className={cx('mt-auto overflow-hidden border-line shadow-md', SHAPES[shape].picture)}>
          <ProductPicture {...picture} className="h-auto w-full" />
        </div>
      )}
    </li>
  )
}
