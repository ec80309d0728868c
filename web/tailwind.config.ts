import reactAria from 'tailwindcss-react-aria-components'

/** The theme is in src/ui/tokens.css; this file only adds a plugin, which CSS cannot do (for pressed:, selected:, invalid: …). */
export default { plugins: [reactAria] }
