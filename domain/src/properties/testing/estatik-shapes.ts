import { shape, terms, type SourceShape } from './source-shape.ts'

export const estatikShapes: readonly SourceShape[] = [
  shape(
    'estatik es_property_price',
    { meta: { es_property_price: '1890000' } },
    {
      price: 1_890_000,
    },
  ),
  shape(
    'estatik es_property_call_for_price',
    { meta: { es_property_price: '1890000', es_property_call_for_price: '1' } },
    { price: null },
  ),
  shape('estatik es_property_bedrooms', { meta: { es_property_bedrooms: '2' } }, { bedrooms: 2 }),
  shape(
    'estatik es_property_half_baths',
    { meta: { es_property_bathrooms: '2', es_property_half_baths: '1' } },
    { bathrooms: 2.5 },
  ),
  shape(
    'estatik es_property_half_baths alone',
    { meta: { es_property_half_baths: '1' } },
    {
      bathrooms: 0.5,
    },
  ),
  shape('estatik es_property_area', { meta: { es_property_area: '96.5' } }, { area: 96.5 }),
  shape(
    'estatik es_property_lot_size',
    { meta: { es_property_lot_size: '160' } },
    {
      landArea: 160,
    },
  ),
  shape(
    'estatik es_property_year_built',
    { meta: { es_property_year_built: 2020 } },
    {
      yearBuilt: 2020,
    },
  ),
  shape(
    'estatik es_property_address',
    { meta: { es_property_address: 'Av. Juárez 10' } },
    {
      location: 'Av. Juárez 10',
    },
  ),
  shape(
    'estatik es_property_city holds a term id',
    { meta: { es_property_city: 50 }, _embedded: terms({ es_location: ['Puebla'] }) },
    { city: 'Puebla', location: 'Puebla' },
  ),
  shape(
    'estatik es_category and es_type terms',
    { _embedded: terms({ es_category: ['For rent'], es_type: ['Apartment'] }) },
    { operation: 'rent', propertyType: 'departamento' },
  ),
  shape(
    'estatik es_parking term',
    { _embedded: terms({ es_parking: ['Garage, 2 cars'] }) },
    { parking: 2 },
  ),
  shape(
    'estatik es_amenity and es_neighborhood terms',
    { _embedded: terms({ es_amenity: ['Elevador'], es_neighborhood: ['Roma Norte'] }) },
    { features: ['Elevador'], colonia: 'Roma Norte' },
  ),
]
