import { shape, SITE_URL, terms, type SourceShape } from './source-shape.ts'

export const essentialShapes: readonly SourceShape[] = [
  shape(
    'essential-real-estate real_estate_property_price',
    { meta: { real_estate_property_price: '990000' } },
    { price: 990_000 },
  ),
  shape(
    'essential-real-estate real_estate_property_price_on_call',
    { meta: { real_estate_property_price: '990000', real_estate_property_price_on_call: '1' } },
    { price: null },
  ),
  shape(
    'essential-real-estate real_estate_property_size and land',
    { meta: { real_estate_property_size: '120', real_estate_property_land: '200' } },
    { area: 120, landArea: 200 },
  ),
  shape(
    'essential-real-estate real_estate_property_images by bars',
    {
      meta: { real_estate_property_images: `${SITE_URL}/a.jpg|${SITE_URL}/b.jpg` },
    },
    { images: [`${SITE_URL}/a.jpg`, `${SITE_URL}/b.jpg`] },
  ),
  shape(
    'essential-real-estate real_estate_property_location serialised',
    {
      meta: {
        real_estate_property_location:
          'a:2:{s:8:"location";s:14:"19.43,-99.1332";s:7:"address";s:12:"Centro, CDMX";}',
      },
    },
    { location: 'Centro, CDMX' },
  ),
  shape(
    'essential-real-estate real_estate_property_identity',
    { meta: { real_estate_property_identity: 'ERE-1' } },
    { code: 'ERE-1' },
  ),
  shape(
    'essential-real-estate real_estate_property_other_contact_name is not read',
    { meta: { real_estate_property_other_contact_name: 'Juan Pérez' } },
    { agentName: null },
  ),
  shape(
    'essential-real-estate property-neighborhood term',
    { _embedded: terms({ 'property-neighborhood': ['Del Valle'] }) },
    { colonia: 'Del Valle', location: 'Del Valle' },
  ),
]
