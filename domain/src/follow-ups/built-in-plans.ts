import type { Plan } from './plan.ts'

export interface BuiltInPlan extends Plan {
  key: string
  stage: { name: string } | null
}

const OFFER_STAGE = '57a60000-0000-4000-8000-000000000004'

/** PLAN-09: a built-in plan is copied when it is used, so that the agent can change the copy. */
export const BUILT_IN_PLANS: readonly BuiltInPlan[] = [
  {
    key: 'new_buyer',
    name: 'Comprador nuevo',
    starts_when: 'client_added',
    client_type: 'comprador',
    stage_id: null,
    stage: null,
    steps: [
      {
        day: 0,
        kind: 'message',
        text: 'Hola {{nombre}}, ¡gracias por contactarme! Para buscar bien: ¿en qué zona te gustaría vivir, con qué presupuesto y para cuándo?',
      },
      { day: 1, kind: 'task', text: 'Llamar para conocer qué busca, su presupuesto y su crédito' },
      { day: 3, kind: 'task', text: 'Enviar una selección con lo que mejor le queda' },
      {
        day: 6,
        kind: 'message',
        text: 'Hola {{nombre}}, ¿pudiste ver las propiedades que te mandé? Dime cuáles te gustaron y agendamos las visitas.',
      },
      {
        day: 14,
        kind: 'message',
        text: 'Hola {{nombre}}, sigo buscando para ti. ¿Cambió algo de lo que buscas o del presupuesto?',
      },
      { day: 30, kind: 'task', text: 'Llamar y revisar si sigue buscando' },
    ],
  },
  {
    key: 'after_visit',
    name: 'Después de una visita',
    starts_when: 'visit_made',
    client_type: null,
    stage_id: null,
    stage: null,
    steps: [
      {
        day: 1,
        kind: 'message',
        text: 'Hola {{nombre}}, gracias por la visita de ayer. ¿Qué fue lo que más te gustó y qué te hizo dudar?',
      },
      { day: 3, kind: 'task', text: 'Llamar para resolver las dudas de la visita' },
      {
        day: 7,
        kind: 'message',
        text: 'Hola {{nombre}}, ¿cómo vas con la decisión? Si quieres, la volvemos a ver o te enseño otras parecidas.',
      },
      { day: 14, kind: 'task', text: 'Enviar dos o tres propiedades parecidas' },
    ],
  },
  {
    key: 'offer',
    name: 'Oferta en camino',
    starts_when: 'stage_reached',
    client_type: null,
    stage_id: OFFER_STAGE,
    stage: { name: 'Oferta' },
    steps: [
      { day: 0, kind: 'task', text: 'Presentar la oferta por escrito al propietario' },
      {
        day: 1,
        kind: 'message',
        text: 'Hola {{nombre}}, ya presenté tu oferta. En cuanto tenga respuesta te aviso. ¿Tienes alguna duda mientras tanto?',
      },
      { day: 3, kind: 'task', text: 'Pedir respuesta al propietario y acordar una contraoferta' },
      { day: 5, kind: 'task', text: 'Llamar al comprador con la respuesta y los siguientes pasos' },
      { day: 10, kind: 'task', text: 'Revisar papeles: identificación, crédito y anticipo' },
    ],
  },
  {
    key: 'new_owner',
    name: 'Propietario nuevo',
    starts_when: 'client_added',
    client_type: 'propietario',
    stage_id: null,
    stage: null,
    steps: [
      {
        day: 0,
        kind: 'message',
        text: 'Hola {{nombre}}, gracias por confiarme tu propiedad. ¿Qué día puedo pasar a verla y tomar las fotografías?',
      },
      { day: 2, kind: 'task', text: 'Estimar el valor y preparar la ficha técnica' },
      { day: 7, kind: 'task', text: 'Contarle cómo va: contactos, visitas y comentarios' },
      {
        day: 14,
        kind: 'message',
        text: 'Hola {{nombre}}, te comparto cómo va tu propiedad. ¿Tienes unos minutos esta semana para platicarlo?',
      },
      {
        day: 30,
        kind: 'task',
        text: 'Revisar el precio con el propietario según lo que pasó en el mes',
      },
      { day: 60, kind: 'task', text: 'Acordar cambios: precio, fotografías o exclusiva' },
    ],
  },
  {
    key: 'new_tenant',
    name: 'Inquilino nuevo',
    starts_when: 'lease_begun',
    client_type: null,
    stage_id: null,
    stage: null,
    steps: [
      {
        day: 3,
        kind: 'message',
        text: 'Hola {{nombre}}, ¿cómo te fue con la mudanza? Si algo de la casa no funciona, dímelo y lo vemos.',
      },
      { day: 30, kind: 'task', text: 'Confirmar que el primer mes se pagó y todo está en orden' },
      {
        day: 180,
        kind: 'message',
        text: 'Hola {{nombre}}, ya van seis meses. ¿Todo bien con la propiedad? ¿Hay algo que deba revisar?',
      },
      { day: 300, kind: 'task', text: 'Hablar con inquilino y propietario de la renovación' },
      { day: 335, kind: 'task', text: 'Preparar el contrato nuevo o la entrega' },
    ],
  },
]
