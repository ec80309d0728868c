interface Concern {
  name: string
  refused: RegExp
  files: RegExp
  except: RegExp
  instead: string
}

/** These files may ask the server on everybody's behalf. */
const ASKS_THE_SERVER = /^web\/src\/(?:.+\/)?api\/|^web\/src\/lib\//

const FUNCTIONS = /^supabase\/functions\//

/** These forms save nothing, or not with their own button. */
const UNGUARDED_FORMS = [
  'app/links/',
  // Nobody is signed in yet.
  'features/auth/form/auth-form\\.tsx',
  // The code is asked at sign-in too and is never kept as a draft.
  'capabilities/second-factor/second-factor-form\\.tsx',
  // The import saves this row of a file.
  'capabilities/imports/repair-form\\.tsx',
  // The form adds a word to a list, which another button saves.
  '\\S+/tags-form\\.tsx',
  // Its save consists of two tests, a question and a save; keys are never kept as drafts.
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
    // The list of notifications is a popover where there is room.
    except: /^web\/src\/ui\/|^web\/src\/features\/notifications\/notifications-bell\.tsx$/,
    instead: 'a dialog is opened by its trigger or by being rendered (web/src/ui/modal-frame.tsx)',
  },
  {
    name: 'dialogs',
    refused:
      /\blazy\(async \(\) => \(\{\s*default: \(await import\('[^']*(?:dialog|editor)\.tsx'\)/,
    files: /^web\/src\//,
    // The shown content stays until the next arrives, which a boundary around each would hide.
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
    // Sign-in and sign-up precede the app and have no account for drafts.
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
    // This file starts the client.
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
    // These show the connection, renew the session, read again or send what a form still has open.
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
    // The actions read the rest of the body by schemas of their own.
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
