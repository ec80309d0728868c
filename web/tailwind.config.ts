import reactAria from 'tailwindcss-react-aria-components'

/** Only what CSS cannot say: a plugin (pressed:, selected:, invalid: …). The theme is in src/ui/tokens.css. */
export default { plugins: [reactAria] }
