import { Globe } from 'lucide-react'
import { messages as properties } from '../../../records/listings/messages.ts'
import { messages as settings, siteChange } from '../../../features/settings/messages.ts'
import { words } from '../../../lib/words.ts'
import { SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { GuideLink, Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const connectSite: Guide = {
  icon: Globe,
  description:
    'Con la dirección de tu sitio, Predio lee tus propiedades con sus fotos y precios. Tarda un par de minutos y no cambia nada en tu página.',
  sections: [
    {
      id: 'conectar',
      title: 'Conecta tu sitio',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{SECTION_LABELS.settings}</Label> en el menú y ve a la tarjeta{' '}
              <Label>{settings.siteTitle}</Label>.
            </li>
            <li>
              En <Label>{settings.siteUrl}</Label> escribe la dirección de tu página, tal como la
              abres en el navegador. Por ejemplo: https://tu-inmobiliaria.mx
            </li>
            <li>
              Deja vacía <Label>{settings.siteKey}</Label> por ahora. La mayoría de los sitios no la
              necesita, porque sus propiedades son públicas.
            </li>
            <li>
              Presiona <Label>{settings.siteTest}</Label>. En unos segundos debe decir{' '}
              <Label>{settings.siteConnected}</Label>.
            </li>
            <li>
              Presiona <Label>{words.save}</Label>, abajo de la página.
            </li>
          </ol>
          <HelpPicture
            name="sitio"
            alt="La tarjeta Sitio WordPress, con la dirección del sitio, el campo de la API Key y el botón para probar la conexión"
          />
          <p>
            Listo: tus propiedades aparecen en <Label>{SECTION_LABELS.properties}</Label>. Predio
            solo lee; nunca escribe ni borra nada en tu sitio.
          </p>
        </>
      ),
    },
    {
      id: 'clave',
      title: 'Si tu sitio pide una API Key',
      body: (
        <p>
          Algunos sitios guardan sus propiedades detrás de una clave. Si la prueba te la pide, sigue
          con <GuideLink to="contrasena-de-aplicacion" />: son cinco minutos en tu WordPress.
        </p>
      ),
    },
    {
      id: 'datos',
      title: 'Si un dato sale vacío o equivocado',
      body: (
        <>
          <p>
            Cada tema de WordPress guarda el precio, las recámaras o los metros con otro nombre.
            Predio reconoce los más usados. Si el tuyo es distinto, díselo una vez:
          </p>
          <ol>
            <li>
              En <Label>{settings.mapping}</Label>, presiona <Label>{settings.reviewFields}</Label>.
            </li>
            <li>
              Presiona <Label>{settings.suggestMissing}</Label>, o elige tú el campo de cada dato.
              Verás cómo se lee en una propiedad de muestra.
            </li>
            <li>
              Presiona <Label>{settings.applyMapping}</Label> y después <Label>{words.save}</Label>.
            </li>
          </ol>
          <Tip>
            En <Label>{SECTION_LABELS.properties}</Label>, <Label>{properties.siteHealth}</Label> te
            dice qué conviene corregir en tu página: anuncios sin precio, con pocas fotos o
            repetidos.
          </Tip>
        </>
      ),
    },
    {
      id: 'cambiar',
      title: 'Si cambias de sitio',
      body: (
        <>
          <p>
            Al guardar otra dirección, Predio te pregunta: <Label>{siteChange.title}</Label>
          </p>
          <ul>
            <li>
              Si solo cambió la dirección, elige <Label>{siteChange.same}</Label>: tus etiquetas,
              clientes e historial se quedan con sus propiedades.
            </li>
            <li>
              Si es otro sitio, elige <Label>{siteChange.other}</Label>: lo del sitio anterior se
              guarda aparte y vuelve cuando lo conectas de nuevo.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'falla',
      title: 'Si la prueba falla',
      body: (
        <ul>
          <li>Abre tu sitio en otra pestaña. Si ahí tampoco abre, habla con tu hosting.</li>
          <li>
            Copia la dirección que queda en la barra del navegador, con o sin www. Si Predio ve que
            lleva a otra, te ofrece <Label>{settings.takeAddress}</Label>.
          </li>
          <li>
            Abre tu-sitio.mx/wp-json. Si no ves datos, un plugin de seguridad apagó la API de
            WordPress: pide a quien lo administra que la encienda.
          </li>
          <li>
            Revisa que tu tema o plugin de propiedades esté activo y que tengas por lo menos una
            publicada.
          </li>
        </ul>
      ),
    },
  ],
}
