import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { type ChartProps, toneOf } from './chart-series.ts'
import { Swatch } from './texture.tsx'
import { messages } from '../messages.ts'

interface ChartFrameProps extends Omit<ChartProps, 'formatShort' | 'height'> {
  height: number
  draw: (width: number) => ReactNode
}

/** The drawing is hidden from screen readers, which read the same numbers in a table. */
export function ChartFrame({
  title,
  isTitleHidden = false,
  labels,
  labelsName = messages.item,
  series,
  format,
  height,
  width: fixedWidth,
  hasTable = true,
  draw,
}: ChartFrameProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const measured = useWidth(box)
  const width = fixedWidth ?? measured
  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <figcaption id={titleId} className={cx('text-sm font-medium', isTitleHidden && 'sr-only')}>
        {title}
      </figcaption>
      {series.length > 1 && (
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {series.map((each, index) => (
            <li key={each.name} className="flex items-center gap-2">
              <Swatch tone={toneOf(each, index)} />
              {each.name}
            </li>
          ))}
        </ul>
      )}
      <div ref={box} style={{ height }}>
        {width > 0 && (
          <svg
            aria-hidden="true"
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            className="block text-xs tabular-nums"
          >
            {draw(width)}
          </svg>
        )}
      </div>
      {hasTable && (
        <div className="sr-only">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{labelsName}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{format(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  )
}

/** The chart is drawn at its measured width, so that its letters keep their size. The width is 0 until it was measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setWidth(Math.floor(target.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
