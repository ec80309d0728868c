import { KeyRound } from 'lucide-react'
import { messages as settings } from '../../../features/settings/messages.ts'
import { words } from '../../../lib/words.ts'
import { SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { GuideLink, Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const applicationPassword: Guide = {
  icon: KeyRound,
  description:
    'Algunos sitios piden una clave para mostrar sus propiedades. En WordPress se llama contraseña de aplicación: aquí la creas, la pegas y la pruebas.',
  sections: [
    {
      id: 'necesito',
      title: '¿La necesito?',
      body: (
        <p>
          Solo si al probar la conexión Predio te dice que tu sitio la pide. Si tus propiedades se
          ven sin iniciar sesión, deja el campo vacío y sigue con{' '}
          <GuideLink to="conectar-wordpress" />.
        </p>
      ),
    },
    {
      id: 'crear',
      title: 'Créala en tu WordPress',
      body: (
        <>
          <ol>
            <li>
              Entra a tu WordPress: tu-sitio.mx/wp-admin. Usa un usuario que pueda ver las
              propiedades.
            </li>
            <li>
              En el menú de la izquierda abre <strong>Usuarios → Perfil</strong>.
            </li>
            <li>
              Baja casi hasta el final, a <strong>Contraseñas de aplicación</strong>.
            </li>
            <li>Como nombre escribe Predio y presiona el botón para añadirla.</li>
            <li>
              WordPress te muestra una contraseña de 24 letras y números en grupos de cuatro.
              Cópiala en ese momento: no la vuelve a enseñar.
            </li>
          </ol>
          <Tip>
            No es la contraseña con la que entras a WordPress. Es otra, solo para Predio: puedes
            borrarla ahí mismo cuando quieras, y tu contraseña de siempre no cambia.
          </Tip>
        </>
      ),
    },
    {
      id: 'pegar',
      title: 'Pégala en Predio',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{SECTION_LABELS.settings}</Label>.
            </li>
            <li>
              En <Label>{settings.siteKey}</Label> escribe tu usuario de WordPress, dos puntos y la
              contraseña. Así: maria:abcd EFGH 1234 ijkl MNOP 5678. Los espacios no estorban.
            </li>
            <li>
              Presiona <Label>{settings.siteTest}</Label> y, cuando diga{' '}
              <Label>{settings.siteConnected}</Label>, presiona <Label>{words.save}</Label>.
            </li>
          </ol>
          <HelpPicture
            name="clave"
            alt="El campo API Key del sitio, con la ayuda «¿Cómo consigo la API Key?» abierta debajo"
          />
          <p>
            La clave se guarda cifrada, solo para tu cuenta. Después verás únicamente sus últimas
            cuatro letras.
          </p>
        </>
      ),
    },
    {
      id: 'no-aparece',
      title: 'Si no ves «Contraseñas de aplicación»',
      body: (
        <>
          <p>WordPress la esconde en dos casos:</p>
          <ul>
            <li>
              Tu sitio abre con http:// y no con https://. Pide a tu hosting que active HTTPS; suele
              ser gratis.
            </li>
            <li>
              Un plugin de seguridad, como Wordfence, la apagó. Búscala en los ajustes del plugin y
              enciéndela.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'rechazada',
      title: 'Si tu sitio no la acepta',
      body: (
        <ul>
          <li>Revisa que el usuario sea el de ese WordPress y que no falten los dos puntos.</li>
          <li>
            Crea otra contraseña de aplicación y pégala de nuevo. La anterior la puedes borrar.
          </li>
          <li>
            Si estás seguro de que es correcta, pide a tu hosting que deje pasar el encabezado
            Authorization: algunos servidores lo borran antes de que llegue a WordPress.
          </li>
          <li>
            Usa la dirección exacta de tu sitio. Si lleva a otra, por seguridad la clave no se envía
            allá.
          </li>
        </ul>
      ),
    },
  ],
}
