import type { ApplicationStage } from '@scry/contracts/applications'

/** Where an application stands, as screens say it. */
export const stageWords: Readonly<Record<ApplicationStage, string>> = {
  interested: 'Interested',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}
