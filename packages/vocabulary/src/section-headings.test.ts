import { expect, test } from 'vitest'
import { readHeading } from './section-headings.ts'

test.each([
  ['English', 'Employment History', 'Education', 'Technical Skills', 'Projects'],
  ['Spanish', 'Experiencia laboral', 'Formación académica', 'Habilidades', 'Proyectos'],
  ['French', 'Expériences professionnelles', 'Formation', 'Compétences', 'Projets'],
  ['German', 'Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Projekte'],
  ['Portuguese', 'Experiência profissional', 'Formação acadêmica', 'Competências', 'Projetos'],
  ['Italian', 'Esperienza lavorativa', 'Istruzione e formazione', 'Competenze', 'Progetti'],
  ['Dutch', 'Werkervaring', 'Opleiding', 'Vaardigheden', 'Projecten'],
  ['Polish', 'Doświadczenie zawodowe', 'Wykształcenie', 'Umiejętności', 'Projekty'],
  ['Turkish', 'İş Deneyimi', 'Eğitim', 'Beceriler', 'Projeler'],
  ['Finnish', 'Työkokemus', 'Koulutus', 'Taidot', 'Projektit'],
  ['Hungarian', 'Szakmai tapasztalat', 'Tanulmányok', 'Készségek', 'Projektek'],
  ['Greek', 'Επαγγελματική εμπειρία', 'Εκπαίδευση', 'Δεξιότητες', 'Έργα'],
  ['Slovak', 'Pracovné skúsenosti', 'Vzdelanie', 'Zručnosti', 'Projekty'],
  ['Croatian', 'Radno iskustvo', 'Obrazovanje', 'Vještine', 'Projekti'],
  ['Bulgarian', 'Професионален опит', 'Образование', 'Умения', 'Проекти'],
  ['Hebrew', 'ניסיון תעסוקתי', 'השכלה', 'כישורים', 'פרויקטים'],
  ['Lithuanian', 'Darbo patirtis', 'Išsilavinimas', 'Įgūdžiai', 'Projektai'],
  ['Hindi', 'कार्य अनुभव', 'शिक्षा', 'कौशल', 'परियोजनाएं'],
  ['Chinese', '工作经历', '教育背景', '专业技能', '项目经历'],
  ['Japanese', '職務経歴', '学歴', 'スキル', 'プロジェクト'],
  ['Korean', '경력', '학력', '기술 스택', '프로젝트'],
])('knows the four main headings in %s', (_, experience, education, skills, projects) => {
  expect(readHeading(experience)).toEqual({ kind: 'experience', sure: true })
  expect(readHeading(education)).toEqual({ kind: 'education', sure: true })
  expect(readHeading(skills)).toEqual({ kind: 'skills', sure: true })
  expect(readHeading(projects)).toEqual({ kind: 'projects', sure: true })
})

test.each([
  ['Where I worked', 'experience'],
  ['Selected credits', 'projects'],
  ['What I use', 'skills'],
  ['Wo ich gearbeitet habe', 'experience'],
  ['Dove ho lavorato', 'experience'],
  ['Gdzie pracowałam', 'experience'],
  ['Çalıştığım yerler', 'experience'],
  ['Lo que estudié', 'education'],
  ['Де навчалася', 'education'],
  ['Det kan jag', 'skills'],
  ['O que sei fazer', 'skills'],
  ['Things I built', 'projects'],
] as const)('knows %j, said in people’s own words, for %s', (text, kind) => {
  expect(readHeading(text)?.kind).toBe(kind)
})

test('sees through numbers, signs, capitals and "&"', () => {
  expect(readHeading('2. WORK EXPERIENCE:')).toEqual({ kind: 'experience', sure: true })
  expect(readHeading('Honors & Awards')).toEqual({ kind: 'awards', sure: true })
  expect(readHeading('Skills.......')).toEqual({ kind: 'skills', sure: true })
  expect(readHeading('E D U C A T I O N')).toEqual({ kind: 'education', sure: true })
})

test('is unsure of headings it knows only by their head word, and silent about other text', () => {
  expect(readHeading('Ward and Theatre Experience')).toEqual({ kind: 'experience', sure: false })
  expect(readHeading('Built a TypeScript service that matches routes')).toBeNull()
  expect(readHeading('ACME GMBH')).toBeNull()
})

test.each([
  ['Expereince', 'experience'],
  ['Proffessional Experience', 'experience'],
  ['FORMACION ACADEMICA', 'education'],
  ['Competences', 'skills'],
  ['Berufserfahrng', 'experience'],
  ['Wyksztalcenie', 'education'],
  ['Certifcations', 'certifications'],
] as const)('knows %j, typed in a hurry or without accents, for %s', (text, kind) => {
  expect(readHeading(text)).toEqual({ kind, sure: true })
})

test.each(['Experienced', 'Position', 'Educator', 'Programmer', 'Rabenstein', 'Product Owner', 'Sprachlehrerin'])(
  'takes %j for no heading typed in a hurry',
  (text) => {
    expect(readHeading(text)?.sure ?? false).toBe(false)
  },
)

test.each([
  ['Kennis en kunde', 'skills'],
  ['Capacità tecniche', 'skills'],
  ['Student societies', null],
])('guesses the kind of an unlisted heading by the known ones that its words stand in (§1.1): %s', (text, kind) => {
  expect(readHeading(text)).toEqual(kind && { kind, sure: false })
})

test.each([
  ['Competențe lingvistice', 'languages'],
  ['Jazykové dovednosti', 'languages'],
  ['Nejvyšší dosažené vzdělání', 'education'],
  ['Schulausbildung und Studium', 'education'],
  ['Silné stránky', 'skills'],
  ['Участие в конференциях', 'publications'],
  ['Yarışmalar', 'awards'],
  ['Sürücü belgesi', 'other'],
  ['Vezetés és készségek', null],
  ['Хобби и интересы', 'interests'],
  ['Erhvervserfaring og praksis', 'experience'],
] as const)(
  'knows a heading of any of its languages, two kinds joined by their own word for and too (§1.1): %s',
  (text, kind) => {
    const read = readHeading(text)
    expect(read?.sure === true ? read.kind : null).toBe(kind)
  },
)
