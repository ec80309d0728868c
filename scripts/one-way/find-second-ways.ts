interface Concern {
  name: string
  refused: RegExp
  files: RegExp
  except: RegExp
  instead: string
}

/** Only these files may send requests to the server. */
const ASKS_THE_SERVER = /^web\/src\/(?:.+\/)?api\/|^web\/src\/lib\//

const FUNCTIONS = /^supabase\/functions\//

/** These forms need no guard against losing what was typed, because they save nothing or not with their own button. */
const UNGUARDED_FORMS = [
  'app/agent-site/',
  'app/links/',
  // The person has not signed in yet.
  'features/auth/form/auth-form\\.tsx',
  // A person who signs in types the code too, and a code is never stored as a draft.
  'capabilities/second-factor/second-factor-form\\.tsx',
  // The import, not this form, saves the row of the file.
  'capabilities/imports/repair-form\\.tsx',
  // This form adds a word to a list, which another button saves.
  '\\S+/tags-form\\.tsx',
  // A save of this form consists of two tests, a question and the save itself. Keys are never stored as drafts.
  'features/settings/settings-form\\.tsx',
  // This form opens another program, which a browser allows only directly after a press.
  'records/whatsapp/whatsapp-form\\.tsx',
]

const CONCERNS: readonly Concern[] = [
  {
    name: 'dialogs',
    refused: /onOpenChange=\{\((\w+)\) => !\1 &&/,
    files: /^web\/src\//,
    except: /^web\/src\/ui\//,
    instead: 'a dialog takes onClose (web/src/ui/modal-frame.tsx)',
  },
  {
    name: 'dialogs',
    refused: /import \{[^}]*\b(?:useOverlayTriggerState|DialogTrigger)\b[^}]*\} from/,
    files: /^web\/src\//,
    // On large windows the list of notifications is a popover.
    except: /^web\/src\/ui\/|^web\/src\/features\/notifications\/notifications-bell\.tsx$/,
    instead: 'a dialog is opened by its trigger or by being rendered (web/src/ui/modal-frame.tsx)',
  },
  {
    name: 'dialogs',
    refused:
      /\blazy\(async \(\) => \(\{\s*default: \(await import\('[^']*(?:dialog|editor)\.tsx'\)/,
    files: /^web\/src\//,
    // The content stays visible until the next one arrives; a boundary around each would hide it.
    except: /^web\/src\/app\/use-add-listing\.tsx$/,
    instead: 'a dialog is loaded by lazyDialog (web/src/ui/dialog-on-demand.tsx)',
  },
  {
    name: 'dialogs',
    refused: /\bcreatePersonalStore(?:<[^>]*>)?\((?:undefined|false)\)/,
    files: /^web\/src\//,
    except: /^web\/src\/ui\//,
    instead:
      'what anything may open is a host of createDialogHost (web/src/ui/dialog-on-demand.tsx)',
  },
  {
    name: 'dialogs',
    refused: /\bfunction use\w*Dialogs?\([^\n]*\n(?:  [^\n]*\n)*?  [^\n]*\buseState\b/,
    files: /^web\/src\//,
    except: /^web\/src\/ui\//,
    instead: 'what a screen opens is kept by useDialog (web/src/ui/dialog-on-demand.tsx)',
  },
  {
    name: 'forms',
    refused: /\b(?:useForm|useFormDraft|useGuardedSave)(?:<[^(]*>)?\(/,
    files: /^web\/src\//,
    // Sign-in and sign-up come before the app and have no account that could own drafts.
    except:
      /^web\/src\/ui\/use-(?:checked|record)-form\.ts$|^web\/src\/ui\/use-form-draft\.ts$|^web\/src\/lib\/use-guarded-save\.ts$|^web\/src\/features\/auth\/form\/use-auth-form\.ts$/,
    instead: 'a form is a useRecordForm, a useActionForm or a useCheckedForm (web/src/ui)',
  },
  {
    name: 'forms',
    refused: /<form\b(?!\s+\{\.\.\.(?:shown|form)\b)/,
    files: /^web\/src\//,
    except: new RegExp(`^web/src/(?:${UNGUARDED_FORMS.join('|')})`),
    instead: 'a form element takes what the hooks of web/src/ui/use-*-form.ts return as shown',
  },
  {
    name: 'reading',
    refused: /\b(?:infiniteQueryOptions|queryOptions)\(|\bqueryKey: (?:\[|keyOf\('[\w-]+', \w+, )/,
    files: /^web\/src\//,
    except: ASKS_THE_SERVER,
    instead: 'queries with their keys are in api/',
  },
  {
    name: 'reading',
    refused: /\bfrom '[./]*lib\/supabase\.ts'/,
    files: /^web\/src\//,
    // main.tsx connects the client when the app starts.
    except: new RegExp(`${ASKS_THE_SERVER.source}|^web/src/app/main\\.tsx$`),
    instead: 'only api/ asks the server',
  },
  {
    name: 'uploads',
    refused: /\.upload\(\s*[\w`]|\.uploadToSignedUrl\(/,
    files: /^web\/src\//,
    except: /^$/,
    instead: 'files are stored by sendFile of web/src/lib/send-file.ts',
  },
  {
    name: 'outbox',
    refused: /\baddEventListener\('online'/,
    files: /^web\/src\//,
    // These files show whether there is a connection, refresh the session, read again or send parts of an open form.
    except:
      /\/outbox\/send-loop\.ts$|\/use-offline\.ts$|\/start-session\.ts$|\/show-refusal\.ts$|\/listings-store\.ts$|\/use-photo-uploads\.ts$/,
    instead: 'what waits for the network is sent by SendLoop (web/src/lib/outbox/send-loop.ts)',
  },
  {
    name: 'outbox',
    refused: /\bnavigator\.locks\b|\blocks\.request\(/,
    files: /^web\/src\//,
    except: /^web\/src\/lib\/in-one-tab\.ts$/,
    instead: 'tabs take turns by inOneTab (web/src/lib/in-one-tab.ts)',
  },
  {
    name: 'requests of functions',
    refused:
      /\brequest\.(?:json|text|bytes|blob|formData|arrayBuffer|body)\b|\bparseJson\(|\(request\.url\)\.search/,
    files: FUNCTIONS,
    except: /\/_shared\/read-b(?:ody|ytes)\.ts$/,
    instead: 'bodies and queries are read by readBody and readQuery (_shared/read-body.ts)',
  },
  {
    name: 'requests of functions',
    refused: /\bz\.(?:any|unknown|looseObject|record)\(/,
    files: FUNCTIONS,
    // Each action reads the rest of the body by a schema of its own.
    except: /\/_shared\/links\/link-function\.ts$/,
    instead: 'a schema says the shape of all that is read (_shared/read-body.ts)',
  },
  {
    name: 'Spanish dates',
    refused: /['"]pasado manana['"]/,
    files: /^(?:domain|web|backend)\/src\/|^supabase\/functions\//,
    except: /^domain\/src\/commands\/read-day\.ts$/,
    instead: 'dates that a person or a model writes are read by domain/src/commands',
  },
]

export interface SecondWay {
  file: string
  line: number
  text: string
}

export function findSecondWays(file: string, source: string): SecondWay[] {
  return CONCERNS.filter(({ files, except }) => files.test(file) && !except.test(file)).flatMap(
    ({ name, refused, instead }) =>
      [...source.matchAll(new RegExp(refused, 'g'))].map(({ index }) => ({
        file,
        line: source.slice(0, index).split('\n').length,
        text: `${name}: ${instead}`,
      })),
  )
}
