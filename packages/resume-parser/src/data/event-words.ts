/** How rows of a Japanese form end that tell of a school or an employer. */
export const eventWords = {
  entering: '編入学|入学|入社|入職|入所|転職',
  leaving: '卒業見込み?|卒業|修了見込み?|修了|中途?退学?|退社|退職|退所',
  /** Why a person left, before the event. */
  reasons: '(?:一身上の都合|会社都合|契約期間満了)(?:に|のため|により)*',
  posted: '配属|異動|転属',
  goingOn: '現在に至る',
  closing: '以上',
  /** 'The same' where the name stands a row above. */
  same: '同社|同校|同上|同',
}

/** How names of schools end. */
export const schoolEnds = '大学院|大学|高等学校|高校|専門学校|学校|学院'
