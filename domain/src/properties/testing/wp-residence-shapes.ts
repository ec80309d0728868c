import { shape, terms, type SourceShape } from './source-shape.ts'

export const wpResidenceShapes: readonly SourceShape[] = [
  shape(
    'wp-residence property_price',
    { meta: { property_price: '2,100,000' } },
    {
      price: 2_100_000,
    },
  ),
  shape(
    'wp-residence property_label',
    { meta: { property_price: '9500', property_label: 'al mes' } },
    { price: 9500, operation: 'rent', pricePeriod: 'month' },
  ),
  shape('wp-residence property_bedrooms', { meta: { property_bedrooms: '3' } }, { bedrooms: 3 }),
  shape('wp-residence property_bathrooms', { meta: { property_bathrooms: '2' } }, { bathrooms: 2 }),
  shape('wp-residence property_size', { meta: { property_size: '180' } }, { area: 180 }),
  shape(
    'wp-residence property_lot_size',
    { meta: { property_lot_size: '400' } },
    {
      landArea: 400,
    },
  ),
  shape(
    'wp-residence property_address and property_state',
    { meta: { property_address: 'Calle 5 #10', property_state: 'Jalisco' } },
    { location: 'Calle 5 #10, Jalisco', state: 'Jalisco' },
  ),
  shape(
    'wp-residence property_latitude and property_longitude',
    { meta: { property_latitude: '20.67', property_longitude: '-103.34' } },
    { coordinates: { lat: 20.67, lng: -103.34 } },
  ),
  shape('wp-residence property-year', { meta: { 'property-year': '2008' } }, { yearBuilt: 2008 }),
  shape('wp-residence property-garage', { meta: { 'property-garage': '3' } }, { parking: 3 }),
  shape(
    'wp-residence property_internal_id',
    { meta: { property_internal_id: 'WR-9' } },
    {
      code: 'WR-9',
    },
  ),
  shape(
    'wp-residence property_action_category term',
    { _embedded: terms({ property_action_category: ['Rentals'], property_category: ['Houses'] }) },
    { operation: 'rent', propertyType: 'casa' },
  ),
  shape(
    'wp-residence property_county_state is no status',
    { _embedded: terms({ property_county_state: ['Nuevo León'], property_features: ['Gym'] }) },
    { state: 'Nuevo León', operation: 'sale', features: ['Gym'] },
  ),
  shape(
    'wp-residence owner_notes is not read',
    { meta: { owner_notes: 'Llamar al dueño' } },
    {
      summary: 'Texto del anuncio.',
    },
  ),
]
