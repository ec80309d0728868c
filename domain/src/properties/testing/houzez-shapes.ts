import { shape, SITE_URL, terms, type SourceShape } from './source-shape.ts'

const meta = (fields: Record<string, readonly string[]>) => ({ property_meta: fields })

export const houzezShapes: readonly SourceShape[] = [
  shape('houzez fave_property_price', meta({ fave_property_price: ['$3,500,000'] }), {
    price: 3_500_000,
    currency: 'MXN',
  }),
  shape('houzez fave_property_price European', meta({ fave_property_price: ['3.500.000,00'] }), {
    price: 3_500_000,
  }),
  shape('houzez fave_property_price empty', meta({ fave_property_price: [''] }), { price: null }),
  shape('houzez fave_property_price zero', meta({ fave_property_price: ['0'] }), { price: null }),
  shape('houzez fave_currency', meta({ fave_property_price: ['180000'], fave_currency: ['USD'] }), {
    price: 180_000,
    currency: 'USD',
  }),
  shape(
    'houzez fave_property_price_postfix',
    meta({ fave_property_price: ['12500'], fave_property_price_postfix: ['/ mes'] }),
    { price: 12_500, operation: 'rent', pricePeriod: 'month' },
  ),
  shape(
    'houzez fave_property_price_postfix per night',
    {
      ...meta({ fave_property_price: ['1,800'], fave_property_price_postfix: ['por noche'] }),
      _embedded: terms({ property_status: ['En renta'] }),
    },
    { price: 1800, operation: 'rent', pricePeriod: 'night' },
  ),
  shape('houzez fave_property_bedrooms', meta({ fave_property_bedrooms: ['3'] }), { bedrooms: 3 }),
  shape('houzez fave_property_bedrooms empty', meta({ fave_property_bedrooms: [''] }), {
    bedrooms: null,
  }),
  shape('houzez fave_property_bathrooms', meta({ fave_property_bathrooms: ['2.5'] }), {
    bathrooms: 2.5,
  }),
  shape('houzez fave_property_rooms is not bedrooms', meta({ fave_property_rooms: ['7'] }), {
    bedrooms: null,
  }),
  shape('houzez fave_property_size', meta({ fave_property_size: ['245 m²'] }), { area: 245 }),
  shape('houzez fave_property_size grouped', meta({ fave_property_size: ['1,097'] }), {
    area: 1097,
  }),
  shape(
    'houzez fave_property_size_prefix Sq Ft',
    meta({ fave_property_size: ['2,500'], fave_property_size_prefix: ['Sq Ft'] }),
    { area: 232.26 },
  ),
  shape('houzez fave_property_land', meta({ fave_property_land: ['335'] }), { landArea: 335 }),
  shape(
    'houzez fave_property_land_postfix hectares',
    meta({ fave_property_land: ['1.5'], fave_property_land_postfix: ['ha'] }),
    { landArea: 15_000 },
  ),
  shape('houzez fave_property_garage', meta({ fave_property_garage: ['2 autos'] }), { parking: 2 }),
  shape('houzez fave_property_year', meta({ fave_property_year: ['2015'] }), { yearBuilt: 2015 }),
  shape('houzez fave_property_id', meta({ fave_property_id: ['HZ-0042'] }), { code: 'HZ-0042' }),
  shape('houzez fave_property_address', meta({ fave_property_address: ['Calle 60 #12, Mérida'] }), {
    location: 'Calle 60 #12, Mérida',
  }),
  shape(
    'houzez fave_property_map_address',
    meta({ fave_property_map_address: ['Av. Reforma 222, Ciudad de México'] }),
    { location: 'Av. Reforma 222, Ciudad de México' },
  ),
  shape(
    'houzez fave_property_location is coordinates',
    meta({ fave_property_location: ['19.65,-99.65,14'] }),
    { coordinates: { lat: 19.65, lng: -99.65 }, location: '' },
  ),
  shape(
    'houzez houzez_geolocation_lat and long',
    meta({ houzez_geolocation_lat: ['20.967'], houzez_geolocation_long: ['-89.623'] }),
    { coordinates: { lat: 20.967, lng: -89.623 } },
  ),
  shape(
    'houzez fave_virtual_tour iframe',
    meta({ fave_virtual_tour: ['<iframe src="https://my.matterport.com/show/?m=abc"></iframe>'] }),
    { virtualTour: 'https://my.matterport.com/show/?m=abc' },
  ),
  shape('houzez fave_video_url', meta({ fave_video_url: ['https://youtu.be/abc'] }), {
    virtualTour: 'https://youtu.be/abc',
  }),
  shape(
    'houzez additional_features serialised',
    meta({
      additional_features: [
        'a:2:{i:0;a:2:{s:29:"fave_additional_feature_title";s:11:"Antigüedad";s:29:"fave_additional_feature_value";s:7:"5 años";}i:1;a:2:{s:29:"fave_additional_feature_title";s:11:"Propietario";s:29:"fave_additional_feature_value";s:11:"Juan Pérez";}}',
      ],
    }),
    { features: ['Antigüedad: 5 años'] },
  ),
  shape(
    'houzez property_type term',
    { _embedded: terms({ property_type: ['Departamento'] }) },
    { propertyType: 'departamento' },
  ),
  shape(
    'houzez property_type top-level ids',
    { property_type: [7], property_status: [8], _embedded: terms({ property_type: ['Casa'] }) },
    { propertyType: 'casa', operation: 'sale' },
  ),
  shape(
    'houzez property_status term renta',
    { _embedded: terms({ property_status: ['En renta'] }) },
    { operation: 'rent', status: 'rent', operations: ['rent'] },
  ),
  shape(
    'houzez property_status both terms',
    { _embedded: terms({ property_status: ['En renta', 'En venta'] }) },
    { operation: 'sale', operations: ['sale', 'rent'] },
  ),
  shape(
    'houzez property_status sold',
    { _embedded: terms({ property_status: ['Vendida'] }) },
    { operation: 'sale', saleStatus: 'vendida', rentalStatus: null },
  ),
  shape(
    'houzez property_label reserved',
    { _embedded: terms({ property_status: ['En venta'], property_label: ['Apartada'] }) },
    { saleStatus: 'apartada' },
  ),
  shape(
    'houzez property_feature terms',
    { _embedded: terms({ property_feature: ['Alberca', 'Jardín &#038; asador'] }) },
    { features: ['Alberca', 'Jardín & asador'] },
  ),
  shape(
    'houzez property_city, property_area and property_state',
    {
      _embedded: terms({
        property_city: ['Mérida'],
        property_area: ['Montebello'],
        property_state: ['Yucatán'],
      }),
    },
    {
      location: 'Montebello, Mérida, Yucatán',
      city: 'Mérida',
      colonia: 'Montebello',
      state: 'Yucatán',
    },
  ),
  shape(
    'houzez class_list without embedded terms',
    { class_list: ['post-101', 'property_type-terreno', 'property_status-en-renta'] },
    { propertyType: 'terreno', operation: 'rent' },
  ),
  shape(
    'houzez registered meta as scalars',
    {
      meta: {
        fave_property_price: '$2,250,000',
        fave_property_bedrooms: '2',
        fave_property_images: [`${SITE_URL}/a.jpg`],
      },
    },
    { price: 2_250_000, bedrooms: 2, images: [`${SITE_URL}/a.jpg`] },
  ),
  shape(
    'houzez fave_agents id is no name',
    meta({ fave_agents: ['77'], fave_agent_display_option: ['agent_info'] }),
    { agentName: null },
  ),
]
