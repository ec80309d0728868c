import { shape, SITE_URL, terms, type SourceShape } from './source-shape.ts'

const meta = (fields: Record<string, unknown>) => ({ property_meta: fields })

export const realHomesShapes: readonly SourceShape[] = [
  shape('realhomes REAL_HOMES_property_price', meta({ REAL_HOMES_property_price: '4850000' }), {
    price: 4_850_000,
  }),
  shape(
    'realhomes REAL_HOMES_property_price_postfix',
    meta({ REAL_HOMES_property_price: 15_000, REAL_HOMES_property_price_postfix: 'Mensuales' }),
    { price: 15_000, operation: 'rent' },
  ),
  shape('realhomes REAL_HOMES_property_bedrooms', meta({ REAL_HOMES_property_bedrooms: '4' }), {
    bedrooms: 4,
  }),
  shape('realhomes REAL_HOMES_property_bathrooms', meta({ REAL_HOMES_property_bathrooms: '3.5' }), {
    bathrooms: 3.5,
  }),
  shape('realhomes REAL_HOMES_property_size', meta({ REAL_HOMES_property_size: '310' }), {
    area: 310,
  }),
  shape(
    'realhomes REAL_HOMES_property_size_postfix sq ft',
    meta({ REAL_HOMES_property_size: '1000', REAL_HOMES_property_size_postfix: 'sq ft' }),
    { area: 92.9 },
  ),
  shape(
    'realhomes REAL_HOMES_property_lot_size',
    meta({ REAL_HOMES_property_lot_size: '500 m2' }),
    { landArea: 500 },
  ),
  shape('realhomes REAL_HOMES_property_garage', meta({ REAL_HOMES_property_garage: '2' }), {
    parking: 2,
  }),
  shape(
    'realhomes REAL_HOMES_property_year_built',
    meta({ REAL_HOMES_property_year_built: '1998' }),
    { yearBuilt: 1998 },
  ),
  shape('realhomes REAL_HOMES_property_id', meta({ REAL_HOMES_property_id: 'RH-7' }), {
    code: 'RH-7',
  }),
  shape(
    'realhomes REAL_HOMES_property_address',
    meta({ REAL_HOMES_property_address: 'Paseo Montejo 480, Mérida, Yucatán' }),
    { location: 'Paseo Montejo 480, Mérida, Yucatán' },
  ),
  shape(
    'realhomes REAL_HOMES_property_location object',
    meta({ REAL_HOMES_property_location: { latitude: '20.98', longitude: '-89.62' } }),
    { coordinates: { lat: 20.98, lng: -89.62 } },
  ),
  shape(
    'realhomes REAL_HOMES_property_location text',
    meta({ REAL_HOMES_property_location: '20.98,-89.62' }),
    { coordinates: { lat: 20.98, lng: -89.62 }, location: '' },
  ),
  shape(
    'realhomes REAL_HOMES_property_images full_url',
    meta({
      REAL_HOMES_property_images: [
        { full_url: `${SITE_URL}/1.jpg`, url: `${SITE_URL}/1-300x200.jpg` },
        { full_url: '/wp-content/2.jpg' },
      ],
    }),
    { images: [`${SITE_URL}/1.jpg`, `${SITE_URL}/wp-content/2.jpg`] },
  ),
  shape(
    'realhomes REAL_HOMES_tour_video_url',
    meta({ REAL_HOMES_tour_video_url: 'https://vimeo.com/1' }),
    { virtualTour: 'https://vimeo.com/1' },
  ),
  shape(
    'realhomes REAL_HOMES_additional_details_list',
    meta({
      REAL_HOMES_additional_details_list: [
        ['Orientación', 'Norte'],
        ['Propietario', 'Juan Pérez'],
      ],
    }),
    { features: ['Orientación: Norte'] },
  ),
  shape(
    'realhomes inspiry_property_owner_name is not read',
    meta({
      inspiry_property_owner_name: 'Juan Pérez',
      inspiry_property_owner_address: 'Calle Privada 1',
      REAL_HOMES_property_private_note: 'Urge, acepta 20 % menos',
    }),
    { location: '', agentName: null, features: [] },
  ),
  shape('realhomes REAL_HOMES_agents id is no name', meta({ REAL_HOMES_agents: '55' }), {
    agentName: null,
  }),
  shape(
    'realhomes property-status term',
    { _embedded: terms({ 'property-status': ['For Rent'] }) },
    { operation: 'rent' },
  ),
  shape(
    'realhomes property-type and property-city terms',
    { _embedded: terms({ 'property-type': ['Villa'], 'property-city': ['Cancún'] }) },
    { propertyType: 'casa', city: 'Cancún', location: 'Cancún' },
  ),
]
