/** Invented people and forms for tests. */
export const goodPassword = 'Orchid-lantern-72'
export const otherPassword = 'Mauve-otter-sings-5'

export const jobForm = {
  jobId: 'JOB-1795228020902-QX7RT',
  jobRole: 'Pattern Cutter',
  companyName: 'Tallowfield Textiles',
  description: 'Cut patterns for a small workshop.',
  stipend: null,
  duration: '3 months',
  location: 'On site',
  applyLink: 'https://tallowfield.example/apply',
  skills: ['Sewing', 'CAD'],
  site: 'Company page',
  jobType: 'internship',
  category: 'design',
  experienceLevel: 'entry',
  applicationDeadline: '2027-01-31T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  createdBy: 'somebody.else@example.org',
  status: 'approved',
}

export const hackathonForm = {
  hackathonId: 'HACK-1795228020902-PL3MN',
  title: 'Tidewater Build Weekend',
  organization: 'Harbour Makers',
  description: 'Two days of building for coastal towns.',
  prize: null,
  mode: 'hybrid',
  registration_deadline: '2027-02-01T00:00:00.000Z',
  submission_deadline: null,
  start_date: '2027-02-12T09:00:00.000Z',
  participation_link: 'https://harbour.example/join',
  location: 'Leith',
  themes: ['Sensors', 'Maps'],
  createdAt: '2020-01-01T00:00:00.000Z',
  createdBy: 'somebody.else@example.org',
  status: 'approved',
}

/** Forms in which nothing is written yet, as they ask for what others will see. */
export const emptyJobDraft = {
  ...{ jobRole: '', companyName: '', site: '', stipend: '', duration: '', place: '', description: '', applyLink: '' },
  ...{ skills: [], location: 'On site', jobType: 'internship', category: 'technology', experienceLevel: 'entry' },
  ...{ years: null, applicationDeadline: null, deadlineZone: null },
}
export const emptyHackathonDraft = {
  ...{ title: '', organization: '', prize: '', location: '', description: '', participation_link: '', themes: [] },
  ...{ mode: 'online', registration_deadline: null, submission_deadline: null, start_date: null, deadline_zone: null },
}
