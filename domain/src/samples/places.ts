type City =
  | 'Mérida'
  | 'Progreso'
  | 'Valladolid'
  | 'Ciudad de México'
  | 'Querétaro'
  | 'Playa del Carmen'

export interface Place {
  city: City
  state: string
  zip: string
  latitude: number
  longitude: number
}

function place(city: City, state: string, zip: string, latitude: number, longitude: number): Place {
  return { city, state, zip, latitude, longitude }
}

export const PLACES = {
  'García Ginerés': place('Mérida', 'Yucatán', '97070', 20.9846, -89.6378),
  'Montes de Amé': place('Mérida', 'Yucatán', '97115', 21.0227, -89.6135),
  'Temozón Norte': place('Mérida', 'Yucatán', '97302', 21.0703, -89.6079),
  Altabrisa: place('Mérida', 'Yucatán', '97130', 21.0181, -89.5829),
  Centro: place('Mérida', 'Yucatán', '97000', 20.9674, -89.6237),
  'Santa Gertrudis Copó': place('Mérida', 'Yucatán', '97305', 21.0521, -89.5877),
  Itzimná: place('Mérida', 'Yucatán', '97100', 20.9943, -89.6122),
  Cholul: place('Mérida', 'Yucatán', '97305', 21.0413, -89.5562),
  Conkal: place('Mérida', 'Yucatán', '97345', 21.0746, -89.5203),
  Dzityá: place('Mérida', 'Yucatán', '97302', 21.0508, -89.6745),
  'San Ramón Norte': place('Mérida', 'Yucatán', '97117', 21.0296, -89.6161),
  'Francisco de Montejo': place('Mérida', 'Yucatán', '97203', 21.0272, -89.6489),
  'Chicxulub Puerto': place('Progreso', 'Yucatán', '97330', 21.2944, -89.6061),
  Chelem: place('Progreso', 'Yucatán', '97336', 21.2683, -89.7431),
  Sisal: place('Valladolid', 'Yucatán', '97780', 20.6862, -88.2091),
  'Roma Norte': place('Ciudad de México', 'Ciudad de México', '06700', 19.4187, -99.1626),
  Condesa: place('Ciudad de México', 'Ciudad de México', '06140', 19.4113, -99.1736),
  Coyoacán: place('Ciudad de México', 'Ciudad de México', '04100', 19.3497, -99.1622),
  'Del Valle': place('Ciudad de México', 'Ciudad de México', '03100', 19.3835, -99.1661),
  Juriquilla: place('Querétaro', 'Querétaro', '76226', 20.7063, -100.4457),
  Zibatá: place('Querétaro', 'Querétaro', '76269', 20.6794, -100.3212),
  'Centro Sur': place('Querétaro', 'Querétaro', '76090', 20.5584, -100.3786),
  Playacar: place('Playa del Carmen', 'Quintana Roo', '77717', 20.6118, -87.0877),
  'Zazil-Ha': place('Playa del Carmen', 'Quintana Roo', '77720', 20.6359, -87.0717),
} as const satisfies Record<string, Place>

export type Colony = keyof typeof PLACES
