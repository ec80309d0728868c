import reactAria from 'tailwindcss-react-aria-components'

/** The theme is in src/ui/tokens.css; this file only has what CSS cannot say, a plugin (pressed:, selected:, invalid: …). */
export default { plugins: [reactAria] }
