export const IMAGE_MESSAGES = {
  invalidImage: (fileName: string) => `Imagen inválida: ${fileName}`,
  heicImage: (fileName: string) =>
    `Imagen inválida: ${fileName}. Es HEIC: expórtala como JPG, o en el iPhone elige Ajustes → Cámara → Formatos → Más compatible`,
  invalidPhoto: (fileName: string) =>
    `No se puede usar ${fileName}. Elige fotos JPG, PNG, WebP o HEIC.`,
  heicPhoto: (fileName: string) =>
    `Este navegador no puede abrir ${fileName} porque es HEIC: expórtala como JPG, o en el iPhone elige Ajustes → Cámara → Formatos → Más compatible`,
  largePhoto: (fileName: string) =>
    `${fileName} es demasiado grande. Elige una de hasta 50 MB y 64 megapixeles.`,
  unreadablePhoto: (fileName: string) =>
    `No se pudo leer ${fileName}. Revisa que siga en tu equipo y vuelve a elegirla.`,
  tooManyImages: 'Máximo 15 imágenes permitidas',
  invalidLogo: 'Logo inválido',
  heicLogo: 'Logo inválido. Es HEIC, el formato del iPhone: expórtalo como PNG',
  nothingToProcess: 'Selecciona imágenes y un logo para procesar',
} as const

export const PLATFORM_LABELS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
} as const

export const PRESET_LABELS = {
  feed: 'Publicación',
  portrait: 'Vertical',
  story: 'Historia',
  video: 'Video',
  profile: 'Perfil',
  cover: 'Portada',
  header: 'Encabezado',
} as const

export const POSITION_LABELS = {
  bottomRight: 'Abajo a la derecha',
  bottomLeft: 'Abajo a la izquierda',
  topRight: 'Arriba a la derecha',
  topLeft: 'Arriba a la izquierda',
} as const

export const FIT_LABELS = { contain: 'Ajustar', cover: 'Rellenar' } as const
