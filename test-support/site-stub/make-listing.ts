import type { SiteOptions } from './site-options.ts'

const TYPES = ['Casa', 'Departamento', 'Terreno', 'Oficina', 'Local']
const CITIES = ['Mérida', 'Querétaro', 'Guadalajara', 'Puebla']

type Listed = Pick<SiteOptions, 'vocabulary' | 'galleryIds' | 'changes'>

export function makeListing(id: number, url: string, options: Listed): object {
  const usual = usualListing(id, url, options)
  const { acf, ...changes } = options.changes[id] ?? {}
  return { ...usual, ...changes, acf: { ...usual.acf, ...acf } }
}

function usualListing(id: number, url: string, { vocabulary, galleryIds }: Listed) {
  const type = TYPES[id % TYPES.length] ?? 'Casa'
  const city = CITIES[id % CITIES.length] ?? 'Mérida'
  const photos = [1, 2].map((photo) => `${url}/wp-content/uploads/${id}-${photo}.png`)
  const gallery = galleryIds ? [id * 10 + 1, id * 10 + 2] : photos
  return {
    id,
    date_gmt: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString().slice(0, 19),
    slug: `propiedad-${id}`,
    status: 'publish',
    type: 'property',
    link: `${url}/propiedad/${id}/`,
    title: { rendered: `${type} ${id} en ${city}` },
    content: { rendered: `<p>${type} cerca de todo.</p>`, protected: false },
    featured_media: 0,
    acf:
      vocabulary === 'acf'
        ? {
            precio: String(1_000_000 + id * 1000),
            recamaras: (id % 5) + 1,
            banos: '2',
            superficie: '120 m²',
            direccion: `Calle ${id}, ${city}`,
            operacion: id % 3 === 0 ? 'Renta' : 'Venta',
            tipo: type,
            galeria: gallery,
            propietario_telefono: '9991234567',
          }
        : {
            cuanto_cuesta: String(1_000_000 + id * 1000),
            donde_duermes: (id % 5) + 1,
            galeria: gallery,
          },
  }
}
