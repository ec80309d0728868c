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
import { contextOf, type Given } from './context-of.ts'
import { describeFailure } from './describe-failure.ts'
import { doubtKey, findKey } from './find-key.ts'
import { historyOf } from './history-of.ts'
import { saveOpenConversation } from './conversation-draft.ts'
import { keepTurn } from './keep-turn.ts'
import { endRun, isCurrent, startRun, type Run } from './running.ts'
import { describeMessage } from './describe-message.ts'
import { searchFor } from './search-for.ts'
import type { Surroundings } from './surroundings.ts'

/** Time for the question to appear; frames would stop in a tab that is out of sight. */
const A_FRAME_MS = 20

interface Result {
  said: Answer | Search | Failure
  /** What went along, where a model was asked. */
  given?: Given
}

/** From a question to what is said about it. It goes on when the panel is closed. */
export async function answerQuestion(question: Question, around: Surroundings): Promise<void> {
  const { conversationId } = chatState()
  const run = startRun()
  changeChat({ isPending: true, announcement: say.typing })
  const { said, given } = await findAnswer(question, around, run)
  if (isCurrent(run)) {
    endRun(run)
    putMessage(said)
    changeChat({ isPending: false, announcement: describeMessage(said) })
    saveOpenConversation()
  }
  if (said.kind !== 'failure') {
    keepTurn({ userId: around.userId, conversationId, question, said, given })
  }
}

async function findAnswer(question: Question, around: Surroundings, run: Run): Promise<Result> {
  try {
    // Several thousand listings take a moment to look through: the question is in sight before.
    await new Promise((resolve) => setTimeout(resolve, A_FRAME_MS))
    const { key, state } = await findKey(around.userId, question.text)
    if (run.signal.aborted) return { said: { ...EMPTY_ANSWER, id: newId(), note: 'stopped' } }
    if (key === null) {
      const why = { isKeyMissing: true, isKeyUnreadable: state === 'unreadable' }
      return { said: searchFor(question.text, around, why) }
    }
    const history = historyOf(chatState().messages)
    return await askModel((share) => contextOf(question, history, around, share), key, run)
  } catch (error) {
    log.error('chat message not answered', error)
    doubtKey()
    return { said: describeFailure(error) }
  }
}
