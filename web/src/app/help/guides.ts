import type { GuideId } from '../../lib/help.ts'
import type { Guide } from './guide.ts'
import { agentSiteGuide } from './guides/agent-site.tsx'
import { applicationPassword } from './guides/application-password.tsx'
import { assistantGuide } from './guides/assistant.tsx'
import { connectSite } from './guides/connect-site.tsx'
import { contracts } from './guides/contracts.tsx'
import { exportGuide } from './guides/export.tsx'
import { imagesGuide } from './guides/images.tsx'
import { importContacts } from './guides/import-contacts.tsx'
import { onThePhone } from './guides/on-the-phone.tsx'
import { opportunitiesGuide } from './guides/opportunities.tsx'
import { planGuide } from './guides/plan.tsx'
import { prospectsGuide } from './guides/prospects.tsx'
import { security } from './guides/security.tsx'
import { sharingGuide } from './guides/sharing.tsx'
import { tasksGuide } from './guides/tasks.tsx'

export const GUIDES: Readonly<Record<GuideId, Guide>> = {
  'conectar-wordpress': connectSite,
  'contrasena-de-aplicacion': applicationPassword,
  'importar-contactos': importContacts,
  'en-el-telefono': onThePhone,
  'buzon-de-prospectos': prospectsGuide,
  'mi-sitio': agentSiteGuide,
  oportunidades: opportunitiesGuide,
  'tareas-y-avisos': tasksGuide,
  'contratos-y-documentos': contracts,
  'compartir-documentos': sharingGuide,
  'imagenes-para-redes': imagesGuide,
  'asistente-y-su-costo': assistantGuide,
  'plan-y-pagos': planGuide,
  'llevarte-tus-datos': exportGuide,
  'proteger-tu-cuenta': security,
}
