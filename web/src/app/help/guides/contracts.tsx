import { DOCUMENT_TYPE_LABELS } from '@predio/domain/documents'
import { FileText } from 'lucide-react'
import {
  generatorMessages as generator,
  messages as writing,
  templateMessages as templates,
  versionMessages as versions,
} from '../../../features/documents/writing/messages.ts'
import { messages as documents } from '../../../records/documents/messages.ts'
import { SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { GuideLink, Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const contracts: Guide = {
  icon: FileText,
  description:
    'Parte de una plantilla o genera el documento con AI, con los datos de tu cliente y tu propiedad. Después lo revisas, lo descargas y lo imprimes.',
  sections: [
    {
      id: 'plantilla',
      title: 'Con una plantilla',
      body: (
        <>
          <p>
            Predio trae cuatro: <Label>{DOCUMENT_TYPE_LABELS.contrato_arrendamiento}</Label>,{' '}
            <Label>{DOCUMENT_TYPE_LABELS.contrato_compraventa}</Label>,{' '}
            <Label>{DOCUMENT_TYPE_LABELS.recibo_renta}</Label> y{' '}
            <Label>{DOCUMENT_TYPE_LABELS.pagare}</Label>.
          </p>
          <ol>
            <li>
              En <Label>{SECTION_LABELS.documents}</Label> presiona{' '}
              <Label>{documents.newDocument}</Label> y elige <Label>{documents.fromTemplate}</Label>
              .
            </li>
            <li>Elige la plantilla, el cliente y la propiedad: sus datos llenan los campos.</li>
            <li>
              Completa lo que falte. A un lado ves el documento mientras escribes; lo opcional que
              dejes vacío queda como una línea para llenar a mano.
            </li>
            <li>
              Presiona <Label>{templates.createDocument}</Label>.
            </li>
          </ol>
          <HelpPicture
            name="plantilla"
            alt="Un documento desde una plantilla: los campos a la izquierda y el documento a la derecha"
          />
        </>
      ),
    },
    {
      id: 'ai',
      title: 'Con AI',
      body: (
        <>
          <ol>
            <li>
              Presiona <Label>{documents.generate}</Label> y elige el{' '}
              <Label>{generator.type}</Label>.
            </li>
            <li>Llena los datos, o elige cliente y propiedad para que se llenen solos.</li>
            <li>
              Presiona <Label>{generator.generate}</Label>. El texto aparece conforme se escribe.
            </li>
            <li>
              Revísalo, cámbialo y presiona <Label>{writing.save}</Label>. Con{' '}
              <Label>{generator.suggest}</Label> puedes pedir cláusulas y agregarlas con un toque.
            </li>
          </ol>
          <p>
            Los datos que escribas se envían a tu proveedor de AI con tu propia API key, igual que
            en el asistente: lee <GuideLink to="asistente-y-su-costo" />. Si no tienes una,{' '}
            <Label>{generator.withoutAi}</Label> te da el mismo documento al momento.
          </p>
        </>
      ),
    },
    {
      id: 'revision',
      title: 'La revisión automática',
      body: (
        <>
          <p>
            Debajo del texto, <Label>{writing.review}</Label> señala lo que falta: un monto que no
            coincide con su letra, un dato sin llenar, un requisito del pagaré. No te impide
            guardar.
          </p>
          <Tip>
            La revisión no sustituye a un abogado. Los contratos salen marcados como borrador para
            que los revise un profesional antes de firmarlos.
          </Tip>
        </>
      ),
    },
    {
      id: 'despues',
      title: 'Descárgalo, corrígelo, recupéralo',
      body: (
        <ul>
          <li>
            <Label>{documents.download}</Label> te da un <Label>{documents.asPdf}</Label> o{' '}
            <Label>{documents.asWord}</Label>, con tu logo si lo subiste.
          </li>
          <li>
            Con <Label>{documents.edit}</Label> cambias el texto. Cada cambio guarda una versión.
          </li>
          <li>
            En <Label>{documents.more}</Label>, <Label>{documents.versions}</Label> compara dos y te
            deja regresar a una anterior con <Label>{versions.restoreConfirm}</Label>. Ninguna se
            pierde.
          </li>
          <li>
            Para mandarlo, sigue <GuideLink to="compartir-documentos" />.
          </li>
        </ul>
      ),
    },
    {
      id: 'tus-plantillas',
      title: 'Haz tus propias plantillas',
      body: (
        <p>
          Presiona <Label>{documents.newTemplate}</Label> y escribe tu texto. Donde va un dato,
          escribe su nombre así: {'{{cliente}}'}, {'{{renta}}'}. Un número también puede ir con
          letra: {'{{renta_en_letra}}'}. Con <Label>{templates.addMissing}</Label> Predio agrega las
          variables que encuentra.
        </p>
      ),
    },
  ],
}
