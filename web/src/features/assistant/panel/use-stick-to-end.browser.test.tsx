import { expect, it } from 'vitest'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { useStickToEnd } from './use-stick-to-end.ts'

function Panel({ questionHeight }: { questionHeight: number }) {
  const { frame, content } = useStickToEnd('q')
  return (
    <section ref={frame} className="relative h-96 overflow-y-auto">
      <div ref={content}>
        <div className="h-96" />
        <p data-asked="q" style={{ height: questionHeight }}>
          Pregunta
        </p>
        <p className="h-24">No se pudo contestar</p>
        <div className="h-96" />
      </div>
    </section>
  )
}

it.each([40, 3000])(
  'AST-83 the panel shows the answer that arrives below a question of %i pixels',
  async (questionHeight) => {
    const screen = await renderInKit(<Panel questionHeight={questionHeight} />)
    await expect.element(screen.getByText('No se pudo contestar')).toBeInViewport({ ratio: 0.9 })
  },
)
