import { Sparkles } from 'lucide-react'
import { messages as assistant, SUGGESTIONS } from '../../../features/assistant/messages.ts'
import { messages as tools } from '../../../features/assistant/tools/messages.ts'
import { messages as properties } from '../../../features/properties/messages.ts'
import { messages as settings } from '../../../features/settings/messages.ts'
import { words } from '../../../lib/words.ts'
import { SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const assistantGuide: Guide = {
  icon: Sparkles,
  description:
    'Pregunta por tus propiedades con tus palabras y pídele que agende visitas o prepare mensajes. Usa tu propia API key de OpenAI: tú controlas el gasto.',
  sections: [
    {
      id: 'preguntar',
      title: 'Pregúntale',
      body: (
        <>
          <p>
            En <Label>{SECTION_LABELS.properties}</Label> presiona{' '}
            <Label>{properties.showChat}</Label> y escribe como le hablarías a un colega:
          </p>
          <ul>
            {SUGGESTIONS.map((question) => (
              <li key={question}>{question}</li>
            ))}
            <li>Agenda una visita a la casa de Temozón con Ana Núñez el viernes a las 5</li>
            <li>¿Cuántos prospectos esperan respuesta?</li>
          </ul>
          <HelpPicture
            name="asistente"
            alt="El chat del asistente: una pregunta sobre casas con alberca y la respuesta con sus propiedades"
          />
          <p>
            Responde sobre las propiedades que tienes en pantalla: si filtras primero, afinas la
            respuesta. Cuando propone crear una visita, una tarea, un cliente o un mensaje, nada se
            hace hasta que presionas <Label>{tools.confirm}</Label>.
          </p>
        </>
      ),
    },
    {
      id: 'api-key',
      title: 'Consigue tu API key',
      body: (
        <>
          <ol>
            <li>
              Entra a platform.openai.com y crea una cuenta. No es la misma que la de ChatGPT Plus.
            </li>
            <li>Agrega saldo en Billing. Con cinco dólares alcanza para empezar.</li>
            <li>
              Abre API keys, crea una y cópiala. Empieza con sk- y OpenAI la muestra una sola vez.
            </li>
            <li>
              En Predio, abre <Label>{SECTION_LABELS.settings}</Label> y pégala en{' '}
              <Label>{settings.aiKey}</Label>.
            </li>
            <li>
              Presiona <Label>{settings.aiTest}</Label> y después <Label>{words.save}</Label>.
            </li>
          </ol>
          <HelpPicture
            name="clave-ai"
            alt="La tarjeta Asistente de AI, con el campo de la API key y el botón para probarla"
          />
          <p>Se guarda cifrada, solo para tu cuenta, y nunca se vuelve a mostrar completa.</p>
        </>
      ),
    },
    {
      id: 'costo',
      title: 'Cuánto cuesta',
      body: (
        <>
          <p>
            Predio no cobra por el asistente: le pagas directamente a OpenAI lo que uses, por
            tokens, que son pedacitos de palabra. Debajo de cada respuesta ves cuántos gastó y,
            donde está configurado, su costo en pesos.
          </p>
          <p>
            Para darte una idea: una pregunta sobre unas treinta propiedades gasta alrededor de
            4,500 tokens. Con un modelo que cobra medio dólar por millón, son menos de cinco
            centavos de peso. El precio vigente está en la página de OpenAI.
          </p>
          <ul>
            <li>Pon un límite de gasto mensual en tu cuenta de OpenAI.</li>
            <li>Filtra tus propiedades antes de preguntar: se envían menos.</li>
            <li>
              Para otro tema empieza una <Label>{assistant.startNew}</Label>: la anterior ya no
              viaja con cada pregunta.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'sin-clave',
      title: 'Sin API key también sirve',
      body: (
        <p>
          Entiende frases como «casa en Mérida con alberca de menos de 6 millones» y busca entre tus
          propiedades, gratis y sin enviar nada a nadie. Debajo de{' '}
          <Label>{assistant.understood}</Label> ves qué comprendió y quitas lo que no querías decir.
        </p>
      ),
    },
    {
      id: 'privacidad',
      title: 'Qué se envía',
      body: (
        <>
          <p>
            Con tu API key, van a OpenAI tu pregunta, lo último de la conversación y los datos
            públicos de tus propiedades. Los datos de tus clientes no se envían, salvo que los
            escribas en la pregunta.
          </p>
          <Tip>
            Si algo falla o se acaba tu saldo, presiona <Label>{assistant.searchInstead}</Label>: la
            búsqueda de Predio responde en su lugar.
          </Tip>
        </>
      ),
    },
  ],
}
