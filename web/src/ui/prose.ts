export const PROSE =
  '[&_a[href]]:font-medium [&_a[href]]:text-action [&_a[href]]:underline [&_a[href]]:underline-offset-4 [&_dl]:mt-4 [&_li]:mt-2 [&_li]:pl-1 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-4 [&_p]:text-pretty [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6'
