import { expect, test } from 'vitest'
import { fieldOfWork } from './fields-of-work.ts'

const titles: readonly (readonly [string, string | undefined])[] = [
  ['Software Engineering Intern (Summer 2027)', 'software'],
  ['Web Development Apprentice', 'software'],
  ['Senior Front-End Engineer', 'software'],
  ['Data Science Internship', 'data'],
  ['Machine Learning Engineer', 'data'],
  ['Mechanical Engineering Intern', 'engineering'],
  ['Electrical Engineer II', 'engineering'],
  ['Charge Nurse, Intensive Care Unit', 'health'],
  ['Music Teacher', 'education'],
  ['Product Management Intern', 'business'],
  ['Audit Associate', 'finance'],
  ['Visual Designer', 'design'],
  ['Sensory Analyst', 'agriculture'],
  ['Clinical Trial Assistant', 'health'],
  ['Dental Hygienist', 'dentistry'],
  ['Veterinary Technician', 'veterinary'],
  ['Pharmacy Technician', 'pharmacy'],
  ['Business Analyst', 'business'],
  ['Government Affairs Intern (Winter 2027)', 'public'],
  ['Customer Success Intern', 'sales'],
  ['Analytics Engineering Intern', 'data'],
  ['Equity Research Intern', 'finance'],
  ['Structural Design Intern', 'engineering'],
  ['Landscape Design Intern', 'architecture'],
  ['Cloud Security Architect', 'software'],
  ['Senior Data Architect', 'data'],
  ['Project Architect', 'architecture'],
  ['Material Planner', 'logistics'],
  ['Wizard of Light Bulb Moments', undefined],
]

test.each(titles)('%s is work of the field %s', (title, field) => {
  expect(fieldOfWork(title)).toBe(field)
})
