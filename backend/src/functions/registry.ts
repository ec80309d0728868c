import type { FunctionDefinition } from '../../../supabase/functions/_shared/context.ts'
import { deleteAccount } from '../../../supabase/functions/delete-account/function.ts'
import { sharedDocument } from '../../../supabase/functions/shared-document/function.ts'
import { siteProxy } from '../../../supabase/functions/site-proxy/function.ts'

/** Every function that is served. A test compares it with the folders and with config.toml. */
export const FUNCTIONS: readonly FunctionDefinition[] = [sharedDocument, siteProxy, deleteAccount]
