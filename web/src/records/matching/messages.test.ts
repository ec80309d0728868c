import { expect, it } from 'vitest'
import { offerText } from './messages.ts'

const house = { title: 'Casa en Mérida', price: '$2,500,000', link: 'https://sitio.mx/casa' }

it('PROP-46 offers each listing with its price and its address', () => {
  expect(offerText('Ana', [house, { ...house, title: 'Terreno', price: '', link: null }])).toBe(
    [
      'Hola Ana, encontré estas propiedades que pueden interesarte:',
      '• Casa en Mérida\n$2,500,000\nhttps://sitio.mx/casa',
      '• Terreno',
      '¿Te gustaría visitar alguna?',
    ].join('\n\n'),
  )
})

it('speaks of one in the singular', () => {
  expect(offerText('Ana', [house])).toContain('una propiedad que puede interesarte')
})
