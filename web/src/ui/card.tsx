import type { ReactNode } from 'react'

/** The page's one card, in the middle, with the house's name above it. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 px-5 py-12">
      <p className="flex items-center gap-3 text-xl font-semibold">
        <img src="/favicon.svg" alt="" width="36" height="36" />
        Predio
      </p>
      <section className="flex flex-col gap-5 rounded-3xl bg-card p-7 shadow-sm ring-1 ring-line">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {children}
      </section>
    </main>
  )
}
