export interface Plan {
  id: string
  name: string
  priceMonthly: number
  priceYearly: number
  features: readonly string[]
}

/** Static pages are built without a database, so this repeats the rows that the migrations insert into subscription_plans. */
export const STANDARD_PLANS: readonly Plan[] = [
  {
    id: '91a00000-0000-4000-8000-000000000001',
    name: 'Esencial',
    priceMonthly: 34_900,
    priceYearly: 355_980,
    features: [
      'Todas las funciones de Predio',
      'Propiedades, CRM, documentos y asistente con tu propia API key de OpenAI',
      'Soporte por correo',
    ],
  },
  {
    id: '91a00000-0000-4000-8000-000000000002',
    name: 'Profesional',
    priceMonthly: 69_900,
    priceYearly: 712_980,
    features: [
      'Todo lo del plan Esencial',
      'Soporte prioritario por correo',
      'Acompañamiento para conectar tu sitio WordPress',
    ],
  },
  {
    id: '91a00000-0000-4000-8000-000000000003',
    name: 'Agencia',
    priceMonthly: 149_900,
    priceYearly: 1_528_980,
    features: [
      'Todo lo del plan Profesional',
      'Soporte prioritario por WhatsApp',
      'Ayuda para importar los clientes de tu equipo',
    ],
  },
]
