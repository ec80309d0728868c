import { STANDARD_PLANS } from '@predio/domain/subscriptions'
import { faq, hero } from './messages.ts'

export function landingData(origin: string): object {
  const organization = `${origin}/#organizacion`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: 'Predio',
        url: `${origin}/`,
        logo: `${origin}/icono-512.png`,
        areaServed: 'MX',
      },
      {
        '@type': 'SoftwareApplication',
        name: 'Predio',
        description: hero.text,
        url: `${origin}/`,
        image: `${origin}/og.png`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: 'es-MX',
        publisher: { '@id': organization },
        offers: STANDARD_PLANS.map(({ name, priceMonthly }) => ({
          '@type': 'Offer',
          name,
          price: (priceMonthly / 100).toFixed(2),
          priceCurrency: 'MXN',
          url: `${origin}/#precios`,
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: faq.list.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
