import { PROFILE } from '../samples/profile.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const SIGNED_UP_DAY = -62

export async function seedProfile({ tx, calendar, site }: Seeding): Promise<void> {
  const signedUp = calendar.at(SIGNED_UP_DAY, '09:12')
  await tx.query(
    `update public.profiles
     set full_name = $1, phone = $2, company = $3, created_at = $4, brand_color = $5, license_number = $6, website_url = $7,
       instagram_url = $8
     where id = auth.uid()`,
    [
      PROFILE.fullName,
      PROFILE.phone,
      PROFILE.company,
      signedUp,
      PROFILE.color,
      PROFILE.license,
      PROFILE.website,
      PROFILE.instagram,
    ],
  )
  // A plan that was paid for a year does not end while a demo is in use.
  await tx.query(
    `update public.subscriptions
     set plan_id = plan.id, status = 'active', billing_type = 'yearly', auto_renew = true, created_at = $1,
       current_period_starts_at = $2, current_period_ends_at = $2::timestamptz + interval '1 year'
     from public.subscription_plans as plan
     where plan.name = 'Profesional' and subscriptions.user_id = auth.uid()`,
    [signedUp, calendar.at(SIGNED_UP_DAY + 7, '09:12')],
  )
  await tx.query(`update auth.users set created_at = $1 where id = auth.uid()`, [signedUp])
  await insertRows(tx, 'user_settings', [
    {
      logo_url: site.logo,
      wordpress_url: site.home,
      wordpress_endpoint: '/wp-json/wp/v2/properties',
      // FIRST-03: the demo's agent looks as if they had used Predio for months.
      hides_first_steps: true,
      created_at: signedUp,
    },
  ])
}
