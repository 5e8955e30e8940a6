/**
 * Every claim, name and sentence of the landing page. People, organisations and listings here are invented.
 * A run of text is plain, or marked: `tie` names the listing it is joined to, `on` where the mark is drawn.
 */
export type Run = string | { text: string; tie: number; on: 'wide' | 'phone' | 'both' }

export interface SampleListing {
  title: string
  place: string
  quote: [string, string, string]
  /** Replaces `quote` on a phone, where a lower target must have the higher source. */
  phoneQuote?: [string, string, string]
  band: string
  score: number
  /** A class, since prerendered markup carries no style attribute. */
  strokeClass: string
}

export const hero = {
  title: ['See where your resume can take', 'you,', 'and why'],
  lead: 'Upload a PDF. Within a second you see jobs, internships and hackathons ranked for you, with the words behind every match.',
  note: 'An illustration: resume, listings and scores are made up. The sample resume shows a real ranking.',
}

export const sampleResume = {
  name: 'Noor Castellanos',
  contact: ['Portland, OR', 'noor.castellanos@mailbox.example', '(503) 555-0164'],
  sections: [
    {
      title: 'Education',
      entries: [
        {
          head: 'Willow Creek University',
          rest: [', ', { text: 'B.S. Data Science', tie: 2, on: 'phone' }] as Run[],
          when: 'to June 2027',
          lines: [] as Run[][],
          text: 'Statistics, Databases, Machine Learning, Interface Design',
        },
      ],
    },
    {
      title: 'Experience',
      entries: [
        {
          head: 'Data Intern',
          rest: [', Juniper River Trust'] as Run[],
          when: 'Jun to Sep 2026',
          lines: [
            ['Collected ', { text: 'readings of 60 river sensors', tie: 1, on: 'both' }, ' in Python and SQL'],
            ['Cut the weekly report ', { text: 'from two days to one hour', tie: 2, on: 'wide' }],
            ['Wrote the first tests the team had'],
          ] as Run[][],
        },
        {
          head: 'Library Assistant',
          rest: [', Willow Creek University'] as Run[],
          when: 'Feb 2025 to now',
          lines: [['Answer questions at the desk; keep the loan records tidy']] as Run[][],
        },
      ],
    },
    {
      title: 'Projects',
      entries: [
        {
          head: 'Tidebook',
          rest: [', ', { text: 'React, TypeScript', tie: 3, on: 'wide' }, ', Leaflet'] as Run[],
          when: '2026',
          lines: [['Tide tables without a signal, used by 200 kayakers']] as Run[][],
        },
        {
          head: 'Loanlight',
          rest: [', ', { text: 'Python, SQLite', tie: 4, on: 'wide' }] as Run[],
          when: '2025',
          lines: [['Due-date reminders that send nothing twice']] as Run[][],
        },
      ],
    },
    { title: 'Activities', text: 'Rowing club, treasurer · Open Data Night, organizer' },
    { title: 'Skills', text: 'Python, SQL, PostgreSQL, React, TypeScript, pandas, Git, Linux, Docker, Figma, Leaflet' },
  ],
}

export const sampleListings: SampleListing[] = [
  {
    title: 'Data Engineering Intern',
    place: 'Fernhill Water · Remote in the US',
    quote: ['', 'bring in sensor data', ' day and night'],
    band: 'Strong',
    score: 78,
    strokeClass: 'w-[78%]',
  },
  {
    title: 'Reporting Analyst Intern',
    place: 'Mossgate Clinics · Portland, hybrid',
    quote: ['', 'make slow reports quick', ' for nurses'],
    phoneQuote: ['studying ', 'data or statistics', ''],
    band: 'Strong',
    score: 71,
    strokeClass: 'w-[71%]',
  },
  {
    title: 'Front-End Intern',
    place: 'Larkspur Trails · Seattle, on site',
    quote: ['', 'React maps', ' for people on foot'],
    band: 'Good',
    score: 50,
    strokeClass: 'w-[50%]',
  },
  {
    title: 'Quiet Systems Jam',
    place: 'Hackathon, Redbank Makers · Online, Jan 22',
    quote: ['a small tool in ', 'Python and SQLite', ''],
    band: 'Good',
    score: 44,
    strokeClass: 'w-[44%]',
  },
]

/** §1.6 */
export const steps = [
  {
    title: 'Upload resume',
    text: 'Upload one PDF, up to 5 MB. You check what was read, field by field, before anything is saved.',
  },
  {
    title: 'Verify email',
    text: 'Your email is read from the resume. One link confirms that it is yours.',
  },
  {
    title: 'Get matched by AI',
    /** `link` leads to the page that says how it works (decision 0310, 18). */
    before: 'The ',
    link: 'AI matching system',
    text: ' ranks every open listing and shows the words on both sides.',
  },
  {
    title: 'Apply with ease',
    text: 'Apply Now opens the employer’s own page. The deadline keeps its time zone.',
  },
]

/** §1.5, under a heading that says what they are (decision 0310, 18). `count` names the true figure beside each. */
export const goals = [
  { figure: '10,000+', target: 10_000, label: 'jobs and internships', count: 'open_listings' },
  { figure: '5,000+', target: 5000, label: 'users', count: 'verified_accounts' },
  { figure: '500+', target: 500, label: 'partner companies', count: 'organisations' },
] as const

/** For one and for more. Where real listings stand beside the sample, the real words hold with `amongThem` behind them. */
export const countLabels: Record<(typeof goals)[number]['count'], { real: Noun; sample?: Noun }> = {
  open_listings: {
    real: ['open listing today', 'open listings today'],
    sample: ['open sample listing today', 'open sample listings today'],
  },
  verified_accounts: { real: ['verified account today', 'verified accounts today'] },
  organisations: {
    real: ['with an open listing today', 'with an open listing today'],
    sample: ['sample organization today', 'sample organizations today'],
  },
}
type Noun = readonly [string, string]
export const amongThem = ', samples among them'

/** §1.7: roles, not people (decision 0310, 18). */
export const team = [
  { role: 'Reading and ranking', who: '3rd year university student' },
  { role: 'Design and front end', who: '3rd year university student' },
  { role: 'Listings and operations', who: '3rd year university student' },
]

export const closing = ['You already have a resume.', 'See where it fits.']
