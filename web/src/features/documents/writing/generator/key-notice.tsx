import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { generatorMessages as say } from '../messages.ts'
import { ADDRESSES } from '../../../../lib/navigation.ts'

interface KeyNoticeProps {
  /** The settings could not be read: nobody knows whether there is a key. */
  isUnknown: boolean
  /** Said at once, since the person has just asked for it. */
  isUrgent: boolean
}

/** Without a key there is no AI, and there is another way. */
export function KeyNotice({ isUnknown, isUrgent }: KeyNoticeProps) {
  return (
    <Notice tone={isUrgent ? 'danger' : 'warning'}>
      <div className="flex flex-col gap-2">
        <p>{isUnknown ? say.settingsFailed : say.keyMissing}</p>
        <p className="font-normal">{say.withoutAiHelp}</p>
        <p>
          <Link href={ADDRESSES.settings}>{say.toSettings}</Link>
        </p>
      </div>
    </Notice>
  )
}
