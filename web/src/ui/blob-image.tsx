import { useEffect, useRef } from 'react'

interface BlobImageProps {
  blob: Blob
  alt: string
  className: string
}

export function BlobImage({ blob, alt, className }: BlobImageProps) {
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = element.current
    if (!image) return
    const url = URL.createObjectURL(blob)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img ref={element} alt={alt} decoding="async" className={className} />
}
