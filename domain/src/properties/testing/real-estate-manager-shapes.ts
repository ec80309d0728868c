import { shape, terms, type SourceShape } from './source-shape.ts'

export const managerShapes: readonly SourceShape[] = [
  shape(
    'real-estate-manager rem_property_price',
    { meta: { rem_property_price: '870000' } },
    {
      price: 870_000,
    },
  ),
  shape(
    'real-estate-manager rem_property_sale_price',
    { meta: { rem_property_price: '900000', rem_property_sale_price: '870000' } },
    { price: 870_000 },
  ),
  shape(
    'real-estate-manager rem_property_purpose',
    { meta: { rem_property_purpose: 'renta' } },
    {
      operation: 'rent',
    },
  ),
  shape(
    'real-estate-manager rem_property_area and bathrooms',
    { meta: { rem_property_area: '88', rem_property_bathrooms: '1', rem_property_bedrooms: '2' } },
    { area: 88, bathrooms: 1, bedrooms: 2 },
  ),
  shape(
    'real-estate-manager rem_property_address and city',
    { meta: { rem_property_address: 'Calle 1', rem_property_city: 'Tulum' } },
    { location: 'Calle 1, Tulum', city: 'Tulum' },
  ),
  shape(
    'real-estate-manager rem_property_cat term',
    { _embedded: terms({ rem_property_cat: ['Oficinas'] }) },
    { propertyType: 'oficina' },
  ),
  shape(
    'easy-property-listings property_status and property_under_offer',
    { meta: { property_status: 'current', property_under_offer: 'yes' } },
    { saleStatus: 'apartada' },
  ),
  shape(
    'easy-property-listings property_address_coordinates',
    { meta: { property_address_coordinates: '21.16,-86.85' } },
    { coordinates: { lat: 21.16, lng: -86.85 } },
  ),
]
