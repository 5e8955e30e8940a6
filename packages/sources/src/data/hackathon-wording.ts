import type { HackathonDifficulty } from '@scry/contracts/enumerations'

export type HackathonTopic = {
  names: string
  themes: string
  /** Whom it serves or what it is about, after "ideas for". */
  cause: string
  challenges: string
  organisers: string
  beginnersOnly?: true
}

/** Fields in which hackathons are held. Challenges are one to a line. */
export const hackathonTopics: readonly HackathonTopic[] = [
  {
    names: 'Hack the Ward|CareJam|Bedside Build|Open Pulse Hackathon|MedMakers Weekend|Triage Hack',
    themes: 'Healthcare|Machine Learning|Accessibility|Wearables|Mental Health|Data Privacy',
    cause: 'hospitals, patients and the people who look after them',
    challenges: `Cut the paperwork between a ward round and a discharge letter
Help people remember their medicine without another app that nags
Make waiting times visible before somebody sets out
Turn a cheap sensor into an early warning for falls
Explain a laboratory report in plain words, with its sources
Let relatives far away take part in care`,
    organisers: 'hospital|biotech|university|clinic',
  },
  {
    names: 'Green Shift Hack|Carbon Down|Watershed Hackathon|Second Life Jam|Hot Planet Cool Code|Rewild Hack',
    themes: 'Climate|Sustainability|Energy|Open Data|IoT|Circular Economy',
    cause: 'a warmer and drier world',
    challenges: `Show households what their heating really costs, hour by hour
Match leftover food with kitchens within two miles
Predict river levels from public gauges
Give old phones a second job
Plan shade for a schoolyard with open height data
Find methane leaks in satellite pictures`,
    organisers: 'environment|energy|university|government',
  },
  {
    names: 'City Lines|Open Town Hack|Civic Sprint|Curbside|Ballot & Byte|Public Square Hackathon',
    themes: 'Civic Tech|Open Data|Transport|Maps|Accessibility|Local News',
    cause: 'a city and the people who live in it',
    challenges: `Make the council's decisions searchable by street
Tell wheelchair users which stations work today
Find the three crossings that need a light first
Let neighbors share tools, time and ladders
Check claims about the budget against the budget
Translate official letters into plain language`,
    organisers: 'government|community|media|culture',
  },
  {
    names: 'Ledger Jam|FinHack Days|Pocket Change|Open Banking Build|Fair Share Hackathon',
    themes: 'Fintech|Security|Payments|Data Analysis|Financial Literacy|Fraud Detection',
    cause: 'money that is easier to understand',
    challenges: `Spot a scam transfer while it can still be stopped
Teach budgeting in five minutes a week
Split shared costs without losing friends
Compare loans by what they cost in the end
Make invoices read themselves, safely
Help freelancers set aside the right amount for taxes`,
    organisers: 'bank|accounting|university',
  },
  {
    names: 'First Commit|Hello Hack|Freshers Build Day|Zero to Demo|Beginner Byte|Starter Sprint',
    themes: 'Beginner Friendly|Web Development|Open Ended|Design|Mobile|Education',
    cause: 'anyone who has never been to a hackathon',
    challenges: `Build a page for a club or a cause you care about
Turn a spreadsheet that annoys you into a small app
Make a game that can be explained in one sentence
Improve something at your school
Retell a public data set as a story
Build a tool for one real person and let them try it`,
    organisers: 'university|school|software|community',
    beginnersOnly: true,
  },
  {
    names: 'Model Garden|Prompt & Circumstance|Small Models Hackathon|Inference Days|Human in the Loop|Eval Jam',
    themes: 'Machine Learning|Natural Language Processing|Computer Vision|AI Safety|Open Source|Data Visualization',
    cause: 'machine learning that can be checked',
    challenges: `Run something useful on a laptop without a network
Build a test that catches a model making things up
Label less: learn from a hundred examples
Make a model say that it does not know
Describe pictures for people who cannot see them
Compress a model and measure what is lost`,
    organisers: 'data|software|university',
  },
  {
    names: 'Solder Sprint|Blinkenlab|Robot Rumpus|Maker Nights|Sensor Safari|Gearhead Hack',
    themes: 'Hardware|Robotics|IoT|Embedded Systems|3D Printing|Electronics',
    cause: 'things that move, blink and measure',
    challenges: `Build a robot that sorts waste by touch
Measure air in a classroom for less than ten dollars
Make an instrument out of scrap
Give a bicycle eyes at the back
Automate one chore on a small farm
Design a prosthetic tool for one hobby`,
    organisers: 'hardware|automotive|aerospace|university|manufacturing',
  },
  {
    names: 'Capture the Kernel|Locksmith Hackathon|Red Blue Weekend|Zero Trust Jam|Packet Storm Night',
    themes: 'Cybersecurity|Privacy|Cryptography|Networks|Open Source|Digital Identity',
    cause: 'systems that deserve trust',
    challenges: `Make two-factor sign-in bearable for grandparents
Find what an app sends home, and show it
Build a honeypot that tells a story
Check a supply chain of packages in a minute
Share a secret among five people so that three can read it
Teach one attack by letting people try it safely`,
    organisers: 'bank|government|software|university',
  },
  {
    names: 'Page Turners|Classroom Remix|Learn Loop|Chalk & Code|Campus Fix-It',
    themes: 'Education|Accessibility|Games|Natural Language Processing|Mobile|Language Learning',
    cause: 'teachers and learners',
    challenges: `Give teachers an hour of their week back
Make math visible for people who hate formulas
Practice a language with what is on your kitchen table
Help first-generation students find their way
Read aloud, and follow the reader
Turn lecture notes into questions, with the source beside each`,
    organisers: 'school|university|culture',
  },
  {
    names: 'Pixel Potluck|Weekend Game Jam|Slow Games Jam|Shader Shindig|Moon Jam',
    themes: 'Games|Design|Audio|AR/VR|Storytelling|3D Graphics',
    cause: 'play in all its forms',
    challenges: `Make a game without killing anyone
Use sound as the only map
Build a world out of one room
Design for two players and one controller
Make losing the best part
Teach a law of physics by breaking it`,
    organisers: 'games|media|culture|studio',
  },
  {
    names: 'Harvest Hack|Field Day|Soil & Signal|Fork to Farm Hackathon|Barn Raising',
    themes: 'Agriculture|Food|IoT|Computer Vision|Supply Chain|Sustainability',
    cause: 'farms, kitchens and everything between',
    challenges: `Count fruit on a tree with a phone
Warn of frost one field at a time
Show where a tomato has been
Plan a week of school meals with what is in season
Save water without a single new sensor
Recognize five pests from a leaf`,
    organisers: 'farm|restaurant|environment|university',
  },
  {
    names: 'Last Mile Hackathon|Move Fast Fix Roads|Tracks & Trails|Cargo Quest|Transit Hack',
    themes: 'Transport|Logistics|Maps|Optimization|Open Data|Electric Vehicles',
    cause: 'people and goods on the move',
    challenges: `Predict which bus will be late and say so kindly
Fill empty trucks on the way back
Plan a bike route that a ten-year-old can ride
Find a charging spot that works
Load a van so that the first parcel is in front
Make a timetable readable at a glance`,
    organisers: 'logistics|government|automotive|retail',
  },
]

