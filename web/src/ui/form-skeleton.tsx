import { LoadingRegion, Skeleton } from './skeleton.tsx'

interface FormSkeletonProps {
  fields: number
  helpFrom?: number
  columns?: string
  hasTitle?: boolean
  hasButton?: boolean
  label?: string | null
}

export function FormSkeleton({
  fields,
  helpFrom = fields,
  columns = '',
  hasTitle = false,
  hasButton = false,
  ...region
}: FormSkeletonProps) {
  return (
    <LoadingRegion {...region}>
      {hasTitle && <Skeleton className="h-6 w-40" />}
      <div className={`grid gap-6 ${columns}`}>
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className="flex flex-col gap-1.5">
            <Skeleton className="w-32" />
            <Skeleton shape="block" className="h-11 desk:h-10" />
            {index >= helpFrom && <Skeleton className="w-3/4" />}
          </div>
        ))}
      </div>
      {hasButton && <Skeleton shape="block" className="h-11 w-full sm:w-44 desk:h-10" />}
    </LoadingRegion>
  )
}
