/** Sentences that listings of every field share. One to a line; `[x|y]` is a choice; "US:", "ABROAD:", "SITE:" and "DESK:" say where a line fits. */
export const genericAsks = `
[Clear|Good] written and spoken English
A habit of asking before guessing
Reliability in small things as well as large ones
Care for detail, also on the third pass
Willingness to learn from people who have done this for a long time
A calm way of working when it gets busy
Good judgment about when to ask for help
Comfort with giving and taking feedback
The ability to plan your own day
A friendly manner with people of all kinds
Honesty about what you do not know yet
Some experience of working in a team, paid or not
An eye for what could go wrong
[Strong|Good] organizational skills
A second language, if you have one
[Curiosity|Interest in the field] and a sense of humor
Patience with repetitive work when it matters
Flexibility when plans change
Respect for confidentiality
`
export const deskAsks = `
Everyday confidence with spreadsheets and shared documents
The ability to explain your work to people outside the field
Experience of working with colleagues in other places
Good habits with notes, tickets and version histories
`
export const siteAsks = `
The ability to be on your feet for most of a shift
Reliable transport to the site
Willingness to work some early mornings or weekends
The ability to lift up to [20|30|40|50] pounds
Readiness to wear protective equipment where it is required
Punctuality, since others wait for you
`
export const leadingDuties = `
Mentor [two|three|a few] less experienced colleagues
Review the work of others and help them get better at it
Set priorities for the team together with your manager
Represent the team towards [partners|clients|other departments]
Improve how we work, one habit at a time
Take part in hiring and in the training of new colleagues
Plan budgets and capacity for the coming [quarter|half-year]
`
export const learningDuties = `
Sit in on meetings and write down what you notice
Present what you have learned at the end of your time with us
Keep a short log of your work and go through it with your mentor each week
Take on one small project of your own from start to finish
Shadow experienced colleagues and ask them why they do things their way
Join our [weekly|monthly] learning sessions
`
export const internBenefits = `
A mentor who has set time aside for you
A real project with your name on it
Lunch with a different colleague every week
A written reference at the end
Possible extension into a permanent job
Travel pass for the length of the internship
Help with finding a room
A small budget for a course or a conference
Certificate and course credit if your school asks for it
Flexible hours around exams
`
export const regularBenefits = `
US: Medical, dental and vision insurance
ABROAD: Private health insurance on top of the public one
[Four|Five|Six] weeks of paid vacation
US: 401(k) with a 4% match
ABROAD: Pension plan with employer contribution
[Sixteen|Twelve|Eighteen] weeks of paid parental leave
Paid time for training and exams
A yearly budget of [500|1,000|1,500] for books and courses
[Commuter pass|Bike leasing]
DESK: Short Fridays in summer
Employee discount
US: Tuition reimbursement
DESK: Free coffee, fruit and lunch on Wednesdays
SITE: Free meals during shifts
Profit sharing
SITE: Work clothes and tools provided
US: Life and disability insurance
Paid volunteer days
SITE: Shift premiums for nights and weekends
A clear path to the next level, written down
Relocation support
`
export const partTimeBenefits = `
Shifts planned [two|three|four] weeks ahead
Paid breaks and paid training
Staff discount for you and one other person
Hours that fit around classes
Holiday pay from the first day
Free [parking|meals during shifts|travel pass]
Chance of more hours in the season
`
export const fairness = `
We welcome applicants of every background, age, gender, religion and ability. Tell us if you need an adjustment for the interview.
US: {org} is an equal opportunity employer.
If you meet most but not all of the points above, please apply anyway.
We hire by what people can do. Please leave out photo, age and marital status.
We are committed to equal opportunity and make reasonable accommodations for applicants with disabilities.
Women and people from groups that are rare in our field are especially encouraged to apply.
US: All qualified applicants receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status.
`
export const applying = `
To apply, send us a resume and a few lines on why this job.
No cover letter needed; a resume is enough.
We answer every application within two weeks.
The process: a phone call of 20 minutes, a conversation with the team, and a half-day visit.
Applications are read as they come in, so early is better.
Please name your earliest start date and your availability.
We would rather read three honest sentences than a page of phrases.
First conversations are held by video.
Expect one practical task that takes no more than an hour.
Questions beforehand are welcome.
`
export const formalClosings = `
Applications received after the closing date will not be considered.
The position is subject to a background check.
Appointment is made at the first step of the grade unless experience justifies otherwise.
This description is not a complete list of all duties.
Employment depends on proof of the right to work in {country}.
`
export const openings = `
We are looking for {a_title} to join our team in {city}.
{org} is hiring {a_title}.
Our team in {city} is growing, and we need {a_title}.
A colleague is moving on after several years, so we are looking for {a_title}.
There is a place for {a_title} in our {team} team.
Would you like to work with us as {a_title}?
For our {team} team we are looking for {a_title}.
We have an opening for {a_title}, starting {start}.
`
export const internOpenings = `
We are looking for {a_title} to join our team in {city}.
{org} has a place for {a_title}.
For our {team} team we are looking for {a_title}.
Would you like to work with us as {a_title}?
We offer a place for {a_title} [this|in the] coming season.
{org} takes on a small number of interns each year. This one sits with our {team} team.
Looking for practical experience beside your studies? Our {team} team has a place for {a_title}.
As {a_title} you join our {team} team in {city} and do work that is used.
Our internship is made for people who want to try the job, not watch it.
You are studying and want to know how the work is really done? Come to {city}.
`
export const entryOpenings = `
This is a first job: we do not expect you to know everything.
You have finished your training or your studies and are looking for a good place to start.
We train on the job and pay for the courses that go with it.
New graduates are welcome.
`
export const headings = {
  about: 'About us|Who we are|About {org}|The company|Who you will work with',
  duties: 'What you will do|Your tasks|Responsibilities|The work|What the job involves|Your role|Day to day',
  asks: 'What we look for|What you bring|Requirements|Your profile|You have|About you|Qualifications',
  nice: 'Nice to have|Bonus points|It helps if you have|Preferred|A plus',
  offer: 'What we offer|Benefits|Why join us|What you get|In return',
  apply: 'How to apply|Next steps|Interested?|Application',
} as const
