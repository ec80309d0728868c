import { describeDevice } from '@predio/domain/accounts'
import { DEFAULT_TIME_ZONE } from '@predio/domain/dates'
import type { AuthContext, AuthServices } from '../auth-services.ts'
import { newDeviceMail } from './new-device.ts'
import { sendNotice } from './send-notice.ts'
import type { UserRecord } from '../users/user-record.ts'

/** The mail is sent in the background, so that its failure does not stop the sign-in (ACC-17). */
export function mailNewDeviceNotice(
  c: AuthContext,
  services: AuthServices,
  user: UserRecord,
): void {
  const { mail, publicUrl } = services.config
  if (!mail.isDelivered || !user.email) return
  const signIn = {
    to: user.email,
    origin: publicUrl.origin,
    at: new Date(),
    device: describeDevice(c.req.header('user-agent')).label,
    address: c.get('address'),
  }
  readZone(services, user.id)
    .then((zone) => sendNotice(c, services, newDeviceMail({ ...signIn, zone })))
    .catch((error: unknown) => c.get('log').warn({ err: error }, 'a notice was not written'))
}

/** The notice shows the time in the owner's time zone. */
async function readZone({ database }: AuthServices, userId: string): Promise<string> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ zone: string }>('select time_zone as zone from public.profiles where id = $1', [
      userId,
    ]),
  )
  return rows[0]?.zone ?? DEFAULT_TIME_ZONE
}
