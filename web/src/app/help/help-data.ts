import { guideAddress, HELP, type GuideId } from '../../lib/help.ts'
import { GUIDES } from './guides.ts'
import { GUIDE_TEXTS, messages } from './messages.ts'

export function guideData(origin: string, id: GuideId): object {
  const url = `${origin}${guideAddress(id)}`
  const { title } = GUIDE_TEXTS[id]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description: GUIDES[id].description,
        url,
        inLanguage: 'es-MX',
        publisher: { '@type': 'Organization', name: 'Predio', url: `${origin}/` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: messages.home, item: `${origin}/` },
          { name: messages.help, item: `${origin}${HELP}` },
          { name: title, item: url },
        ].map(({ name, item }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item,
        })),
      },
    ],
  }
}
