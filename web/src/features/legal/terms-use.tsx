import { ContactEmail } from './contact-email.tsx'
import type { LegalSection } from './legal-section.ts'

export const TERMS_OF_USE: readonly LegalSection[] = [
  {
    id: 'tus-datos',
    title: 'Tus datos siguen siendo tuyos',
    body: (
      <>
        <p>
          Conservas todos los derechos sobre los clientes, propiedades, documentos e imágenes que
          registras. Nos das permiso de alojarlos y procesarlos únicamente para prestarte el
          servicio. No los vendemos ni los mostramos a otros agentes.
        </p>
        <p>
          Tú eres responsable frente a tus clientes de los datos personales que registras: debes
          tener derecho a usarlos y haber puesto a su disposición tu propio aviso de privacidad.
          Respecto de esos datos, Predio actúa como encargado y sigue tus instrucciones.
        </p>
      </>
    ),
  },
  {
    id: 'conexiones',
    title: 'Tu sitio y tus API keys',
    body: (
      <p>
        La conexión con tu sitio WordPress y la API key del proveedor de inteligencia artificial son
        tuyas. Las guardamos para usarlas solo en tu cuenta. El consumo de tu API key se rige por el
        contrato que tengas con ese proveedor y lo pagas directamente a él. Puedes borrar ambas en
        Configuración cuando quieras.
      </p>
    ),
  },
  {
    id: 'inteligencia-artificial',
    title: 'Inteligencia artificial',
    body: (
      <p>
        Las respuestas del asistente las genera un modelo automático y pueden contener errores u
        omisiones. Revísalas antes de enviarlas a un cliente o de tomar una decisión. No escribas en
        el chat datos sensibles ni información que no quieras compartir con el proveedor de la API
        key.
      </p>
    ),
  },
  {
    id: 'borradores',
    title: 'Documentos, cálculos y estimaciones',
    body: (
      <>
        <p>
          Los contratos, recibos y pagarés que generes son borradores. Antes de firmarlos, pide a un
          abogado o notario que los revise. Si usas contratos de adhesión para comercializar
          vivienda, verifica si deben registrarse ante la Procuraduría Federal del Consumidor
          (PROFECO) y si cumplen la NOM-247-SE-2021.
        </p>
        <p>
          La calculadora de comisiones y el estimador de valor son orientativos: no son asesoría
          fiscal ni un avalúo. Confirma los resultados con tu contador o con un perito valuador.
        </p>
      </>
    ),
  },
  {
    id: 'uso-permitido',
    title: 'Uso permitido',
    body: (
      <>
        <p>Al usar Predio te comprometes a no:</p>
        <ul>
          <li>Publicar o tratar información falsa, ilícita o que no tengas derecho a usar.</li>
          <li>Enviar mensajes masivos no solicitados o engañar a consumidores.</li>
          <li>
            Intentar entrar a cuentas ajenas, saltar los límites del sistema o afectar su
            funcionamiento.
          </li>
          <li>Revender el acceso sin nuestro acuerdo por escrito.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'disponibilidad',
    title: 'Disponibilidad y cambios del servicio',
    body: (
      <p>
        Trabajamos para que Predio esté disponible siempre, pero puede haber interrupciones por
        mantenimiento o por causas ajenas, como fallas de internet o de servicios de terceros.
        Podemos mejorar o modificar funciones; si retiramos una esencial para ti, puedes cancelar y
        te devolvemos la parte no usada del periodo.
      </p>
    ),
  },
  {
    id: 'propiedad-intelectual',
    title: 'Propiedad intelectual',
    body: (
      <p>
        El nombre, el diseño y los textos de Predio pertenecen a sus titulares, y el programa se usa
        conforme a su licencia. Estos términos no te transfieren derechos sobre la marca. Las demás
        marcas que se mencionan son de sus dueños.
      </p>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    body: (
      <p>
        Respondemos por los daños que causemos por incumplir estos términos o por nuestra
        negligencia. En la medida en que la ley lo permite, no respondemos por ganancias que dejes
        de obtener, por decisiones tomadas con borradores o estimaciones sin revisar, ni por fallas
        de tu sitio, de tu proveedor de inteligencia artificial o de otros servicios que contrates
        por tu cuenta, y el total de nuestra responsabilidad se limita a lo que pagaste en los
        últimos doce meses. Nada de esto reduce los derechos que la Ley Federal de Protección al
        Consumidor te reconoce.
      </p>
    ),
  },
  {
    id: 'terminacion',
    title: 'Suspensión y fin de la cuenta',
    body: (
      <p>
        Podemos suspender una cuenta que incumpla estos términos o ponga en riesgo a otros; te
        diremos el motivo y podrás responder, salvo que la ley lo impida. Tú puedes eliminar tu
        cuenta en cualquier momento: con ella se borran tus registros y archivos, por lo que te
        conviene descargar antes lo que quieras conservar.
      </p>
    ),
  },
  {
    id: 'privacidad',
    title: 'Datos personales',
    body: (
      <p>
        El tratamiento de tus datos se describe en el <a href="/privacidad">aviso de privacidad</a>,
        que forma parte de estos términos.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios a estos términos',
    body: (
      <p>
        Si los cambiamos, publicaremos la versión nueva en esta página con su fecha y, cuando el
        cambio te afecte, te avisaremos por correo con al menos 15 días de anticipación. Si no estás
        de acuerdo, puedes cancelar antes de que entren en vigor.
      </p>
    ),
  },
  {
    id: 'ley',
    title: 'Ley aplicable y controversias',
    body: (
      <>
        <p>
          Estos términos se rigen por las leyes federales de los Estados Unidos Mexicanos. Antes de
          acudir a otra instancia, escríbenos a <ContactEmail /> y buscaremos resolverlo contigo.
        </p>
        <p>
          La Procuraduría Federal del Consumidor (PROFECO) es competente en la vía administrativa
          para resolver las controversias de consumo. En lo demás, las partes se someten a los
          tribunales competentes de los Estados Unidos Mexicanos, sin que ello te impida acudir a
          los de tu domicilio cuando la ley te dé ese derecho.
        </p>
      </>
    ),
  },
]
