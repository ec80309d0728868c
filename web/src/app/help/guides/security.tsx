import { ShieldCheck } from 'lucide-react'
import { messages as profile } from '../../../features/profile/messages.ts'
import { messages as factor } from '../../../features/profile/second-factor/messages.ts'
import { messages as sessions } from '../../../features/profile/sessions/messages.ts'
import { messages as code } from '../../../capabilities/second-factor/messages.ts'
import { PLACE_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const security: Guide = {
  icon: ShieldCheck,
  description:
    'Activa la verificación en dos pasos, guarda tus códigos de recuperación y revisa en qué dispositivos está abierta tu cuenta.',
  sections: [
    {
      id: 'dos-pasos',
      title: 'Activa la verificación en dos pasos',
      body: (
        <>
          <p>
            Además de tu contraseña, al entrar se pide un código que solo muestra tu teléfono. Quien
            robe tu contraseña no podrá entrar.
          </p>
          <ol>
            <li>
              Instala en tu teléfono una aplicación de autenticación: Google Authenticator,
              Microsoft Authenticator o la que prefieras.
            </li>
            <li>
              En Predio, abre <Label>{PLACE_LABELS.profile}</Label> y en{' '}
              <Label>{factor.title}</Label> presiona <Label>{factor.turnOn}</Label>.
            </li>
            <li>Escribe tu contraseña y escanea el código con la aplicación.</li>
            <li>
              Escribe los 6 dígitos que te muestra y presiona <Label>{factor.confirm}</Label>.
            </li>
            <li>
              Guarda tus diez códigos de recuperación y presiona <Label>{factor.codesSaved}</Label>.
            </li>
          </ol>
          <HelpPicture
            name="dos-pasos"
            alt="La tarjeta Verificación en dos pasos en Perfil, con el botón Activar"
          />
        </>
      ),
    },
    {
      id: 'telefono',
      title: 'Si pierdes tu teléfono',
      body: (
        <>
          <p>
            Al entrar, elige <Label>{code.byRecovery}</Label> y escribe uno de los diez. Cada uno
            sirve una sola vez. Ya dentro, usa <Label>{factor.add}</Label> para registrar el
            teléfono nuevo y quita el anterior.
          </p>
          <Tip>
            Guarda los códigos fuera del teléfono: impresos, o en un lugar que solo tú conozcas. Si
            se acaban, <Label>{factor.newCodes}</Label> te da otros diez.
          </Tip>
        </>
      ),
    },
    {
      id: 'sesiones',
      title: 'Revisa dónde está abierta',
      body: (
        <p>
          En <Label>{PLACE_LABELS.profile}</Label>, <Label>{sessions.title}</Label> lista los
          dispositivos con tu cuenta abierta. ¿Ves uno que no reconoces? Ciérralo, o usa{' '}
          <Label>{sessions.closeOthers}</Label>, y cambia tu contraseña. Cuando alguien entra desde
          un dispositivo nuevo, te avisamos por correo.
        </p>
      ),
    },
    {
      id: 'contrasena',
      title: 'Tu contraseña',
      body: (
        <p>
          Se cambia en <Label>{profile.changePassword}</Label>; al hacerlo se cierran tus sesiones
          en los demás dispositivos. Usa una que no tengas en otro sitio. Si la olvidas, en la
          pantalla de entrada pide un enlace a tu correo: sirve una vez y durante una hora.
        </p>
      ),
    },
  ],
}
