import type { ScriptValues } from '@predio/domain/scripts'
import { insertRow, saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SCRIPT_COLUMNS, toScript, type Script } from './list-scripts.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SaveScript {
  /** Made by the form for a new one, so that sending it again cannot double it. */
  id: string
  values: ScriptValues
  /** As it was read; a new one has none. */
  base: Script | undefined
}

async function readScript(userId: string, id: string): Promise<Script | null> {
  const { data } = await supabase()
    .from('sales_scripts')
    .select(SCRIPT_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data && toScript(data)
}

async function createScript(userId: string, id: string, values: ScriptValues): Promise<Script> {
  const { data } = await supabase()
    .from('sales_scripts')
    .insert({ ...values, id, user_id: userId })
    .select(SCRIPT_COLUMNS)
    .single()
    .throwOnError()
  return toScript(data)
}

async function saveScript(
  userId: string,
  { id, values, base }: SaveScript,
): Promise<Saved<Script>> {
  const read = () => readScript(userId, id)
  if (!base) {
    const insert = () => createScript(userId, id, values)
    return { kind: 'saved', row: await insertRow({ insert, read }) }
  }
  return saveRow({
    update: async () => {
      const { data } = await supabase()
        .from('sales_scripts')
        .update(values)
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', base.updated_at)
        .select(SCRIPT_COLUMNS)
        .maybeSingle()
        .throwOnError()
      return data && toScript(data)
    },
    read,
    isSame: ({ title, category, content }) =>
      title === values.title && category === values.category && content === values.content,
  })
}

export function useSaveScript(): (script: SaveScript) => Promise<Saved<Script>> {
  const { id: userId } = useUser()
  return async (script) => {
    try {
      return await saveScript(userId, script)
    } finally {
      void changed('sales_scripts')
    }
  }
}
