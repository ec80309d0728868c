interface AmenityFacts {
  percent: number
  label: string
  description: string
}

/** EST-02 and EST-09: the bonuses are added to each other, not multiplied. */
const FACTS = {
  alberca: { percent: 8, label: 'Alberca', description: 'Propia o del conjunto, en uso' },
  jardin: { percent: 5, label: 'Jardín', description: 'Área verde privada' },
  estacionamiento_techado: {
    percent: 4,
    label: 'Estacionamiento techado',
    description: 'Cochera o cajón bajo techo',
  },
  seguridad_24h: {
    percent: 6,
    label: 'Seguridad 24 h',
    description: 'Caseta o vigilancia permanente',
  },
  gimnasio: { percent: 3, label: 'Gimnasio', description: 'Equipado, dentro del conjunto' },
  salon_eventos: {
    percent: 2,
    label: 'Salón de eventos',
    description: 'Espacio común para reuniones',
  },
  area_bbq: { percent: 2, label: 'Área de asador', description: 'Asador con mesas o terraza' },
  cuarto_servicio: {
    percent: 4,
    label: 'Cuarto de servicio',
    description: 'Recámara de servicio con baño',
  },
  elevador: { percent: 5, label: 'Elevador', description: 'En el edificio o en la casa' },
  roof_garden: { percent: 4, label: 'Roof garden', description: 'Azotea habilitada para convivir' },
  bodega: { percent: 2, label: 'Bodega', description: 'Espacio de guardado independiente' },
  sistema_seguridad: {
    percent: 3,
    label: 'Sistema de seguridad',
    description: 'Cámaras, alarma o acceso controlado',
  },
} as const satisfies Record<string, AmenityFacts>

export type Amenity = keyof typeof FACTS
export const AMENITIES = Object.keys(FACTS) as readonly Amenity[]
export const AMENITY_FACTS: Readonly<Record<Amenity, AmenityFacts>> = FACTS