/** Added to a name. */
export const editions = '{year}|{season} {year}|{city}|{city} {year}|#{number}|Online|Student Edition|Night|48|Global {year}'

export const whomItIsFor: Readonly<Record<HackathonDifficulty, string>> = {
  beginner: `No experience is needed. Mentors start with a short introduction on Friday evening, and there are prizes for first-timers.
Made for newcomers: bring a laptop and a question. Half of last year's winners had never coded in a team.
If you can follow a tutorial, you can take part. Workshops run all through the first day.
First hackathon? Good. We pair newcomers with each other and with a mentor.`,
  intermediate: `You should have built something before, at school, at work or for fun.
Basic programming or design practice is expected; mentors help with the rest.
Teams should include at least one person who can write code and one who can talk to users.
Best for students from the second year on and for people in their first jobs.`,
  advanced: `This is a demanding event: data and interfaces are raw, and the jury reads code.
Participants should be at home in their tools. There are no introductory workshops.
For experienced builders. Teams are asked for a link to earlier work when they register.
Expect real constraints: a fixed budget of compute, a private test set and a strict clock.`,
}

export const houseRules = `
Work starts when the clock starts; libraries and earlier ideas are allowed, finished products are not.
You keep the rights to what you build.
Our code of conduct applies, and we act on it.
Submit a link to the code, a video of two minutes and a short text.
The jury looks at usefulness, execution and honesty about what is missing.
Please open your code under a license of your choice.
Teams can form on site or before the event.
Every participant receives a certificate, and every team written feedback.
Minors need the consent of a parent.
Using generated code is fine as long as you say where.
`
export const onSiteDetails = `
Food, drinks and a quiet room are provided.
Travel costs are refunded up to [80|100|150].
The building is open through the night and free of steps.
Bring a sleeping bag if you like, but please do sleep.
Hardware can be borrowed at the desk.
`
export const onlineDetails = `
Everything happens in a chat server and on video calls; recordings stay up for a week.
Mentors are available around the clock in three time zones.
The kick-off is streamed, and attendance is optional.
You can take part from anywhere, as long as prizes can be sent there.
`
