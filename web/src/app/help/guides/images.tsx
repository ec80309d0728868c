import { FIT_LABELS } from '@predio/domain/images'
import { Images } from 'lucide-react'
import { messages as images } from '../../../features/images/messages.ts'
import { messages as properties } from '../../../features/listing-page/messages.ts'
import { messages as identity } from '../../../records/identity/messages.ts'
import { SECTION_LABELS } from '../../messages.ts'
import type { Guide } from '../guide.ts'
import { Label, Tip } from '../guide-parts.tsx'
import { HelpPicture } from '../help-picture.tsx'

export const imagesGuide: Guide = {
  icon: Images,
  description:
    'Fotos del tamaño justo para Instagram, Facebook, TikTok, X y LinkedIn, con tu logo y el precio. Hasta 15 a la vez.',
  sections: [
    {
      id: 'fotos',
      title: 'Elige las fotos y tu logo',
      body: (
        <>
          <ol>
            <li>
              Abre <Label>{SECTION_LABELS.images}</Label> y presiona <Label>{images.choose}</Label>:
              JPG o PNG, hasta 10 MB cada una.
            </li>
            <li>
              La primera vez, sube tu logo con <Label>{identity.logoChoose}</Label>. Un PNG con
              fondo transparente se ve mejor. Predio lo recuerda.
            </li>
          </ol>
          <Tip>
            ¿Las fotos ya están en tu sitio? Abre la propiedad y presiona{' '}
            <Label>{properties.prepareImages}</Label>: llegan solas, con su precio y su ubicación.
          </Tip>
        </>
      ),
    },
    {
      id: 'formato',
      title: 'Dale formato',
      body: (
        <>
          <ul>
            <li>
              En <Label>{images.platform}</Label> y <Label>{images.type}</Label> eliges para dónde
              es: publicación, historia, portada. El tamaño lo pone Predio.
            </li>
            <li>
              <Label>{FIT_LABELS.contain}</Label> deja la foto completa.{' '}
              <Label>{FIT_LABELS.cover}</Label> llena todo el formato y recorta lo que sobra; con{' '}
              <Label>{images.focus}</Label> decides qué parte queda.
            </li>
            <li>
              <Label>{images.position}</Label> y <Label>{images.opacity}</Label> acomodan tu marca.
            </li>
            <li>
              <Label>{images.caption}</Label> escribe esos datos al pie de cada foto.
            </li>
          </ul>
          <HelpPicture
            name="imagenes"
            alt="La sección Imágenes, con las fotos elegidas, la vista previa y las opciones de formato"
          />
          <p>La vista previa muestra exactamente lo que vas a publicar.</p>
        </>
      ),
    },
    {
      id: 'procesar',
      title: 'Procésalas y publícalas',
      body: (
        <ol>
          <li>
            Presiona <Label>{images.process}</Label>. Se preparan en tu propio equipo, todas a la
            vez.
          </li>
          <li>
            En la computadora, <Label>{images.downloadAll}</Label> te las da en un ZIP.
          </li>
          <li>
            En el teléfono, <Label>{images.shareAll}</Label> las manda directo a Instagram o
            WhatsApp.
          </li>
        </ol>
      ),
    },
    {
      id: 'iphone',
      title: 'Si tu iPhone da fotos HEIC',
      body: (
        <p>
          No todas las redes las aceptan, y Predio te lo avisa. En el iPhone ve a{' '}
          <strong>Ajustes → Cámara → Formatos</strong> y elige <strong>Más compatible</strong>: las
          siguientes serán JPG.
        </p>
      ),
    },
  ],
}
