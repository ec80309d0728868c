export const SCRIPTS = [
  {
    title: 'Primer contacto desde el sitio',
    category: 'presentacion',
    content:
      'Hola {{nombre}}, soy Lucía Medina de Casas del Mayab. Vi que te interesó {{propiedad}}. ¿Te va bien si te llamo hoy para contarte los detalles y saber qué estás buscando?',
  },
  {
    title: 'Presentación con propietario',
    category: 'presentacion',
    content:
      'Buenos días, {{nombre}}. Trabajo esta zona desde hace nueve años y acabo de cerrar una casa a tres cuadras de la suya. Si me regala veinte minutos le muestro en cuánto se están vendiendo y qué haría yo con la suya.',
  },
  {
    title: 'Después de la visita',
    category: 'seguimiento',
    content:
      'Hola {{nombre}}, gracias por acompañarme a ver {{propiedad}}. ¿Qué fue lo que más te gustó y qué cambiarías? Con eso afino las siguientes opciones.',
  },
  {
    title: 'Cliente que dejó de contestar',
    category: 'seguimiento',
    content:
      'Hola {{nombre}}, no quiero llenarte de mensajes. Si ya encontraste, me da mucho gusto; si sigues buscando, esta semana salieron dos opciones en tu presupuesto. ¿Te las mando?',
  },
  {
    title: 'Está muy caro',
    category: 'objeciones',
    content:
      'Te entiendo, {{nombre}}. Comparemos: en los últimos tres meses se vendieron casas parecidas en la zona y te muestro a cuánto. Si los números no te convencen, hacemos una oferta que sí puedas sostener.',
  },
  {
    title: 'Quiero pensarlo',
    category: 'objeciones',
    content:
      'Claro, {{nombre}}, es una decisión grande. ¿Qué es lo que te falta para estar tranquilo: el precio, el crédito o la zona? Resolvemos eso primero y tú decides a tu ritmo.',
  },
  {
    title: 'Cierre con apartado',
    category: 'cierre',
    content:
      '{{nombre}}, con un apartado de {{monto}} detenemos la promoción de {{propiedad}} quince días mientras sale tu crédito. Te mando el recibo y los datos de la cuenta.',
  },
  {
    title: 'Un mes después de la entrega',
    category: 'postventa',
    content:
      'Hola {{nombre}}, ya pasó un mes en tu nueva casa. ¿Todo en orden con el agua y la luz? Te comparto mi directorio de plomeros y electricistas de confianza.',
  },
] as const
