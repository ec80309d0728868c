import { foldForSearch } from '../text/index.ts'

export type PastedFact = 'name' | 'surname' | 'phone' | 'email' | 'message' | 'listing'

const LABELS: Record<PastedFact, string> = {
  name: 'nombre, nombre completo, nombre del interesado, nombre del contacto, nombre de contacto, nombre del cliente, nombre y apellido, nombre y apellidos, interesado, contacto, cliente, usuario, tu nombre, your name, name, full name, from name, nombres, first name, first, fname',
  surname:
    'apellido, apellidos, last name, surname, last, lname, apellido paterno, apellido materno',
  phone:
    'telefono, tel, telefono de contacto, telefono celular, celular, cel, movil, whatsapp, numero, numero de telefono, tu telefono, your phone, phone, phone number, mobile, your tel, telephone, whatsapp number, numero de whatsapp',
  email:
    'correo, correo electronico, e mail, email, mail, tu correo, tu correo electronico, correo de contacto, email de contacto, your email, email address',
  message:
    'mensaje, comentario, comentarios, consulta, pregunta, tu mensaje, mensaje del interesado, message, your message, comments, comment, textarea',
  listing:
    'propiedad, inmueble, anuncio, aviso, publicacion, referencia, clave, codigo, id de la propiedad, id del anuncio, titulo del anuncio, enlace, liga, property, listing, reference, property id, id propiedad, propiedad id, listing id, propiedad de interes, inmueble de interes, property title',
}

const FACTS: ReadonlyMap<string, PastedFact> = new Map(
  Object.entries(LABELS).flatMap(([fact, labels]) =>
    labels.split(', ').map((label) => [label, fact as PastedFact]),
  ),
)

/** Returns the fact that a label or a field name means, in any spelling: 'Your-Name', 'Teléfono celular:'. */
export function factOfLabel(label: string): PastedFact | undefined {
  return FACTS.get(
    foldForSearch(label)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
}
