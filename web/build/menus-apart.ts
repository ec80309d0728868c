import type { Plugin } from 'vite'

/**
 * react-aria's Dialog asks its Menu for one context, and with it every page that has a dialog would load menus, lists and
 * selection (27 kB). Here the context is a module of its own that both ask; a release that is built otherwise ends the build.
 */
export function menusApart(): Plugin {
  const CONTEXT = '\0predio:root-menu-context'
  const asked = /import \{\s*RootMenuTriggerStateContext as (\S+)\s*\} from "\.\/Menu\.mjs";/
  const exported = /(\S+) as RootMenuTriggerStateContext/
  return {
    name: 'predio:menus-apart',
    resolveId: (id) => (id === CONTEXT ? id : undefined),
    load: (id) =>
      id === CONTEXT
        ? `import { createContext } from 'react'; export const context = /*#__PURE__*/ createContext(null)`
        : undefined,
    transform(code, id) {
      const isDialog = id.endsWith('react-aria-components/dist/private/Dialog.mjs')
      const isMenu = id.endsWith('react-aria-components/dist/private/Menu.mjs')
      if (!isDialog && !isMenu) return undefined
      const name = (isDialog ? asked : exported).exec(code)?.[1]
      if (!name) return this.error(`${id} is not what it was: see menusApart`)
      const shared = `import { context as ${name} } from ${JSON.stringify(CONTEXT)};`
      if (isDialog) return { code: code.replace(asked, shared), map: null }
      const made = code.split('\n').find((line) => line.startsWith(`const ${name} = `))
      if (!made?.endsWith('createContext)(null);'))
        return this.error(`${id} is not what it was: see menusApart`)
      return { code: shared + code.replace(made, ''), map: null }
    },
  }
}
