import { useEffect, useRef } from 'react'

interface BlobImageProps {
  blob: Blob
  alt: string
  className: string
}

/** Shows a picture from memory; its object URL is revoked when it is no longer shown. */
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
