/**
 * The names are bare (see bare-name.ts) and sorted by how reliable they are. They come from Houzez, RealHomes, WP Residence, Estatik,
 * Property Hive, Real Estate Manager, Essential Real Estate and Easy Property Listings, then from fields that people made themselves.
 */
const NAMES = {
  price:
    'price precio precio_total precio_lista precio_de_lista precio_mxn precio_actual price_mxn price_actual list_price asking_price precio_publico costo valor importe monto amount price_formatted',
  salePrice: 'sale_price precio_venta precio_de_venta venta_precio price_sale selling_price',
  rentPrice:
    'rent_price precio_renta precio_de_renta renta_precio renta_mensual rent rental_price price_rent monthly_rent precio_alquiler precio_mensual renta',
  usdPrice: 'precio_usd price_usd precio_dolares precio_en_dolares',
  priceWords:
    'price_postfix price_prefix label label_before price_label price_note price_qualifier price_view rent_frequency price_period rent_period periodo periodicidad',
  hidePrice:
    'call_for_price price_on_call price_on_request ocultar_precio hide_price poa precio_a_consultar consultar_precio',
  currency:
    'currency moneda divisa price_currency currency_code tipo_moneda tipo_de_moneda moneda_precio currency_info',
  operation:
    'operacion operation tipo_operacion tipo_de_operacion purpose transaction transaction_type tipo_transaccion offer_type modalidad venta_renta venta_o_renta finalidad department status estatus estado action',
  availability:
    'availability disponibilidad sale_status rental_status estado_venta estatus_venta situacion market_status status estatus estado',
  underOffer: 'under_offer apartada apartado reservada',
  type: 'type tipo tipo_propiedad tipo_de_propiedad tipo_inmueble tipo_de_inmueble kind clase category categoria subtipo',
  bedrooms:
    'bedrooms bedroom recamaras recamara num_recamaras numero_recamaras numero_de_recamaras no_recamaras habitaciones dormitorios cuartos alcobas beds bed bedroom_count bedrooms_count number_of_bedrooms',
  bathrooms:
    'bathrooms bathroom banos bano banios num_banos numero_banos numero_de_banos no_banos banos_completos baths bath full_baths bathroom_count bathrooms_count number_of_bathrooms sanitarios',
  halfBathrooms:
    'half_baths half_bath half_bathrooms medios_banos medio_bano medios_bano banos_medios num_medios_banos',
  area: 'size construccion superficie_construida superficie_construccion superficie_de_construccion area_construida area_construccion area_de_construccion m2_construccion m2_construidos metros_construccion metros_construidos metros_de_construccion construction construction_size built_area building_area building_size living_area floor_area area superficie area_size m2 mts2 metros metros_cuadrados square_meters sqm superficie_total area_total total_area tamano',
  areaUnit:
    'size_prefix size_postfix size_unit area_unit area_postfix area_size_postfix unidad unidad_area',
  landArea:
    'land terreno lot_size lot land_area land_size superficie_terreno superficie_de_terreno superficie_del_terreno area_terreno area_de_terreno area_del_terreno m2_terreno m2_de_terreno metros_terreno metros_de_terreno terreno_m2 tamano_terreno lot_area plot_size',
  landUnit:
    'land_postfix land_unit lot_size_postfix lot_size_unit land_area_unit land_area_postfix',
  parking:
    'garage garages estacionamientos estacionamiento cajones cajones_de_estacionamiento cajones_estacionamiento lugares_de_estacionamiento lugares_estacionamiento num_estacionamientos numero_de_estacionamientos parking parkings parking_spaces parking_spots cocheras cochera autos garage_spaces car_spaces',
  yearBuilt:
    'year year_built anio ano anio_construccion ano_construccion anio_de_construccion ano_de_construccion construction_year built_year year_of_construction fecha_construccion',
  address:
    'address map_address direccion domicilio full_address direccion_completa display_address formatted_address street_address address_street calle street ubicacion location localizacion',
  city: 'city ciudad municipio alcaldia delegacion localidad town poblacion address_city address_suburb address_three',
  state:
    'state estado entidad entidad_federativa province provincia county_state address_state address_four',
  colonia:
    'colonia neighborhood neighbourhood barrio fraccionamiento zona sector suburb address_two',
  latitude: 'latitude latitud lat geolocation_lat map_lat',
  longitude: 'longitude longitud lng lon long geolocation_long geolocation_lng map_lng',
  coordinates:
    'coordinates coordenadas address_coordinates location ubicacion map mapa google_map map_location localizacion geolocation geo direccion address',
  features:
    'features feature amenidades amenidad amenities amenity caracteristicas servicios equipamiento comodidades facilities extras additional_features additional_details_list additional_details caracteristicas_adicionales',
  furnished: 'furnished amueblado amueblada amoblado is_furnished esta_amueblado muebles',
  petFriendly:
    'pet_friendly mascotas acepta_mascotas admite_mascotas se_aceptan_mascotas permite_mascotas pets pets_allowed allow_pets',
  availableFrom:
    'available_date available_from availability_date disponible_desde disponible_a_partir fecha_disponible fecha_disponibilidad fecha_de_disponibilidad fecha_de_entrega',
  virtualTour:
    'virtual_tour virtual_tours tour_virtual recorrido_virtual tour_360 recorrido_360 embed_virtual_tour matterport tour virtualtour video_url tour_video_url video url_video video_youtube',
  floorPlan:
    'floor_plan floor_plans floorplan floorplans plano planos plano_arquitectonico planta_arquitectonica',
  gallery:
    'images gallery galeria image_gallery image_to_attach imagenes fotos fotografias photos galeria_de_imagenes galeria_imagenes galeria_fotos gallery_images slider pictures',
  featuredImage:
    'featured_image_url featured_image_src featured_image jetpack_featured_media_url fifu_image_url imagen_destacada imagen_principal foto_principal thumbnail',
  code: 'internal_id identity clave codigo referencia reference reference_number ref folio code sku id_propiedad id_inmueble clave_interna unique_id mls mls_id id',
  agentName:
    'agent_name nombre_agente nombre_del_agente agente asesor nombre_asesor nombre_del_asesor asesor_asignado assigned_agent agent',
  description: 'description descripcion descripcion_larga post_content',
} as const

export type SourceField = keyof typeof NAMES

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(NAMES).map(([field, names]) => [field, names.split(' ')]),
)

const ALL: ReadonlySet<string> = new Set([...LISTS.values()].flat())

export function isFieldName(name: string): boolean {
  return ALL.has(name)
}

export function namesOf(field: SourceField): readonly string[] {
  return LISTS.get(field) ?? []
}
