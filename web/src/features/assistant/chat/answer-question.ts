import { log } from '../../../lib/log.ts'
import { newId } from '../../../lib/new-id.ts'
import { messages as say } from '../messages.ts'
import { askModel } from './ask-model.ts'
import {
  EMPTY_ANSWER,
  type Answer,
  type Failure,
  type Question,
  type Search,
} from './chat-message.ts'
import { changeChat, chatState, putMessage } from './chat-state.ts'
import { prepareQuestion, type PreparedQuestion } from './prepare-question.ts'
import { describeFailure } from './describe-failure.ts'
import { refreshSettings, findKey } from './find-key.ts'
import { historyOf } from './history-of.ts'
import { saveOpenConversation } from './conversation-draft.ts'
import { storeTurn } from './store-turn.ts'
import { endRun, isCurrent, startRun, type Run } from './running.ts'
import { describeMessage } from './describe-message.ts'
import { searchFor } from './search-for.ts'
import type { ChatScope } from './chat-scope.ts'

/** Animation frames do not run in a hidden tab, so a timer gives the browser time to paint the question. */
const PAINT_MS = 20

interface Result {
  said: Answer | Search | Failure
  prepared?: PreparedQuestion
}

/** AST-82: answering continues when the panel is closed. */
export async function answerQuestion(question: Question, scope: ChatScope): Promise<void> {
  const { conversationId } = chatState()
  const run = startRun()
  changeChat({ isPending: true, announcement: say.typing })
  const { said, prepared } = await findAnswer(question, scope, run)
  if (isCurrent(run)) {
    endRun(run)
    putMessage(said)
    changeChat({ isPending: false, announcement: describeMessage(said) })
    saveOpenConversation()
  }
  if (said.kind !== 'failure') {
    storeTurn({ userId: scope.userId, conversationId, question, said, prepared })
  }
}

async function findAnswer(question: Question, scope: ChatScope, run: Run): Promise<Result> {
  try {
    // Searching several thousand listings blocks the page for a moment, so the question is painted first.
    await new Promise((resolve) => setTimeout(resolve, PAINT_MS))
    const { key, state } = await findKey(scope.userId, question.text)
    if (run.signal.aborted) return { said: { ...EMPTY_ANSWER, id: newId(), note: 'stopped' } }
    if (key === null) {
      const why = { isKeyMissing: true, isKeyUnreadable: state === 'unreadable' }
      return { said: searchFor(question.text, scope, why) }
    }
    const history = historyOf(chatState().messages)
    return await askModel((share) => prepareQuestion(question, history, scope, share), key, run)
  } catch (error) {
    log.error('chat message not answered', error)
    refreshSettings()
    return { said: describeFailure(error) }
  }
}
