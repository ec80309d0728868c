import { labelsOf } from '../fields/index.ts'
import { FIELD_LABELS, namesOf, OWN_LISTING_FIELDS, type SourceField } from '../properties/index.ts'
import { LISTING_IMPORT_MESSAGES as texts } from './messages.ts'

const labels = labelsOf(OWN_LISTING_FIELDS)

export const LISTING_FIELD_LABELS = {
  title: labels.title,
  operation: FIELD_LABELS.operation,
  type: FIELD_LABELS.propertyType,
  price: labels.price,
  currency: labels.currency,
  sale_price: texts.salePrice,
  rent_price: labels.second_price,
  street: labels.street,
  colonia: labels.colonia,
  city: labels.city,
  state: labels.state,
  bedrooms: labels.bedrooms,
  bathrooms: labels.bathrooms,
  half_bathrooms: texts.halfBathrooms,
  area: FIELD_LABELS.area,
  land_area: FIELD_LABELS.landArea,
  parking: labels.parking,
  year_built: texts.yearOrAge,
  maintenance_fee: labels.maintenance_fee,
  features: labels.features,
  description: texts.description,
  photos: texts.photos,
  code: texts.code,
  commission_percentage: labels.commission_percentage,
  shared_commission_percentage: labels.shared_commission_percentage,
  private_note: labels.private_note,
  owner_name: texts.owner,
  owner_phone: texts.ownerPhone,
}
export type ListingField = keyof typeof LISTING_FIELD_LABELS
export type ListingCells = Partial<Record<ListingField, string>>

export const LISTING_FIELDS = Object.keys(LISTING_FIELD_LABELS) as ListingField[]

/**
 * LIMP-01: the headers come from EasyBroker, Inmuebles24, Witei, Wasi, people's own sheets and our labels. If two fields have the same
 * header, the later field gets the column: 'superficie total' is the area of the land.
 */
export const LISTING_HEADERS: Record<ListingField, string> = {
  title:
    'titulo, title, nombre, name, nombre de la propiedad, propiedad, inmueble, encabezado, titulo del anuncio, titulo de la publicacion, listing title, property title, post title',
  operation:
    'operacion, operation, tipo de operacion, operation type, transaccion, transaction, transaction type, venta o renta, venta renta, modalidad, listing type, purpose, for sale or rent, gestion, negocio, tipo de negocio, tipo operacion',
  type: withSiteNames('type', 'property type, clase de inmueble'),
  price: withSiteNames('price', 'precio publicado, listing price, precio en pesos'),
  currency: withSiteNames('currency', ''),
  sale_price: withSiteNames('salePrice', 'venta, precio vta, for sale price'),
  rent_price: withSiteNames('rentPrice', 'precio de alquiler, alquiler'),
  street:
    'calle y numero, calle, direccion, domicilio, street, street address, address, calle numero',
  colonia: withSiteNames(
    'colonia',
    'asentamiento, district, colonia fraccionamiento, urbanizacion, area zone, residencial',
  ),
  city: withSiteNames('city', 'ciudad municipio, municipio ciudad, city area'),
  state: withSiteNames('state', 'region, departamento estado'),
  bedrooms: withSiteNames('bedrooms', 'rec'),
  bathrooms: withSiteNames('bathrooms', 'full bathrooms'),
  half_bathrooms: withSiteNames('halfBathrooms', 'half bathroom, 1 2 banos, toilets, aseos'),
  area: withSiteNames(
    'area',
    'construccion m2, m2 const, const m2, m2 constr, constr m2, m2 de construccion, mts construccion, mts de construccion, mts2 construccion, metros de construccion, construccion, const, construccion m, m construccion, m construidos, superficie construida m2, superficie m2, construction area, superficie cubierta',
  ),
  land_area: withSiteNames(
    'landArea',
    'terreno m, m2 terr, terr m2, mts terreno, mts de terreno, mts2 terreno, terr, m terreno, superficie total, area total, total area',
  ),
  parking: withSiteNames('parking', 'garaje, parqueaderos'),
  year_built: withSiteNames(
    'yearBuilt',
    'antiguedad, age, anos de antiguedad, antiguedad anos, edad, ano de construccion o antiguedad',
  ),
  maintenance_fee:
    'mantenimiento, cuota de mantenimiento, maintenance, maintenance fee, hoa, hoa fee, gastos comunes, expensas, mantenimiento mensual, cuota mantenimiento, mantenimiento al mes, expenses, administracion',
  features: withSiteNames('features', 'tags, etiquetas'),
  description: withSiteNames(
    'description',
    'detalle, detalles, details, texto, descripcion publica, descripcion del inmueble, content, public description, comentarios',
  ),
  photos: withSiteNames(
    'gallery',
    'foto, photo, image, imagen, galeria de fotos, picture, image urls, urls de imagenes, url de imagenes, links de fotos, photo urls, property images, url fotos, pictures urls',
  ),
  code: withSiteNames(
    'code',
    'id interno, public id, property id, clave de la propiedad, listing id, no de propiedad, codigo interno',
  ),
  commission_percentage:
    'comision, commission, comision %, porcentaje de comision, commission percentage, comision porcentaje',
  shared_commission_percentage:
    'parte para colegas, parte para colegas de la comision, comision compartida, comision que se comparte, porcentaje compartido, porcentaje de comision compartida, comparte comision, shared commission, shared commission percentage, commission split',
  private_note:
    'notas, nota, notes, nota privada, notas privadas, observaciones, private notes, comentarios internos, notas internas, internal notes',
  owner_name:
    'propietario, nombre del propietario, nombre propietario, propietario nombre, dueno, nombre del dueno, owner, owner name, landlord, arrendador, vendedor, cliente propietario',
  owner_phone:
    'telefono del propietario, telefono propietario, propietario telefono, tel propietario, tel del propietario, cel propietario, celular propietario, celular del propietario, whatsapp propietario, whatsapp del propietario, telefono dueno, telefono del dueno, tel dueno, cel dueno, celular del dueno, contacto del propietario, owner phone, owner telephone, owner mobile, landlord phone',
}

function withSiteNames(field: SourceField, names: string): string {
  return [...namesOf(field).map((name) => name.replaceAll('_', ' ')), names].join(', ')
}
