/** Words that label the rows of a form, by what they say of its value. */

/** What the label of a row says about its value: a field of the entry, or that the row only tells about it. */
export type LabelledField = 'employer' | 'title' | 'school' | 'degree' | 'project' | 'dates' | 'place' | 'told'
export type LabelledKind = 'experience' | 'education' | 'projects'

export const anyKind: readonly (readonly [LabelledField, string])[] = [
  [
    'dates',
    'dates?|period|duration|tenure|time ?(?:period|frame|line)|years?|tiempo|dates? of employment|employment (?:period|dates?)|year of (?:passing|completion|graduation)|per[ií]odo|fechas?|période|durée|zeitraum|dauer|duração',
  ],
  ['place', 'location|place|city|ort|lieu|lugar|luogo|local'],
  [
    'told',
    '(?:project |job )?description|(?:key |main |roles? (?:and|&) )?responsibilit(?:y|ies)|duties|main activities(?: and(?: responsibilities)?)?|(?:key )?achievements?|team size|client|environment|objective|type of business or sector|principal subjects\\S* \\w+ skills covered|level in national or international classification|nature of work|supervisor|guide|domain|reason for leaving|subjects passed',
  ],
]

export const ofKind: Readonly<Record<LabelledKind, readonly (readonly [LabelledField, string])[]>> = {
  experience: [
    [
      'employer',
      '(?:name of (?:the )?)?(?:organi[sz]ation|company|employer|firm)(?: name)?|name and address of employer|empresa|entreprise|société|azienda|datore di lavoro|nome e indirizzo del datore di lavoro|arbeitgeber|unternehmen|firma|compañía|empregador',
    ],
    [
      'title',
      '(?:position|post)(?: held| title)?|(?:current )?designation|job title|title|(?:job )?role|occupation or position held|cargo|puesto|poste|ruolo|lavoro o posizione ricoperti|funktion|stellenbezeichnung|função',
    ],
  ],
  education: [
    [
      'school',
      '(?:name of (?:the )?)?(?:institut(?:e|ion)|school|college|university)(?: name)?|name and type of organi[sz]ation(?: providing(?: education and training)?)?|institución|établissement|istituto|hochschule|schule|instituição|estudios \\p{L}+|school attended|(?:tertiary|secondary|primary)(?: school| education)?',
    ],
    [
      'degree',
      'degree|qualification|course|title of qualification(?: awarded)?|título|diplôme|titolo|abschluss|curso|(?:highest )?grade passed|chuyên ngành|jurusan',
    ],
    ['told', 'c?gpa|percentage|grade|score|marks?|board|specialisation|specialization'],
  ],
  projects: [
    [
      'project',
      '(?:name|title) of (?:the )?project|project(?: title| name)?(?: \\d+)?|title|título|titel|titre|nombre del proyecto|projekt|projet|proyecto|progetto',
    ],
    ['told', 'role|team|organi[sz]ation|company'],
  ],
}

/** Labels of forms that nothing but the label's own words sets apart from the value. */
export const bareLabels =
  /^(?:occupation or position held|name and address of employer|title of qualification awarded|name and type of organi[sz]ation providing(?: education and training)?|main activities and responsibilities|type of business or sector|dates(?=\s+\D{0,12}\d))\s+/i
