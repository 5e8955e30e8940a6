import { Background } from './background.ts'
import { experienceFactor } from './experience.ts'
import type { Ground } from './ground.ts'
import { interestTerms } from './interests.ts'
import { LanguageFit } from './language.ts'
import { levelFactor } from './level.ts'
import { occupationFactor } from './occupation.ts'
import { ownTitleFactor } from './own-title.ts'
import { PlaceJudge } from './place.ts'
import { skillFactor } from './skills.ts'
import { studyFactor } from './study.ts'
import { timeFactor } from './time.ts'
import { toldFactor } from './told.ts'
import { typeFactor } from './type.ts'

/** Every factor for one person. */
export const factorsFor = (ground: Ground) => {
  const skills = skillFactor(ground)
  const places = new PlaceJudge(ground)
  const background = new Background(ground, places)
  const occupation = occupationFactor(ground, skills.own)
  return {
    skills,
    places,
    background,
    occupation,
    ownTitle: ownTitleFactor(ground, places, occupation.occupations),
    interests: interestTerms(ground),
    experience: experienceFactor(ground, background),
    level: levelFactor(ground, background),
    type: typeFactor(ground, background),
    study: studyFactor(ground),
    time: timeFactor(ground),
    told: toldFactor(ground),
    languages: new LanguageFit(ground),
  }
}
export type Factors = ReturnType<typeof factorsFor>
