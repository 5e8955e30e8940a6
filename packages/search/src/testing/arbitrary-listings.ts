import fc from 'fast-check'
import type { ListingInput } from '../listing-input.ts'

/** The clock of the property tests. */
export const testNow = Date.UTC(2026, 10, 21)
const day = 86_400_000

const titleWords = ['engineer', 'engineering', 'frontend', 'front-end', 'senior', 'nurse', 'data', 'intern', 'analyst']
const skillNames = ['Python', 'JavaScript', 'js', 'SQL', 'React', 'Welding', 'Patient Care', 'juggling', 'Excel']
const places = [
  'Austin, TX',
  'Dallas, TX',
  'Berlin, Germany',
  'Remote',
  'Remote (US)',
  'Remote - Europe',
  'Hybrid - Austin',
  '',
]
const sentences = [
  'Asks for 5+ years of experience.',
  'No experience required.',
  'Knows Python and SQL well.',
  'Nice to have: React.',
  "A bachelor's degree is required.",
  'We build frontend tools in a small team.',
  'Open to candidates in Canada only.',
  'Current junior or senior majoring in anything.',
  'You are fluent in German.',
  'Good Spanish or French skills.',
  'Italian is a plus.',
  'Currently studying Law or a related field.',
]

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })

const placeParts = [
  { city: 'Austin', region: 'TX', country: 'US' },
  { city: 'Austin', country: 'US' },
  { city: 'Springfield', region: 'Illinois', country: 'US' },
  { city: 'Springfield', region: 'MO', country: 'US' },
  { city: 'München', region: 'Bayern', country: 'DE' },
  { city: 'Munich', country: 'DE' },
  { country: 'FR' },
  { region: 'Ontario' },
]
const payArbitrary = fc.record(
  {
    currency: fc.constantFrom('USD', 'EUR'),
    least: fc.integer({ min: 1, max: 90_000 }),
    most: fc.integer({ min: 1, max: 90_000 }),
    period: fc.constantFrom('hour' as const, 'month' as const, 'year' as const),
    predicted: fc.constant(true as const),
  },
  { requiredKeys: ['currency', 'period'] },
)

/** Listings over a few words, so that they meet often; ids are distinct. */
export const listingsArbitrary = (most: number): fc.Arbitrary<ListingInput[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z0-9]{1,3}$/),
      kind: fc.constantFrom('job' as const, 'job' as const, 'hackathon' as const),
      title: fc.array(fc.constantFrom(...titleWords), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      company: maybe(fc.constantFrom('Acme', 'Blue Fox', 'Cedar Works')),
      location: maybe(fc.constantFrom(...places)),
      places: maybe(fc.array(fc.constantFrom(...placeParts), { maxLength: 3 })),
      remoteWithin: maybe(fc.constantFrom(['DE'], ['europe'], ['US', 'CA'], [])),
      pay: maybe(payArbitrary),
      terms: maybe(
        fc.array(fc.constantFrom({ season: 'summer', year: 2027 } as const, { season: 'fall' } as const), {
          maxLength: 2,
        }),
      ),
      sponsorship: maybe(fc.constantFrom('offered', 'refused')),
      source: maybe(fc.constantFrom('A board', 'A feed')),
      workplace: maybe(fc.constantFrom('remote', 'on-site')),
      type: maybe(fc.constantFrom('internship', 'full-time', 'part-time')),
      level: maybe(fc.constantFrom('entry', 'junior', 'mid', 'senior', 'lead')),
      difficulty: maybe(fc.constantFrom('beginner', 'intermediate', 'advanced')),
      themes: maybe(fc.array(fc.constantFrom('Beginner Friendly', 'AI', 'React'), { maxLength: 2 })),
      status: maybe(fc.constantFrom('upcoming', 'open', 'closed', 'ended')),
      skills: maybe(fc.array(fc.constantFrom(...skillNames), { maxLength: 5 })),
      description: maybe(fc.array(fc.constantFrom(...sentences), { maxLength: 3 }).map((parts) => parts.join(' '))),
      posted: maybe(fc.integer({ min: 0, max: 60 }).map((days) => testNow - days * day)),
      lastSeen: maybe(fc.constant(testNow - 9 * day)),
      deadline: maybe(fc.integer({ min: -5, max: 30 }).map((days) => testNow + days * day)),
      starts: maybe(fc.integer({ min: -5, max: 5 }).map((days) => testNow + days * day)),
      submissionDeadline: maybe(fc.integer({ min: -3, max: 9 }).map((days) => testNow + days * day)),
      duration: maybe(fc.constantFrom('24 hours', '3 days', 'a weekend', '1 month')),
    }),
    { maxLength: most, selector: ({ id }) => id },
  )

/** Profiles over the same words. */
export const profileArbitrary = fc.record({
  skills: fc.uniqueArray(fc.constantFrom(...skillNames), { maxLength: 5 }),
  level: maybe(fc.constantFrom('entry', 'junior', 'mid', 'senior')),
  location: maybe(fc.constantFrom('Austin, TX', 'Berlin, Germany', 'flexible', 'Remote')),
  interests: maybe(fc.array(fc.constantFrom('data', 'nurse', 'React'), { maxLength: 2 })),
  titles: maybe(fc.array(fc.constantFrom('Data Analyst', 'Nurse'), { maxLength: 2 })),
  deeds: maybe(
    fc.array(fc.constantFrom('Built dashboards in React and SQL', 'Cared for 12 patients'), { maxLength: 2 }),
  ),
  titleMonths: maybe(fc.array(fc.option(fc.integer({ min: 0, max: 130 })), { maxLength: 2 })),
  subjects: maybe(fc.array(fc.constantFrom('Nursing', 'Computer Science'), { maxLength: 2 })),
  courses: maybe(fc.array(fc.constantFrom('Coursework: SQL, statistics', 'GPA 3.6'), { maxLength: 2 })),
  graduates: maybe(fc.integer({ min: -10, max: 40 }).map((months) => testNow + months * 30 * day)),
  degree: maybe(fc.integer({ min: 1, max: 5 })),
  languages: maybe(fc.array(fc.constantFrom('German', 'Français', 'English', 'Twi'), { maxLength: 3 })),
  unwanted: maybe(
    fc.array(
      fc.constantFrom(
        { about: 'employer' as const, value: 'Acme' },
        { about: 'place' as const, value: 'us..austin' },
        { about: 'level' as const, value: 'senior' },
        { about: 'difficulty' as const, value: 'advanced' },
        { about: 'occupation' as const, value: 'Data Analyst' },
        { about: 'field' as const, value: 'health' },
      ),
      { maxLength: 3 },
    ),
  ),
})
