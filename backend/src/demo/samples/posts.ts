export const POSTS = [
  {
    id: 1187,
    slug: 'cinco-cosas-antes-de-comprar-casa-en-merida',
    title: 'Cinco cosas que conviene revisar antes de comprar casa en Mérida',
    text: 'Escritura, predial al corriente, nivel del terreno, orientación y presión del agua: una visita de media hora ahorra años de disgustos.',
  },
  {
    id: 1142,
    slug: 'como-preparar-tu-casa-para-venderla',
    title: 'Cómo preparar tu casa para venderla en temporada de calor',
    text: 'Ventila temprano, despeja los muros y enciende las luces cálidas: las fotos de las seis de la tarde venden mejor que las del mediodía.',
  },
] as const
