export type PastedFact = 'name' | 'surname' | 'phone' | 'email' | 'message' | 'listing'

const LABELS: Record<PastedFact, string> = {
  name: 'nombre, nombre completo, nombre del interesado, nombre del contacto, nombre de contacto, nombre del cliente, nombre y apellido, nombre y apellidos, interesado, contacto, cliente, usuario, tu nombre, your name, name, full name, from name',
  surname: 'apellido, apellidos, last name, surname',
  phone:
    'telefono, tel, telefono de contacto, telefono celular, celular, cel, movil, whatsapp, numero, numero de telefono, tu telefono, your phone, phone, phone number, mobile',
  email:
    'correo, correo electronico, e mail, email, mail, tu correo, tu correo electronico, correo de contacto, email de contacto, your email, email address',
  message:
    'mensaje, comentario, comentarios, consulta, pregunta, tu mensaje, mensaje del interesado, message, your message, comments',
  listing:
    'propiedad, inmueble, anuncio, aviso, publicacion, referencia, clave, codigo, id de la propiedad, id del anuncio, titulo del anuncio, enlace, liga, property, listing, reference',
}

export const PASTE_LABELS: ReadonlyMap<string, PastedFact> = new Map(
  Object.entries(LABELS).flatMap(([fact, labels]) =>
    labels.split(', ').map((label) => [label, fact as PastedFact]),
  ),
)
