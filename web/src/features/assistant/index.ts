export { AssistantPanel } from './panel/assistant-panel.tsx'
