import { countOf } from '@predio/domain/numbers'
import {
  formatArea,
  formatPrice,
  knownFlag,
  OPERATION_LABELS,
  TYPE_LABELS,
  type MappableField,
  type Property,
} from '@predio/domain/properties'
import { messages } from './messages.ts'

export function fieldResult(field: MappableField, property: Property): string {
  switch (field) {
    case 'price':
      return property.price === null ? '' : formatPrice(property)
    case 'operation':
      return property.operations.map((operation) => OPERATION_LABELS[operation]).join(' y ')
    case 'propertyType':
      return TYPE_LABELS[property.propertyType]
    case 'area':
    case 'landArea': {
      const area = property[field]
      return area === null ? '' : formatArea(area)
    }
    case 'features':
      return property.features.join(', ')
    case 'images':
      return property.images.length === 0 ? '' : photos(property.images.length)
    case 'furnished':
    case 'petFriendly':
      return { true: messages.yes, false: 'No', null: '' }[String(knownFlag(property, field))] ?? ''
    case 'currency':
    case 'location':
    case 'city':
    case 'state':
    case 'colonia':
    case 'bedrooms':
    case 'bathrooms':
    case 'parking':
    case 'yearBuilt':
    case 'availableFrom':
    case 'virtualTour':
    case 'floorPlan':
    case 'code':
      return String(property[field] ?? '')
  }
}

function photos(count: number): string {
  return countOf(count, 'foto', 'fotos')
}
