import type { DocumentType } from '@predio/domain/documents'
import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'

interface AiAnswer {
  type: 'generation' | 'suggestions'
  template_type: DocumentType
  content: string
  metadata: Record<string, string>
}

/** Section 7. The document is there without it: a failure is only logged. */
export async function recordAiAnswer(userId: string, answer: AiAnswer): Promise<void> {
  const { error } = await supabase()
    .from('document_ai_history')
    .insert({ ...answer, user_id: userId })
  if (error) log.warn('the AI answer was not recorded', error)
}
