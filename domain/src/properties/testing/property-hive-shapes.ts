import { shape, SITE_URL, type SourceShape } from './source-shape.ts'

export const hiveShapes: readonly SourceShape[] = [
  shape('property-hive price', { price: 2_750_000, currency: 'MXN' }, { price: 2_750_000 }),
  shape('property-hive price in pounds', { price: 250_000, currency: 'GBP' }, { price: null }),
  shape(
    'property-hive department lettings',
    { department: 'residential-lettings' },
    {
      operation: 'rent',
    },
  ),
  shape(
    'property-hive department sales',
    { department: 'residential-sales' },
    {
      operation: 'sale',
    },
  ),
  shape(
    'property-hive property_type text',
    { property_type: 'Detached House' },
    {
      propertyType: 'casa',
    },
  ),
  shape(
    'property-hive availability under offer',
    { department: 'residential-sales', availability: 'Under Offer' },
    { saleStatus: 'apartada' },
  ),
  shape(
    'property-hive availability sold',
    { department: 'residential-sales', availability: 'Sold' },
    { saleStatus: 'vendida' },
  ),
  shape(
    'property-hive availability let',
    { department: 'residential-lettings', availability: 'Let' },
    { rentalStatus: 'rentada', saleStatus: null },
  ),
  shape(
    'property-hive address parts',
    { address_street: 'Calle 20', address_two: 'Polanco', address_three: 'CDMX' },
    { location: 'Calle 20, Polanco, CDMX', colonia: 'Polanco', city: 'CDMX' },
  ),
  shape(
    'property-hive office address is not the listing’s',
    { office: { name: 'Centro', address: 'Oficina Central 1', city: 'León' } },
    { location: '', city: null },
  ),
  shape(
    'property-hive images',
    { images: [{ url: `${SITE_URL}/p.jpg`, thumbnail: `${SITE_URL}/p-150x150.jpg` }] },
    { images: [`${SITE_URL}/p.jpg`] },
  ),
  shape(
    'property-hive features',
    { features: ['Jardín', 'Terraza'] },
    {
      features: ['Jardín', 'Terraza'],
    },
  ),
  shape('property-hive furnished', { furnished: 'Furnished' }, { furnished: true }),
  shape('property-hive furnished not', { furnished: 'Unfurnished' }, { furnished: false }),
  shape(
    'property-hive available_date',
    { available_date: '2026-05-01' },
    {
      availableFrom: '2026-05-01',
    },
  ),
  shape(
    'property-hive floorplans and virtual_tours',
    {
      floorplans: [{ url: `${SITE_URL}/plano.png` }],
      virtual_tours: [{ url: 'https://tour.example/1', label: 'Tour' }],
    },
    { floorPlan: `${SITE_URL}/plano.png`, virtualTour: 'https://tour.example/1' },
  ),
  shape(
    'property-hive description',
    { content: { rendered: '' }, description: '<p>Desde la API</p>' },
    { description: '<p>Desde la API</p>', summary: 'Desde la API' },
  ),
]
