import type { DocumentType } from '@predio/domain/documents'
import { log } from '../../../../lib/log.ts'
import { supabase } from '../../../../lib/supabase.ts'

interface AiAnswer {
  type: 'generation' | 'suggestions'
  template_type: DocumentType
  content: string
  metadata: Record<string, string>
}

/** GEN-05: a failure is only logged, because the document itself is saved. */
export async function recordAiAnswer(userId: string, answer: AiAnswer): Promise<void> {
  const { error } = await supabase()
    .from('document_ai_history')
    .insert({ ...answer, user_id: userId })
  if (error) log.warn('the AI answer was not recorded', error)
}
