const LOST = [
  'Tus propiedades, etiquetas y clientes vinculados',
  'Tus clientes, oportunidades, tareas, interacciones y mensajes',
  'Tus documentos con sus versiones, plantillas y enlaces compartidos',
  'Tus guiones, tu directorio, tus estimaciones y tus conversaciones con el asistente',
  'Tus imágenes y tu logo',
  'Tu configuración, tus avisos, tu perfil y tu suscripción',
]

export function WhatIsLost() {
  return (
    <div className="flex flex-col gap-3">
      <p>Esto se borra para siempre y no se puede recuperar:</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft marker:text-danger">
        {LOST.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="text-ink-soft">
        Lo que está publicado en tu sitio WordPress se queda como está.
      </p>
    </div>
  )
}
