import { BUILT_IN_TEMPLATES } from '../templates/built-in-templates.ts'
import type { DocumentType } from '../types/document-type.ts'
import type { DataOfType } from '../types/type-fields.ts'
import { promptData } from './prompt-data.ts'
import { generationPrompt, suggestionsPrompt } from './prompts.ts'

export const DEFAULT_MODEL = 'gpt-3.5-turbo'
const MAX_DOCUMENT_LENGTH = 20_000

/** DOC-100: the fields of a chat completion request. */
export interface ChatRequest {
  model: string
  messages: { role: 'system' | 'user'; content: string }[]
  temperature: 0.7
  max_tokens: 2000 | 1000
  stream: boolean
}

interface Options {
  model?: string
  stream?: boolean
}

export function generationRequest<T extends DocumentType>(
  type: T,
  data: DataOfType[T],
  { model = DEFAULT_MODEL, stream = true }: Options = {},
): ChatRequest {
  return {
    model,
    messages: [
      { role: 'system', content: generationPrompt(type) },
      { role: 'user', content: userPrompt(templateOf(type), promptData(type, data)) },
    ],
    temperature: 0.7,
    max_tokens: 2000,
    stream,
  }
}

export function suggestionsRequest<T extends DocumentType>(
  type: T,
  data: DataOfType[T],
  document: string | null,
  { model = DEFAULT_MODEL, stream = false }: Options = {},
): ChatRequest {
  const text = (document ?? templateOf(type)).slice(0, MAX_DOCUMENT_LENGTH)
  return {
    model,
    messages: [
      { role: 'system', content: suggestionsPrompt(type) },
      { role: 'user', content: userPrompt(text, promptData(type, data)) },
    ],
    temperature: 0.7,
    max_tokens: 1000,
    stream,
  }
}

function templateOf(type: DocumentType): string {
  return BUILT_IN_TEMPLATES.find(({ documentType }) => documentType === type)?.content ?? ''
}

function userPrompt(template: string, data: object): string {
  return `Plantilla:\n\n${template}\n\nDatos:\n\n${JSON.stringify(data, null, 2)}`
}
