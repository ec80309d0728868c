import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES, type DocumentType } from '@predio/domain/documents'
import { FileSignature, House, Receipt, ScrollText } from 'lucide-react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { FieldHelp } from '../../../../ui/field-help.tsx'
import { generatorMessages } from '../messages.ts'

const ICONS = {
  pagare: ScrollText,
  recibo_renta: Receipt,
  contrato_arrendamiento: House,
  contrato_compraventa: FileSignature,
}

interface TypeChoiceProps {
  value: DocumentType | null
  onChange: (type: DocumentType) => void
  error: string | undefined
}

export function TypeChoice({ value, onChange, error }: TypeChoiceProps) {
  return (
    <RadioGroup
      isRequired
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      value={value}
      onChange={(chosen) => {
        const type = DOCUMENT_TYPES.find((known) => known === chosen)
        if (type) onChange(type)
      }}
      className="flex flex-col gap-1.5"
    >
      <Label className="w-fit text-sm font-medium">{generatorMessages.type}</Label>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {DOCUMENT_TYPES.map((type) => {
          const Icon = ICONS[type]
          return (
            <Radio
              key={type}
              value={type}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-line bg-card px-4 py-3 font-medium transition-colors hover:border-line-strong selected:border-action selected:bg-action-soft selected:text-action focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus invalid:border-danger"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {DOCUMENT_TYPE_LABELS[type]}
            </Radio>
          )
        })}
      </div>
      <FieldHelp error={error} />
    </RadioGroup>
  )
}
