import { useState } from 'react'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

const PICTURES = ['image/jpeg', 'image/png']

export function FilesSection() {
  const [names, setNames] = useState<string[]>([])
  return (
    <Section title="Archivos">
      <Specimen title="Soltar o elegir" layout="grid">
        <FileDrop
          label="Arrastra tus fotos aquí"
          buttonLabel="Elegir fotos"
          description={names.length > 0 ? names.join(', ') : 'Hasta 15 fotos JPG o PNG'}
          accept={PICTURES}
          allowsMultiple
          onFiles={(files) => setNames(files.map(({ name }) => name))}
        />
        <FileDrop
          label="Sube tu logotipo"
          buttonLabel="Elegir logotipo"
          description="PNG de 10 MB o menos"
          error="El archivo pesa más de 10 MB"
          accept={PICTURES}
          onFiles={() => undefined}
        />
        <FileDrop
          label="Subir documento"
          buttonLabel="Elegir documento"
          description="Espera a que termine la carga"
          accept={['application/pdf']}
          isDisabled
          onFiles={() => undefined}
        />
      </Specimen>
    </Section>
  )
}
