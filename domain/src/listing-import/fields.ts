import { FIELD_LABELS } from '../properties/index.ts'
import { LISTING_IMPORT_MESSAGES as texts } from './messages.ts'

/** The fields that a column of a file with listings can have, in the order of the list to choose from. */
export const LISTING_FIELDS = [
  'title',
  'operation',
  'type',
  'price',
  'currency',
  'sale_price',
  'rent_price',
  'colonia',
  'city',
  'state',
  'bedrooms',
  'bathrooms',
  'half_bathrooms',
  'area',
  'land_area',
  'parking',
  'year_built',
  'maintenance_fee',
  'features',
  'description',
  'photos',
  'code',
  'commission_percentage',
  'private_note',
] as const
export type ListingField = (typeof LISTING_FIELDS)[number]
export type ListingCells = Partial<Record<ListingField, string>>

export const LISTING_FIELD_LABELS: Record<ListingField, string> = {
  title: texts.title,
  operation: FIELD_LABELS.operation,
  type: FIELD_LABELS.propertyType,
  price: FIELD_LABELS.price,
  currency: FIELD_LABELS.currency,
  sale_price: texts.salePrice,
  rent_price: texts.rentPrice,
  colonia: FIELD_LABELS.colonia,
  city: FIELD_LABELS.city,
  state: FIELD_LABELS.state,
  bedrooms: FIELD_LABELS.bedrooms,
  bathrooms: FIELD_LABELS.bathrooms,
  half_bathrooms: texts.halfBathrooms,
  area: FIELD_LABELS.area,
  land_area: FIELD_LABELS.landArea,
  parking: FIELD_LABELS.parking,
  year_built: texts.yearOrAge,
  maintenance_fee: texts.maintenanceFee,
  features: texts.features,
  description: texts.description,
  photos: texts.photos,
  code: texts.code,
  commission_percentage: texts.commission,
  private_note: texts.privateNote,
}

/** LIMP-01: headers as EasyBroker, Inmuebles24, Witei, Wasi, WordPress and people's own sheets write them, and our own labels. */
export const LISTING_HEADERS: Record<ListingField, string> = {
  title:
    'titulo, title, nombre, name, nombre de la propiedad, propiedad, inmueble, encabezado, titulo del anuncio, titulo de la publicacion, listing title, property title, post title',
  operation:
    'operacion, operation, tipo de operacion, operation type, transaccion, transaction, transaction type, venta o renta, venta renta, modalidad, listing type, purpose, for sale or rent, gestion, negocio, tipo de negocio, tipo operacion',
  type: 'tipo, type, tipo de propiedad, property type, tipo de inmueble, tipo inmueble, tipo propiedad, clase de inmueble, category, categoria, subtipo',
  price:
    'precio, price, importe, valor, monto, precio publicado, asking price, list price, listing price, precio mxn, precio en pesos, price mxn',
  currency: 'moneda, currency, divisa, tipo de moneda, currency code, price currency',
  sale_price:
    'precio de venta, precio venta, venta, sale price, precio vta, price sale, selling price, for sale price',
  rent_price:
    'precio de renta, precio renta, renta, renta mensual, rent price, rental price, rent, price rent, monthly rent, precio de alquiler, precio alquiler, alquiler',
  colonia:
    'colonia, neighborhood, neighbourhood, barrio, fraccionamiento, zona, asentamiento, suburb, district, colonia fraccionamiento, urbanizacion, area zone, residencial',
  city: 'ciudad, city, municipio, localidad, delegacion, alcaldia, town, poblacion, ciudad municipio, municipio ciudad, city area',
  state: 'estado, state, entidad, entidad federativa, provincia, region, departamento estado',
  bedrooms:
    'recamaras, recamara, bedrooms, beds, bedroom, habitaciones, dormitorios, cuartos, rec, num recamaras, numero de recamaras, no recamaras',
  bathrooms:
    'banos, bano, bathrooms, baths, bathroom, banos completos, full bathrooms, num banos, numero de banos, no banos',
  half_bathrooms:
    'medios banos, medio bano, half bathrooms, half baths, half bathroom, 1 2 banos, banos medios, toilets, aseos',
  area: 'construccion, construccion m2, construccion m, m2 construccion, m construccion, m2 construidos, m construidos, metros construidos, metros de construccion, superficie construida, superficie construida m2, area construida, area de construccion, construction size, built area, area, superficie, superficie m2, living area, floor area, size, construction area, superficie cubierta, square meters, m2',
  land_area:
    'terreno, terreno m2, terreno m, m2 terreno, m terreno, m2 de terreno, metros de terreno, superficie de terreno, superficie terreno, superficie del terreno, area de terreno, area terreno, lot size, land area, land size, lot area, plot size, superficie total, area total, total area',
  parking:
    'estacionamientos, estacionamiento, parking, parking spaces, cocheras, cochera, garage, garages, garaje, autos, cajones, cajones de estacionamiento, lugares de estacionamiento, parqueaderos, car spaces',
  year_built:
    'ano de construccion, ano, year built, construction year, antiguedad, age, anos de antiguedad, year, antiguedad anos, ano construccion, edad, ano de construccion o antiguedad',
  maintenance_fee:
    'mantenimiento, cuota de mantenimiento, maintenance, maintenance fee, hoa, hoa fee, gastos comunes, expensas, mantenimiento mensual, cuota mantenimiento, mantenimiento al mes, expenses, administracion',
  features:
    'amenidades, amenities, caracteristicas, features, servicios, extras, comodidades, equipamiento, tags, etiquetas',
  description:
    'descripcion, description, detalle, detalles, details, texto, descripcion publica, descripcion del inmueble, post content, content, public description, comentarios',
  photos:
    'fotos, foto, photos, photo, imagenes, images, image, imagen, fotografias, galeria, galeria de fotos, gallery, picture, pictures, image urls, urls de imagenes, url de imagenes, links de fotos, photo urls, property images, url fotos, pictures urls',
  code: 'clave, clave interna, id interno, internal id, codigo, code, referencia, reference, ref, sku, folio, id, public id, id propiedad, property id, clave de la propiedad, listing id, no de propiedad, codigo interno',
  commission_percentage:
    'comision, commission, comision %, porcentaje de comision, commission percentage, comision porcentaje',
  private_note:
    'notas, nota, notes, nota privada, notas privadas, observaciones, private notes, comentarios internos, notas internas, internal notes',
}
