/** The part of property_clients that a merge has to look at. */
export interface PropertyLink {
  id: string
  property_id: string
  relationship_type: string
  status: string
}

export interface RelinkPlan {
  /** To be ended before they move: the client that stays has the same active link, and only one may be. */
  end: string[]
  /** All of them: an ended link is history worth keeping too. */
  move: string[]
}

export function planRelink(
  kept: readonly PropertyLink[],
  moving: readonly PropertyLink[],
): RelinkPlan {
  const taken = new Set(kept.filter(isActive).map(linkKey))
  return {
    end: moving.filter((link) => isActive(link) && taken.has(linkKey(link))).map(({ id }) => id),
    move: moving.map(({ id }) => id),
  }
}

function isActive(link: PropertyLink): boolean {
  return link.status === 'active'
}

function linkKey(link: PropertyLink): string {
  return `${link.property_id} ${link.relationship_type}`
}
