export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#contenido"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-md focus:bg-action-fill focus:px-4 focus:py-3 focus:text-on-fill print:hidden"
    >
      {children}
    </a>
  )
}
