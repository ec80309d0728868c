import { shape, SITE_URL, terms, type SourceShape } from './source-shape.ts'

const acf = (fields: Record<string, unknown>) => ({ acf: fields })

const spanish: readonly SourceShape[] = [
  shape('acf precio', acf({ precio: '2.250.000,00', moneda: 'MXN' }), { price: 2_250_000 }),
  shape('acf precio number', acf({ precio: 1_500_000 }), { price: 1_500_000 }),
  shape('acf Precio in capitals with accent', acf({ 'Precio de Renta': '8,000' }), {
    price: 8000,
    operation: 'rent',
  }),
  shape('acf precio a consultar', acf({ precio: 'Precio a consultar' }), { price: null }),
  shape(
    'acf precio a consultar hides other figures',
    acf({ precio: 'Consultar', valor: '900000' }),
    { price: null },
  ),
  shape('acf precio with mensuales', acf({ precio: '12,500 MXN mensuales' }), {
    price: 12_500,
    operation: 'rent',
    pricePeriod: 'month',
  }),
  shape('acf precio in US$', acf({ precio: 'US$ 180,000' }), { price: 180_000, currency: 'USD' }),
  shape('acf moneda Dólares', acf({ precio: '180000', moneda: 'Dólares' }), { currency: 'USD' }),
  shape('acf precio_usd', acf({ precio_usd: '95,000' }), { price: 95_000, currency: 'USD' }),
  shape('acf precio in mdp', acf({ precio: '$3.5 MDP' }), { price: 3_500_000 }),
  shape('acf precio with apostrophe', acf({ precio: "$3'500,000.00" }), { price: 3_500_000 }),
  shape('acf precio per metre without an area', acf({ precio: '$1,500 por m2' }), {
    price: null,
    unitPrice: { amount: 1500, per: 'm2' },
  }),
  shape('acf precio per metre times the area', acf({ precio: '$850 m2', m2: '200' }), {
    price: 170_000,
    unitPrice: { amount: 850, per: 'm2' },
  }),
  shape(
    'acf precio per hectare times the land',
    acf({ precio: '$350,000 por hectárea', tipo: 'Huerta', terreno: '1-50-00 ha' }),
    { price: 525_000, propertyType: 'terreno', unitPrice: { amount: 350_000, per: 'ha' } },
  ),
  shape('acf precio in two currencies', acf({ precio: '$3,500,000 MXN (US$195,000)' }), {
    price: 3_500_000,
    currency: 'MXN',
    otherPrice: { amount: 195_000, currency: 'USD' },
  }),
  shape('acf precio 1 is a placeholder', acf({ precio: '1' }), { price: null }),
  shape(
    'acf renta con opción a compra',
    acf({ precio: '25,000', operacion: 'Renta con opción a compra' }),
    {
      price: 25_000,
      operation: 'rent',
      operations: ['rent'],
    },
  ),
  shape(
    'acf precio_venta and precio_renta',
    acf({ precio_venta: '2,000,000', precio_renta: '15,000', operacion: 'Venta y renta' }),
    { price: 2_000_000, operation: 'sale', operations: ['sale', 'rent'] },
  ),
  shape('acf precio_renta alone', acf({ precio_renta: '15,000' }), {
    price: 15_000,
    operation: 'rent',
  }),
  shape('acf recamaras', acf({ recamaras: '3' }), { bedrooms: 3 }),
  shape('acf recámaras with accent', acf({ recámaras: 'Tres' }), { bedrooms: 3 }),
  shape('acf habitaciones', acf({ habitaciones: '4 habitaciones' }), { bedrooms: 4 }),
  shape('acf recamaras estudio', acf({ recamaras: 'Estudio' }), { bedrooms: 0 }),
  shape('acf baños with tilde', acf({ baños: 2 }), { bathrooms: 2 }),
  shape('acf banos with half', acf({ banos: '2 y medio' }), { bathrooms: 2.5 }),
  shape('acf banos 2 1/2', acf({ banos: '2 1/2' }), { bathrooms: 2.5 }),
  shape('acf medios_banos', acf({ banos: '3', medios_banos: '1' }), { bathrooms: 3.5 }),
  shape('acf superficie', acf({ superficie: '285 m²' }), { area: 285 }),
  shape('acf construccion before superficie', acf({ superficie: '400', construccion: '210' }), {
    area: 210,
  }),
  shape('acf m2_construccion', acf({ m2_construccion: '145.50' }), { area: 145.5 }),
  shape('acf terreno by sides', acf({ terreno: '10 x 20' }), { landArea: 200 }),
  shape('acf terreno of land is its area', acf({ tipo: 'Terreno', terreno: '1,097' }), {
    area: 1097,
    landArea: 1097,
  }),
  shape('acf superficie_terreno in hectares', acf({ superficie_terreno: '2 hectáreas' }), {
    landArea: 20_000,
  }),
  shape('acf estacionamientos', acf({ estacionamientos: '1' }), { parking: 1 }),
  shape('acf cajones_de_estacionamiento', acf({ cajones_de_estacionamiento: 'dos' }), {
    parking: 2,
  }),
  shape('acf anio', acf({ anio: '2015' }), { yearBuilt: 2015 }),
  shape('acf año de construcción', acf({ 'Año de construcción': 'Construida en 1987' }), {
    yearBuilt: 1987,
  }),
  shape('acf antigüedad is no year', acf({ anio: '5 años' }), { yearBuilt: null }),
  shape('acf clave', acf({ clave: 'EH-0125' }), { code: 'EH-0125' }),
  shape(
    'acf ubicacion as a map',
    acf({ ubicacion: { address: 'Calle 7, León', lat: 21.12, lng: -101.68, zoom: 14 } }),
    { location: 'Calle 7, León', coordinates: { lat: 21.12, lng: -101.68 } },
  ),
  shape('acf ubicacion as text', acf({ ubicacion: 'Centro, Oaxaca' }), {
    location: 'Centro, Oaxaca',
  }),
  shape('acf mapa without place', acf({ mapa: { address: '', lat: 0, lng: 0 } }), {
    coordinates: null,
    location: '',
  }),
  shape('acf estado is a state', acf({ estado: 'Yucatán' }), {
    state: 'Yucatán',
    saleStatus: null,
  }),
  shape('acf estado is a status', acf({ estado: 'Apartada' }), {
    state: null,
    saleStatus: 'apartada',
  }),
  shape('acf operacion', acf({ operacion: 'Alquiler' }), { operation: 'rent' }),
  shape(
    'acf operacion as choice object',
    acf({ operacion: { value: 'renta', label: 'En renta' } }),
    { operation: 'rent' },
  ),
  shape('acf estatus rentada', acf({ operacion: 'renta', estatus: 'Rentada' }), {
    operation: 'rent',
    rentalStatus: 'rentada',
  }),
  shape('acf estatus disponible', acf({ estatus: 'Disponible' }), { saleStatus: 'disponible' }),
  shape('acf tipo', acf({ tipo: 'Local comercial' }), { propertyType: 'local' }),
  shape(
    'acf tipo holds a term id',
    { ...acf({ tipo: 50 }), _embedded: terms({ inmuebles_clase: ['Oficina'] }) },
    { propertyType: 'oficina' },
  ),
  shape('acf tipo unknown', acf({ tipo: 'Hotel' }), { propertyType: 'other' }),
  shape('acf amenidades list', acf({ amenidades: ['Alberca', 'Gimnasio', 'alberca'] }), {
    features: ['Alberca', 'Gimnasio'],
  }),
  shape('acf amenidades csv', acf({ amenidades: 'Alberca, Jardín; Roof garden' }), {
    features: ['Alberca', 'Jardín', 'Roof garden'],
  }),
  shape('acf amenidades switches', acf({ amenidades: { alberca: true, roof_garden: false } }), {
    features: ['Alberca'],
  }),
  shape('acf amenidades choices', acf({ amenidades: [{ value: 'gym', label: 'Gimnasio' }] }), {
    features: ['Gimnasio'],
  }),
  shape(
    'acf caracteristicas as html list',
    acf({ caracteristicas: '<li>Patio</li><li>Bar</li>' }),
    {
      features: ['Patio', 'Bar'],
    },
  ),
  shape('acf alberca switch', acf({ alberca: '1', jardin: '0' }), { features: ['Alberca'] }),
  shape('acf features with a telephone', acf({ features: ['Patio', 'Dueño 999 123 4567'] }), {
    features: ['Patio'],
  }),
  shape('acf amueblado', acf({ amueblado: 'Sí' }), { furnished: true }),
  shape('acf amueblado no', acf({ amueblado: 'No' }), { furnished: false }),
  shape('acf mascotas', acf({ mascotas: 'Se aceptan mascotas' }), { petFriendly: true }),
  shape('acf mascotas refused', acf({ mascotas: 'No se aceptan' }), { petFriendly: false }),
  shape('acf pet friendly among amenidades', acf({ amenidades: ['Pet friendly', 'Amueblado'] }), {
    petFriendly: true,
    furnished: true,
  }),
  shape('acf mascotas among amenidades', acf({ amenidades: ['Se aceptan mascotas'] }), {
    petFriendly: true,
    furnished: false,
  }),
  shape('acf disponible_desde of the date picker', acf({ disponible_desde: '20260501' }), {
    availableFrom: '2026-05-01',
  }),
  shape('acf disponible_desde in Mexican order', acf({ disponible_desde: '31/12/2026' }), {
    availableFrom: '2026-12-31',
  }),
  shape('acf disponible_desde inmediata', acf({ disponible_desde: 'Inmediata' }), {
    availableFrom: null,
  }),
  shape('acf recorrido_virtual', acf({ recorrido_virtual: 'https://tour.mx/1' }), {
    virtualTour: 'https://tour.mx/1',
  }),
  shape('acf recorrido_virtual no', acf({ recorrido_virtual: 'No' }), { virtualTour: null }),
  shape('acf plano as image', acf({ plano: { ID: 9, url: '/plano.png', sizes: {} } }), {
    floorPlan: `${SITE_URL}/plano.png`,
  }),
  shape('acf asesor', acf({ asesor: 'Laura Núñez' }), { agentName: 'Laura Núñez' }),
  shape(
    'acf asesor as user object',
    acf({ asesor: { ID: 4, display_name: 'Laura Núñez', user_email: 'l@x.mx' } }),
    { agentName: 'Laura Núñez' },
  ),
  shape('acf asesor with a telephone', acf({ asesor: 'Laura 999-123-4567' }), { agentName: null }),
  shape('acf propietario is not read', acf({ propietario: 'Juan', telefono_propietario: '9991' }), {
    agentName: null,
    features: [],
  }),
  shape(
    'acf group fields',
    acf({ detalles: { recamaras: 2, precio: '900,000' }, domicilio: { colonia: 'Narvarte' } }),
    { bedrooms: 2, price: 900_000, colonia: 'Narvarte' },
  ),
  shape('acf empty block', { acf: [] }, { price: null, bedrooms: null, features: [] }),
  shape('acf false block', { acf: false }, { price: null, operation: 'sale' }),
]

