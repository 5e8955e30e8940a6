import type { Connector, SourceManifest } from './connector.ts'
import { adzuna } from './connectors/adzuna/adzuna.ts'
import { arbeitnow } from './connectors/arbeitnow/arbeitnow.ts'
import { ashby } from './connectors/ashby/ashby.ts'
import { devfolio } from './connectors/devfolio/devfolio.ts'
import { devpost } from './connectors/devpost/devpost.ts'
import { greenhouse } from './connectors/greenhouse/greenhouse.ts'
import { hackclub } from './connectors/hackclub/hackclub.ts'
import { hackerearth } from './connectors/hackerearth/hackerearth.ts'
import { hackernews } from './connectors/hackernews/hackernews.ts'
import { himalayas } from './connectors/himalayas/himalayas.ts'
import { jobicy } from './connectors/jobicy/jobicy.ts'
import { lever } from './connectors/lever/lever.ts'
import { mlh } from './connectors/mlh/mlh.ts'
import { recruitee } from './connectors/recruitee/recruitee.ts'
import { remoteok } from './connectors/remoteok/remoteok.ts'
import { remotive } from './connectors/remotive/remotive.ts'
import { smartrecruiters } from './connectors/smartrecruiters/smartrecruiters.ts'
import { studentLists } from './connectors/student-lists/student-lists.ts'
import { themuse } from './connectors/themuse/themuse.ts'
import { unstop } from './connectors/unstop/unstop.ts'
import { usajobs } from './connectors/usajobs/usajobs.ts'
import { weworkremotely } from './connectors/weworkremotely/weworkremotely.ts'
import { workable } from './connectors/workable/workable.ts'
import { sampleManifest } from './sample-catalogue.ts'

/** Every source outside that can be asked. A new one is a folder in `connectors/` and a line here. */
export const connectors: readonly Connector[] = [
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  studentLists,
  remotive,
  remoteok,
  arbeitnow,
  themuse,
  adzuna,
  usajobs,
  himalayas,
  jobicy,
  weworkremotely,
  hackernews,
  devpost,
  devfolio,
  unstop,
  hackclub,
  hackerearth,
  mlh,
]

/** What is known of every source, the sample first. */
export const sourceManifests: readonly SourceManifest[] = [
  sampleManifest,
  ...connectors.map(({ manifest }) => manifest),
]
