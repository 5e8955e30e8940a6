/** Occupations that somebody of sixteen or seventeen may begin with, where no school or age is asked for. */
export const pupilsWork: readonly string[] = [
  'Attendant',
  'Lifeguard',
  'Retail Associate',
  'Waiter',
  'Kitchen Assistant',
  'Childcare Worker',
  'Housekeeper',
  'Animal Caretaker',
  'Tutor',
]
