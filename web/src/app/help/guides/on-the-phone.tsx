import { Smartphone } from 'lucide-react'
import { messages as offline } from '../../../features/offline/messages.ts'
import { messages as unsent } from '../../../features/outbox/messages.ts'
import { words } from '../../../lib/words.ts'
import { messages as app } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const onThePhone: Guide = {
  icon: Smartphone,
  description:
    'Instala Predio como una aplicación, sin tienda, y consulta y anota aunque no haya señal.',
  sections: [
    {
      id: 'instalar',
      title: 'Instálalo',
      body: (
        <>
          <ul>
            <li>
              <strong>Android, con Chrome:</strong> abre Predio, toca los tres puntos y elige
              Instalar aplicación o Agregar a la pantalla principal.
            </li>
            <li>
              <strong>iPhone, con Safari:</strong> abre Predio, toca el botón de compartir (el
              cuadro con la flecha) y elige Agregar a inicio.
            </li>
            <li>
              <strong>Computadora, con Chrome o Edge:</strong> toca el icono de instalar, a la
              derecha de la barra de direcciones.
            </li>
          </ul>
          <p>
            Queda con su propio icono y abre a pantalla completa. Es el mismo Predio: tus datos son
            los mismos en todos tus dispositivos.
          </p>
        </>
      ),
    },
    {
      id: 'moverte',
      title: 'Muévete con una mano',
      body: (
        <>
          <p>
            Abajo tienes las secciones que más se usan. En <Label>{app.more}</Label> está todo lo
            demás: el resto de las secciones, tu cuenta y el tema claro u oscuro.
          </p>
          <HelpPicture
            name="menu"
            alt="El menú de Predio en el teléfono, con las secciones y la cuenta"
          />
        </>
      ),
    },
    {
      id: 'sin-conexion',
      title: 'Sin conexión',
      body: (
        <>
          <p>
            Predio guarda en tu dispositivo las propiedades que leíste y los nombres, teléfonos y
            correos de tus clientes más recientes, hasta mil. Si se va la señal, dice{' '}
            <Label>{offline.offline}</Label> y puedes seguir buscando, llamando y consultando.
          </p>
          <p>
            Tus notas, llamadas, resultados de visitas, tareas y clientes nuevos se guardan aunque
            no haya señal, también con fotos: quedan <Label>{words.unsent}</Label> en tu dispositivo
            y se envían solos cuando vuelve, cada uno una sola vez. Arriba ves cuántos faltan; ahí
            puedes revisarlos, presionar <Label>{unsent.sendNow}</Label> o descartarlos.
          </p>
          <p>
            Lo demás necesita conexión: si presionas guardar sin ella, lo que escribiste se queda en
            la pantalla y lo guardas cuando vuelva.
          </p>
          <Tip>
            Si prestas tu teléfono, presiona <Label>{app.signOut}</Label>: eso borra del dispositivo
            todo lo que Predio guardó en él. Si algo está por enviar, te pregunta antes.
          </Tip>
        </>
      ),
    },
    {
      id: 'version-nueva',
      title: 'Cuando hay una versión nueva',
      body: (
        <p>
          Verás el aviso <Label>{offline.newVersion}</Label>. Presiona{' '}
          <Label>{offline.update}</Label> cuando te acomode; si tienes algo a medio escribir, Predio
          te pregunta antes.
        </p>
      ),
    },
  ],
}
