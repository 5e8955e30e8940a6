export const beforeHeading = /^(my|the|selected|relevant|other|additional|recent|key|main|notable|professional) /

/** 'Academic and professional experience'. */
export const kindsBeforeHeading =
  /^(?:(?:academic|personal|professional|technical|other|key|major|minor)(?: and |, | ))+/
