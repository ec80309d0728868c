import { z } from 'zod'
import { characterCount, type Fields, shapeOf } from '../fields/index.ts'
import { SITE_FORM_TEXTS as texts } from './messages.ts'
import { MAX_SITE_NAME, siteNameFault } from './site-name.ts'

const MAX_AREAS = 12
const MAX_AREA = 60

export const AGENT_SITE_FIELDS = {
  name: {
    kind: 'requiredText',
    label: texts.name,
    max: MAX_SITE_NAME,
    short: texts.nameFaults.length,
    long: texts.nameFaults.length,
  },
  introduction: {
    kind: 'text',
    label: texts.introduction,
    max: 1200,
    long: texts.introductionLong,
  },
  areas: { kind: 'words', label: texts.areas, invalid: texts.areasInvalid },
  is_published: { kind: 'flag', label: texts.isPublished },
} as const satisfies Fields

/** WEB-13: what the form of 'Mi sitio' saves. */
export const agentSiteSchema = z
  .object(shapeOf(AGENT_SITE_FIELDS))
  .superRefine(({ name, areas }, context) => {
    const fault = siteNameFault(name)
    if (fault !== null) {
      context.addIssue({ code: 'custom', path: ['name'], message: texts.nameFaults[fault] })
    }
    if (areas.length > MAX_AREAS || areas.some((area) => characterCount(area) > MAX_AREA)) {
      context.addIssue({ code: 'custom', path: ['areas'], message: texts.areasInvalid })
    }
  })
