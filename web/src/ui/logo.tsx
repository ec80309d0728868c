interface LogoProps {
  size?: 'small' | 'medium' | 'large'
  isMarkOnly?: boolean
}

const SIZES = {
  small: { mark: 'size-7', name: 'text-lg' },
  medium: { mark: 'size-9', name: 'text-xl' },
  large: { mark: 'size-14', name: 'text-3xl' },
}

/** The logo is a house whose walls end at the ground, with an open door. public/favicon.svg has the same drawing. */
export function Logo({ size = 'medium', isMarkOnly = false }: LogoProps) {
  const { mark, name } = SIZES[size]
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg
        viewBox="0 0 32 32"
        className={`shrink-0 ${mark}`}
        {...(isMarkOnly ? { role: 'img', 'aria-label': 'Predio' } : { 'aria-hidden': true })}
      >
        <rect width="32" height="32" rx="8" fill="#1f5a41" />
        <path d="M16 5.6 25 13v6.6l-9 4.7-9-4.7V13Z" fill="#faf6ef" />
        <path d="M13.1 22.8v-5.6a2.9 2.9 0 0 1 5.8 0v5.6L16 24.3Z" fill="#c2603a" />
        <path
          d="m7 23.1 9 4.7 9-4.7"
          fill="none"
          stroke="#9fd0b4"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!isMarkOnly && <span className={`font-semibold tracking-tight ${name}`}>Predio</span>}
    </span>
  )
}
