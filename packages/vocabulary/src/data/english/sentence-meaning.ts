/** 'Backend Engineer' is a title, and no work in it. */
export const roleBehind =
  /^(?:[\s-](?:oriented|minded|focused|driven|centric)|\s(?:software\s)?(?:engineers?|developers?|designers?|managers?|specialists?|analysts?|architects?|interns?|scientists?|teams?|roles?|positions?|degree|department))\b/iu

/** 'A scheduling app' is one, and no scheduling. */
export const thingBehind = /^\s(?:apps?|tools?|systems?|software|platforms?)\b/iu