const english: readonly SourceShape[] = [
  shape('top-level price', { price: '1,250,000' }, { price: 1_250_000 }),
  shape(
    'meta_box price and bedrooms',
    { meta_box: { price: '750000', bedrooms: '2' } },
    {
      price: 750_000,
      bedrooms: 2,
    },
  ),
  shape(
    'meta monthly_rent',
    { meta: { monthly_rent: '9,000' } },
    {
      price: 9000,
      operation: 'rent',
    },
  ),
  shape('meta listing_type sold', { meta: { status: 'Sold' } }, { saleStatus: 'vendida' }),
  shape('camel case fields', acf({ yearBuilt: 1999, petFriendly: true, floorArea: '80' }), {
    yearBuilt: 1999,
    petFriendly: true,
    area: 80,
  }),
  shape('meta square_meters', { meta: { square_meters: '1,097.50' } }, { area: 1097.5 }),
  shape('meta lot_size acres', { meta: { lot_size: '2 acres' } }, { landArea: 8093.71 }),
  shape('meta parking_spaces', { meta: { parking_spaces: 2 } }, { parking: 2 }),
  shape(
    'meta available_from',
    { meta: { available_from: '2026-07-15T00:00:00' } },
    {
      availableFrom: '2026-07-15',
    },
  ),
  shape('wrapped value object', acf({ size: { value: 120, unit: 'm2' } }), { area: 120 }),
  shape('wrapped value in feet', acf({ size: { value: '1,000', unit: 'sqft' } }), { area: 92.9 }),
  shape(
    'json text in meta',
    { meta: { location: '{"lat":19.4,"lng":-99.1}' } },
    {
      coordinates: { lat: 19.4, lng: -99.1 },
    },
  ),
]

export const customFieldShapes: readonly SourceShape[] = [...spanish, ...english]
