import { lazy, Suspense, type ComponentProps } from 'react'

/** Each dialog is a chunk of its own: a preview alone brings none of them. */
const LazyCreate = lazy(async () => ({
  default: (await import('./create/create-from-template-dialog.tsx')).CreateFromTemplateDialog,
}))
const LazyEditor = lazy(async () => ({
  default: (await import('./editor/document-editor.tsx')).DocumentEditor,
}))
const LazyGenerate = lazy(async () => ({
  default: (await import('./generator/generate-dialog.tsx')).GenerateDialog,
}))
const LazyTemplate = lazy(async () => ({
  default: (await import('./templates/template-dialog.tsx')).TemplateDialog,
}))
const LazyVersions = lazy(async () => ({
  default: (await import('./versions/versions-dialog.tsx')).VersionsDialog,
}))

export function CreateFromTemplateDialog(props: ComponentProps<typeof LazyCreate>) {
  return (
    <Suspense>
      <LazyCreate {...props} />
    </Suspense>
  )
}

export function DocumentEditor(props: ComponentProps<typeof LazyEditor>) {
  return (
    <Suspense>
      <LazyEditor {...props} />
    </Suspense>
  )
}

export function GenerateDialog(props: ComponentProps<typeof LazyGenerate>) {
  return (
    <Suspense>
      <LazyGenerate {...props} />
    </Suspense>
  )
}

export function TemplateDialog(props: ComponentProps<typeof LazyTemplate>) {
  return (
    <Suspense>
      <LazyTemplate {...props} />
    </Suspense>
  )
}

export function VersionsDialog(props: ComponentProps<typeof LazyVersions>) {
  return (
    <Suspense>
      <LazyVersions {...props} />
    </Suspense>
  )
}
