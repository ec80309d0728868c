-- One template for each type of the document generator. They are domain/src/documents's BUILT_IN_TEMPLATES, which a test
-- holds them to; the ids are fixed, so that a document keeps saying which one it is based on.
insert into public.document_templates (id, user_id, name, category, is_public, description, content, variables) values
(
  'd0c00000-0000-4000-8000-000000000001', null, 'Pagaré', 'other', true,
  'Un pagaré con los elementos del artículo 170 de la LGTOC, con el monto en letra.',
  $text$# Pagaré {{numero_pagare}}

**Bueno por:** {{monto_en_pesos}}

**Lugar y fecha de suscripción:** {{lugar_firma}}, a {{fecha_firma}}

Por este **PAGARÉ** prometo pagar incondicionalmente a la orden de **{{beneficiario}}**, en {{lugar_pago}}, el día {{fecha_vencimiento}} ({{fecha_vencimiento_en_letra}}), la cantidad de **{{monto_en_pesos}}** ({{monto_en_letra}}).

**Nombre del suscriptor:** {{deudor}}
**Domicilio:** {{domicilio_deudor}}

______________________________
**{{deudor}}**
Firma del suscriptor$text$,
  $json$[
    {"name":"monto","label":"Monto de cada pagaré","type":"number","required":true,"options":[]},
    {"name":"beneficiario","label":"Beneficiario (a quien se paga)","type":"text","required":true,"options":[]},
    {"name":"deudor","label":"Deudor (quien firma y paga)","type":"text","required":true,"options":[]},
    {"name":"fecha_vencimiento","label":"Fecha de vencimiento","type":"date","required":true,"options":[]},
    {"name":"lugar_pago","label":"Lugar de pago","type":"text","required":true,"options":[]},
    {"name":"domicilio_deudor","label":"Domicilio del deudor","type":"text","required":false,"options":[]},
    {"name":"lugar_firma","label":"Lugar de firma","type":"text","required":true,"options":[]},
    {"name":"fecha_firma","label":"Fecha de firma","type":"date","required":true,"options":[]},
    {"name":"numero_pagare","label":"Número del pagaré (1/1, 1/12…)","type":"text","required":true,"options":[]}
  ]$json$
),
(
  'd0c00000-0000-4000-8000-000000000002', null, 'Recibo de renta', 'rent_receipt', true,
  'Recibo por un mes de renta, con el monto en letra.',
  $text$# Recibo de renta

{{lugar_firma}}, a {{fecha_firma}}

**Recibí de:** {{inquilino}}
**La cantidad de:** {{monto_en_pesos}} ({{monto_en_letra}})
**Por concepto de:** renta del mes de {{mes}} de {{año}}
**Del inmueble ubicado en:** {{direccion_inmueble}}
**Forma de pago:** {{forma_pago}}

Este recibo comprueba únicamente el pago del mes indicado y no sustituye al comprobante fiscal (CFDI) que corresponda.

______________________________
**{{arrendador}}**
Nombre y firma de quien recibe$text$,
  $json$[
    {"name":"inquilino","label":"Inquilino","type":"text","required":true,"options":[]},
    {"name":"monto","label":"Monto","type":"number","required":true,"options":[]},
    {"name":"mes","label":"Mes","type":"select","required":true,"options":["enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre"]},
    {"name":"año","label":"Año","type":"number","required":true,"options":[]},
    {"name":"direccion_inmueble","label":"Dirección del inmueble","type":"text","required":true,"options":[]},
    {"name":"arrendador","label":"Quien recibe el pago","type":"text","required":true,"options":[]},
    {"name":"forma_pago","label":"Forma de pago","type":"select","required":true,"options":["Transferencia","Efectivo","Cheque","Depósito bancario","Tarjeta"]},
    {"name":"lugar_firma","label":"Lugar de firma","type":"text","required":true,"options":[]},
    {"name":"fecha_firma","label":"Fecha de firma","type":"date","required":true,"options":[]}
  ]$json$
),
(
  'd0c00000-0000-4000-8000-000000000003', null, 'Contrato de arrendamiento', 'contract', true,
  'Arrendamiento con depósito, en moneda nacional. Borrador para revisión legal.',
  $text$# Contrato de arrendamiento

*Borrador para revisión. Este texto es un modelo y no constituye asesoría legal: antes de firmarlo debe revisarlo una persona profesional del derecho, conforme a las leyes de la entidad donde se encuentra el inmueble.*

Contrato de arrendamiento que celebran, por una parte, **{{arrendador}}**, en lo sucesivo **LA PARTE ARRENDADORA**, y por la otra, **{{arrendatario}}**, en lo sucesivo **LA PARTE ARRENDATARIA**, conforme a las siguientes declaraciones y cláusulas.

## Declaraciones

1. LA PARTE ARRENDADORA declara que tiene capacidad legal para celebrar este contrato y que está facultada para conceder el uso y goce del inmueble ubicado en **{{direccion_inmueble}}**, en lo sucesivo **EL INMUEBLE**.
2. LA PARTE ARRENDATARIA declara que tiene capacidad legal para obligarse, que conoce EL INMUEBLE y que los recursos con los que pagará la renta son de procedencia lícita.
3. LA PARTE ARRENDADORA señala como domicilio para recibir avisos: {{domicilio_arrendador}}.
4. LA PARTE ARRENDATARIA señala como domicilio para recibir avisos: {{domicilio_arrendatario}}.

## Cláusulas

**PRIMERA. Objeto.** LA PARTE ARRENDADORA concede a LA PARTE ARRENDATARIA el uso y goce temporal de EL INMUEBLE, que esta destinará exclusivamente a uso {{uso}} y a fines lícitos. No podrá subarrendarlo ni ceder sus derechos sin el consentimiento por escrito de LA PARTE ARRENDADORA.

**SEGUNDA. Plazo.** El plazo del arrendamiento es de {{plazo}} ({{plazo_en_palabras}}) meses: comienza el {{fecha_inicio}} ({{fecha_inicio_en_letra}}) y termina el {{fecha_termino}} ({{fecha_termino_en_letra}}).

**TERCERA. Renta.** LA PARTE ARRENDATARIA pagará una renta mensual de **{{renta_en_pesos}}** ({{renta_en_letra}}), en moneda nacional y por mensualidades adelantadas, a más tardar el día {{dia_pago}} de cada mes, en el domicilio o en la cuenta que LA PARTE ARRENDADORA le indique por escrito. LA PARTE ARRENDADORA entregará un recibo por cada pago.

**CUARTA. Incremento de la renta.** La renta solo podrá aumentar una vez cumplido cada año de contrato y por acuerdo escrito de las partes; el incremento no excederá el límite que fije la ley de la entidad donde se encuentra EL INMUEBLE.

**QUINTA. Depósito.** LA PARTE ARRENDATARIA entrega a la firma **{{deposito_en_pesos}}** ({{deposito_en_letra}}) como depósito en garantía. No se aplicará al pago de rentas y se devolverá al terminar el arrendamiento y recibirse EL INMUEBLE, menos los adeudos y los daños comprobados que no provengan del uso normal.

**SEXTA. Servicios y mantenimiento.** LA PARTE ARRENDATARIA pagará los servicios que consuma y las reparaciones que provengan de su uso o descuido. LA PARTE ARRENDADORA hará las reparaciones necesarias para conservar EL INMUEBLE en condiciones de servir para el uso convenido y pagará el impuesto predial.

**SÉPTIMA. Entrega y devolución.** LA PARTE ARRENDADORA entrega EL INMUEBLE el día en que comienza el plazo, en condiciones de higiene y seguridad y con un inventario firmado por las partes. LA PARTE ARRENDATARIA lo devolverá al terminar el plazo en el estado en que lo recibió, salvo el deterioro por el uso normal.

**OCTAVA. Incumplimiento.** El incumplimiento de las obligaciones de este contrato por una de las partes da derecho a la otra a exigir su cumplimiento o su rescisión, en los casos y con los plazos que establece la ley.

**NOVENA. Datos personales.** Las partes usarán los datos personales que se compartan únicamente para celebrar y cumplir este contrato, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.

**DÉCIMA. Legislación y jurisdicción.** Para la interpretación y el cumplimiento de este contrato, las partes se someten a las leyes y a los tribunales competentes de {{entidad}}.

Leído este contrato y enteradas las partes de su contenido y alcance, lo firman por duplicado en {{lugar_firma}}, a {{fecha_firma}} ({{fecha_firma_en_letra}}).

______________________________
**{{arrendador}}**
LA PARTE ARRENDADORA

______________________________
**{{arrendatario}}**
LA PARTE ARRENDATARIA

______________________________
Testigo

______________________________
Testigo$text$,
  $json$[
    {"name":"arrendador","label":"Arrendador","type":"text","required":true,"options":[]},
    {"name":"arrendatario","label":"Arrendatario","type":"text","required":true,"options":[]},
    {"name":"direccion_inmueble","label":"Dirección del inmueble","type":"text","required":true,"options":[]},
    {"name":"renta","label":"Renta mensual","type":"number","required":true,"options":[]},
    {"name":"plazo","label":"Plazo en meses","type":"number","required":true,"options":[]},
    {"name":"fecha_inicio","label":"Fecha de inicio","type":"date","required":true,"options":[]},
    {"name":"entidad","label":"Estado donde está el inmueble","type":"select","required":true,"options":["Aguascalientes","Baja California","Baja California Sur","Campeche","Chiapas","Chihuahua","Ciudad de México","Coahuila","Colima","Durango","Estado de México","Guanajuato","Guerrero","Hidalgo","Jalisco","Michoacán","Morelos","Nayarit","Nuevo León","Oaxaca","Puebla","Querétaro","Quintana Roo","San Luis Potosí","Sinaloa","Sonora","Tabasco","Tamaulipas","Tlaxcala","Veracruz","Yucatán","Zacatecas"]},
    {"name":"uso","label":"Uso del inmueble","type":"select","required":true,"options":["Habitacional","Comercial","Oficina"]},
    {"name":"dia_pago","label":"Día límite de pago de cada mes","type":"number","required":true,"options":[]},
    {"name":"deposito","label":"Depósito en garantía","type":"number","required":true,"options":[]},
    {"name":"domicilio_arrendador","label":"Domicilio del arrendador","type":"text","required":false,"options":[]},
    {"name":"domicilio_arrendatario","label":"Domicilio del arrendatario","type":"text","required":false,"options":[]},
    {"name":"lugar_firma","label":"Lugar de firma","type":"text","required":true,"options":[]},
    {"name":"fecha_firma","label":"Fecha de firma","type":"date","required":true,"options":[]},
    {"name":"fecha_termino","label":"Fecha de término","type":"date","required":true,"options":[]}
  ]$json$
),
(
  'd0c00000-0000-4000-8000-000000000004', null, 'Contrato de compraventa', 'contract', true,
  'Compraventa privada que se formaliza ante notario. Borrador para revisión legal; verifica el registro ante PROFECO.',
  $text$# Contrato privado de compraventa

*Borrador para revisión. Este texto es un modelo y no constituye asesoría legal: antes de firmarlo debe revisarlo una persona profesional del derecho, conforme a las leyes de la entidad donde se encuentra el inmueble. Si lo utiliza un desarrollador, promotor, asesor o intermediario como contrato de adhesión, verifique que esté registrado ante la PROFECO (Ley Federal de Protección al Consumidor, artículos 73 y 85, y NOM-247-SE-2021).*

Contrato de compraventa que celebran, por una parte, **{{vendedor}}**, en lo sucesivo **LA PARTE VENDEDORA**, y por la otra, **{{comprador}}**, en lo sucesivo **LA PARTE COMPRADORA**, conforme a las siguientes declaraciones y cláusulas.

## Declaraciones

1. LA PARTE VENDEDORA declara que es propietaria del inmueble ubicado en **{{direccion_inmueble}}**, en lo sucesivo **EL INMUEBLE**, y que tiene capacidad legal y las autorizaciones necesarias para venderlo, incluida la de su cónyuge cuando el régimen matrimonial la exija.
2. LA PARTE VENDEDORA declara que EL INMUEBLE está libre de gravámenes, adeudos y limitaciones de dominio, salvo los que haya informado por escrito a LA PARTE COMPRADORA antes de la firma.
3. LA PARTE COMPRADORA declara que tiene capacidad legal para comprar, que conoce EL INMUEBLE y su situación jurídica, y que los recursos con los que pagará son de procedencia lícita.
4. LA PARTE VENDEDORA señala como domicilio para recibir avisos: {{domicilio_vendedor}}.
5. LA PARTE COMPRADORA señala como domicilio para recibir avisos: {{domicilio_comprador}}.

## Cláusulas

**PRIMERA. Objeto.** LA PARTE VENDEDORA vende y LA PARTE COMPRADORA compra EL INMUEBLE, con todo lo que de hecho y por derecho le corresponde, al corriente en el pago del impuesto predial, el agua y las cuotas de mantenimiento.

**SEGUNDA. Precio.** El precio de la compraventa es de **{{precio_en_pesos}}** ({{precio_en_letra}}), en moneda nacional.

**TERCERA. Forma de pago.** El precio se pagará de la siguiente forma: {{forma_pago}}. Los pagos respetarán los límites legales al uso de efectivo y de cada uno se entregará recibo.

**CUARTA. Plazo para escriturar.** Las partes formalizarán la compraventa en escritura pública a más tardar el {{fecha_escritura}} ({{fecha_escritura_en_letra}}), ante el notario que LA PARTE COMPRADORA elija libremente.

**QUINTA. Gastos e impuestos.** Los honorarios del notario, los derechos y el impuesto de adquisición corren por cuenta de LA PARTE COMPRADORA. El impuesto sobre la renta que cause la venta corre por cuenta de LA PARTE VENDEDORA.

**SEXTA. Entrega.** LA PARTE VENDEDORA entregará la posesión de EL INMUEBLE, desocupado, con sus llaves y comprobantes de pago, al firmarse la escritura y quedar pagado el precio.

**SÉPTIMA. Saneamiento.** LA PARTE VENDEDORA responde del saneamiento para el caso de evicción y de los vicios ocultos de EL INMUEBLE, en los términos de la ley.

**OCTAVA. Incumplimiento.** Si una de las partes incumple, la otra podrá exigir el cumplimiento o la rescisión de este contrato y, en ambos casos, el pago de los daños y perjuicios.

**NOVENA. Datos personales.** Las partes usarán los datos personales que se compartan únicamente para celebrar y cumplir este contrato, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.

**DÉCIMA. Legislación y jurisdicción.** Para la interpretación y el cumplimiento de este contrato, las partes se someten a las leyes y a los tribunales competentes de {{entidad}}.

Leído este contrato y enteradas las partes de su contenido y alcance, lo firman por duplicado en {{lugar_firma}}, a {{fecha_firma}} ({{fecha_firma_en_letra}}).

______________________________
**{{vendedor}}**
LA PARTE VENDEDORA

______________________________
**{{comprador}}**
LA PARTE COMPRADORA

______________________________
Testigo

______________________________
Testigo$text$,
  $json$[
    {"name":"vendedor","label":"Vendedor","type":"text","required":true,"options":[]},
    {"name":"comprador","label":"Comprador","type":"text","required":true,"options":[]},
    {"name":"direccion_inmueble","label":"Dirección del inmueble","type":"text","required":true,"options":[]},
    {"name":"precio","label":"Precio","type":"number","required":true,"options":[]},
    {"name":"forma_pago","label":"Forma de pago","type":"text","required":true,"options":[]},
    {"name":"entidad","label":"Estado donde está el inmueble","type":"select","required":true,"options":["Aguascalientes","Baja California","Baja California Sur","Campeche","Chiapas","Chihuahua","Ciudad de México","Coahuila","Colima","Durango","Estado de México","Guanajuato","Guerrero","Hidalgo","Jalisco","Michoacán","Morelos","Nayarit","Nuevo León","Oaxaca","Puebla","Querétaro","Quintana Roo","San Luis Potosí","Sinaloa","Sonora","Tabasco","Tamaulipas","Tlaxcala","Veracruz","Yucatán","Zacatecas"]},
    {"name":"fecha_escritura","label":"Fecha límite para escriturar","type":"date","required":true,"options":[]},
    {"name":"domicilio_vendedor","label":"Domicilio del vendedor","type":"text","required":false,"options":[]},
    {"name":"domicilio_comprador","label":"Domicilio del comprador","type":"text","required":false,"options":[]},
    {"name":"lugar_firma","label":"Lugar de firma","type":"text","required":true,"options":[]},
    {"name":"fecha_firma","label":"Fecha de firma","type":"date","required":true,"options":[]}
  ]$json$
)
on conflict (id) do update set
  name = excluded.name, category = excluded.category, is_public = excluded.is_public,
  description = excluded.description, content = excluded.content, variables = excluded.variables;
