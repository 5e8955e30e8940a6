import type { SectionKind } from '../headings.ts'
import type { ResumeLanguage } from '../person.ts'

type Wordings = readonly [usual: string, own: string]
type Words = Readonly<Record<SectionKind | 'contact', Wordings>>

/** Headings as people word them: the usual one, and one of their own. Written without a look at what the parser knows. */
const words: Partial<Record<ResumeLanguage, Words>> = {
  en: {
    summary: ['Personal Statement', 'In Brief'],
    education: ['Education and Studies', 'Where I Studied'],
    experience: ['Work and Employment', 'Roles to Date'],
    projects: ['Project Work', 'Things I Built'],
    skills: ['Key Skills', 'What I Bring'],
    certifications: ['Certificates and Licences', 'Accreditations'],
    languages: ['Languages Spoken', 'Tongues'],
    volunteering: ['Voluntary Work', 'Giving Back'],
    interests: ['Hobbies & Interests', 'Off the Clock'],
    contact: ['Contact Details', 'Say Hello'],
  },
  de: {
    summary: ['Kurzvorstellung', 'Auf einen Blick'],
    education: ['Schul- und Berufsausbildung', 'Mein Bildungsweg'],
    experience: ['Berufliche Tätigkeiten', 'Bisherige Stationen'],
    projects: ['Ausgewählte Projekte', 'Eigene Vorhaben'],
    skills: ['Fachkenntnisse', 'Was ich kann'],
    certifications: ['Zertifizierungen', 'Nachweise'],
    languages: ['Fremdsprachen', 'Sprachliches'],
    volunteering: ['Ehrenamtliches Engagement', 'Freiwilliger Einsatz'],
    interests: ['Hobbys', 'Privates'],
    contact: ['Kontaktdaten', 'So erreichen Sie mich'],
  },
  fr: {
    summary: ['Profil personnel', 'En quelques mots'],
    education: ['Formation académique', 'Diplômes et formations'],
    experience: ['Expériences professionnelles', 'Parcours en entreprise'],
    projects: ['Projets réalisés', 'Réalisations personnelles'],
    skills: ['Compétences clés', 'Savoir-faire'],
    certifications: ['Certificats', 'Habilitations'],
    languages: ['Langues étrangères', 'Langues parlées'],
    volunteering: ['Vie associative', 'Engagements'],
    interests: ['Loisirs', 'Hors du travail'],
    contact: ['Coordonnées', 'Me joindre'],
  },
  es: {
    summary: ['Perfil personal', 'Quién soy'],
    education: ['Estudios', 'Dónde he estudiado'],
    experience: ['Historial profesional', 'Dónde he trabajado'],
    projects: ['Proyectos personales', 'Trabajos propios'],
    skills: ['Conocimientos', 'Lo que sé hacer'],
    certifications: ['Certificados', 'Acreditaciones'],
    languages: ['Idiomas', 'Lenguas que hablo'],
    volunteering: ['Voluntariados', 'Labor social'],
    interests: ['Aficiones', 'Tiempo libre'],
    contact: ['Contacto', 'Hablemos'],
  },
  pt: {
    summary: ['Perfil pessoal', 'Em poucas palavras'],
    education: ['Formação', 'Onde estudei'],
    experience: ['Histórico profissional', 'Onde trabalhei'],
    projects: ['Projetos pessoais', 'Trabalhos próprios'],
    skills: ['Competências técnicas', 'O que sei fazer'],
    certifications: ['Certificados', 'Acreditações'],
    languages: ['Línguas', 'Idiomas falados'],
    volunteering: ['Trabalho voluntário', 'Ação social'],
    interests: ['Passatempos', 'Tempo livre'],
    contact: ['Contactos', 'Fale comigo'],
  },
  it: {
    summary: ['Profilo personale', 'In breve'],
    education: ['Formazione', 'Percorso di studi'],
    experience: ['Esperienze di lavoro', 'Dove ho lavorato'],
    projects: ['Progetti personali', 'Lavori propri'],
    skills: ['Capacità e competenze', 'Cosa so fare'],
    certifications: ['Certificati', 'Attestati'],
    languages: ['Lingue straniere', 'Lingue conosciute'],
    volunteering: ['Volontariato', 'Impegno sociale'],
    interests: ['Hobby', 'Tempo libero'],
    contact: ['Recapiti', 'Dove trovarmi'],
  },
  nl: {
    summary: ['Persoonlijk profiel', 'Wie ben ik'],
    education: ['Opleidingen', 'Scholing'],
    experience: ['Werkervaringen', 'Waar ik werkte'],
    projects: ['Eigen projecten', 'Projectwerk'],
    skills: ['Kennis en vaardigheden', 'Wat ik kan'],
    certifications: ['Certificaten', 'Behaalde bewijzen'],
    languages: ['Talenkennis', 'Talen die ik spreek'],
    volunteering: ['Vrijwilligerswerk', 'Maatschappelijke inzet'],
    interests: ['Hobby’s', 'Naast het werk'],
    contact: ['Contactgegevens', 'Bereikbaar via'],
  },
  pl: {
    summary: ['Profil', 'Kim jestem'],
    education: ['Edukacja', 'Nauka'],
    experience: ['Doświadczenie', 'Dotychczasowa praca'],
    projects: ['Projekty własne', 'Moje prace'],
    skills: ['Kompetencje', 'Co potrafię'],
    certifications: ['Certyfikaty', 'Uprawnienia'],
    languages: ['Znajomość języków', 'Mówię po'],
    volunteering: ['Wolontariat', 'Praca społeczna'],
    interests: ['Hobby', 'Czas wolny'],
    contact: ['Dane kontaktowe', 'Napisz do mnie'],
  },
  tr: {
    summary: ['Özet', 'Kısaca ben'],
    education: ['Öğrenim', 'Eğitim durumu'],
    experience: ['İş tecrübesi', 'Çalışma hayatı'],
    projects: ['Projelerim', 'Kişisel projeler'],
    skills: ['Yetkinlikler', 'Neler yaparım'],
    certifications: ['Belgeler', 'Sertifikalarım'],
    languages: ['Dil bilgisi', 'Bildiğim diller'],
    volunteering: ['Gönüllü çalışmalar', 'Sosyal sorumluluk'],
    interests: ['Hobiler', 'Boş zaman'],
    contact: ['İletişim bilgileri', 'Bana ulaşın'],
  },
}

const accents = /\p{Mn}/gu

export type Wording = 'usual' | 'own' | 'careless'

/** A heading as typed in a hurry: without accents, and two letters of a long word changed about. */
function carelessly(text: string): string {
  const plain = text.normalize('NFD').replace(accents, '')
  const [longest = ''] = plain.split(' ').sort((a, b) => b.length - a.length)
  if (longest.length < 8) return plain
  const at = Math.floor(longest.length / 2)
  const swapped = `${longest.slice(0, at)}${longest.charAt(at + 1)}${longest.charAt(at)}${longest.slice(at + 2)}`
  return plain.replace(longest, swapped)
}

export function heldBackHeading(language: ResumeLanguage, kind: keyof Words, wording: Wording): string {
  const own = words[language]
  if (!own) throw new Error(`no held-back headings in ${language}`)
  if (wording === 'careless') return carelessly(own[kind][0])
  return own[kind][wording === 'own' ? 1 : 0]
}

/** Languages that have such headings. */
export const heldBackLanguages = Object.keys(words) as readonly ResumeLanguage[]
