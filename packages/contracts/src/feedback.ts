/** Words of what a person says against a listing. Plain, so that a screen needs no schema library. */

/** Why a listing is not for somebody. The first four are about taste; the others say nothing of other listings. */
export const feedbackReasons = ['field', 'level', 'place', 'employer', 'closed', 'applied', 'other'] as const
export type FeedbackReason = (typeof feedbackReasons)[number]

/** What of a listing others can share with it. */
export const tasteAspects = ['occupation', 'field', 'level', 'difficulty', 'place', 'employer'] as const
export type TasteAspect = (typeof tasteAspects)[number]

export const mostFeedback = 500
