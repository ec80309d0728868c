import { monthlyCents, STANDARD_PLANS, type Plan } from '@predio/domain/subscriptions'
import { formatCents } from '@predio/domain/money'
import { BadgeCheck } from 'lucide-react'
import { messages as plan } from '../../../features/subscription/messages.ts'
import { PLACE_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { GuideLink, Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

const ESSENTIAL = planNamed('Esencial')
const PROFESSIONAL = planNamed('Profesional')

function planNamed(name: string): Plan {
  const plan = STANDARD_PLANS.find((each) => each.name === name)
  if (!plan) throw new Error(`there is no plan ${name}`)
  return plan
}

export const planGuide: Guide = {
  icon: BadgeCheck,
  description:
    'Qué pasa al terminar la prueba, cómo se paga, cómo cambias de plan y cómo cancelas. Sin letras chiquitas.',
  sections: [
    {
      id: 'prueba',
      title: 'La prueba gratuita',
      body: (
        <p>
          Son 7 días con todo, sin tarjeta. Te avisamos antes de que termine. Si no eliges un plan,
          tus datos se quedan guardados: entras cuando quieras, pagas y sigues donde estabas.
        </p>
      ),
    },
    {
      id: 'pagar',
      title: 'Elige y paga un plan',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{PLACE_LABELS.subscription}</Label> en el menú.
            </li>
            <li>
              Elige <Label>{plan.monthly}</Label> o <Label>{plan.yearly}</Label>. Por año pagas 15 %
              menos: {ESSENTIAL.name} sale en{' '}
              {formatCents(monthlyCents(ESSENTIAL, 'yearly'), 'ifAny')} al mes en vez de{' '}
              {formatCents(monthlyCents(ESSENTIAL, 'monthly'), 'ifAny')}.
            </li>
            <li>
              Presiona <Label>{plan.choose(ESSENTIAL.name)}</Label>, o el del plan que quieras. Se
              abre la página segura de Stripe; Predio nunca ve tu tarjeta.
            </li>
            <li>Al volver, tu plan se activa en unos segundos.</li>
          </ol>
          <HelpPicture
            name="plan"
            alt="La página Plan, con el plan actual, el uso y los planes disponibles"
          />
          <p>
            Los precios son en pesos mexicanos y todos los planes incluyen todas las funciones. Lo
            que cambia es el acompañamiento.
          </p>
          <Tip>
            Si ves <Label>{plan.late}</Label>, no pagues otra vez: en cuanto Stripe nos avisa, se
            activa solo.
          </Tip>
        </>
      ),
    },
    {
      id: 'cambiar',
      title: 'Cambia de plan',
      body: (
        <p>
          En la misma página presiona <Label>{plan.changeTo(PROFESSIONAL.name)}</Label>, o{' '}
          <Label>{plan.payYearly}</Label> para seguir con el tuyo por año. Lo que te quede del
          actual se abona a tus próximas facturas. Si suben los precios, tú conservas el que
          contrataste.
        </p>
      ),
    },
    {
      id: 'pendiente',
      title: 'Si un cobro no pasa',
      body: (
        <p>
          Te avisamos con una notificación y verás <Label>{plan.owed}</Label>. Presiona{' '}
          <Label>{plan.payInvoice}</Label> para pagarla con esa u otra tarjeta. Tienes tres días
          antes de perder el acceso; tus datos no se tocan.
        </p>
      ),
    },
    {
      id: 'cancelar',
      title: 'Cancela cuando quieras',
      body: (
        <>
          <p>
            Presiona <Label>{plan.cancel}</Label> y confírmalo. Sigues entrando hasta que termine lo
            que ya pagaste y no se te vuelve a cobrar. Para regresar, usa{' '}
            <Label>{plan.renew(ESSENTIAL.name)}</Label> o el de otro plan.
          </p>
          <p>
            Antes de irte, lee <GuideLink to="llevarte-tus-datos" />.
          </p>
        </>
      ),
    },
    {
      id: 'uso',
      title: 'Las cifras de «Tu uso»',
      body: (
        <p>
          Propiedades, documentos y almacenamiento son una referencia para ti. Nada se bloquea si
          las rebasas.
        </p>
      ),
    },
  ],
}
