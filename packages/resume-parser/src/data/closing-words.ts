/**
 * How the clause begins that lets a recruiter keep a resume, usual at the foot of Polish, Italian and German ones: it says
 * nothing about the person.
 */
export const consent =
  /^(?:i (?:hereby )?(?:agree|consent|give (?:my )?consent|authori[sz]e)\s.{0,40}\bprocess(?:ing)? .{0,40}\b(?:personal )?data|i (?:hereby )?authori[sz]e .{0,40}\bpersonal data|(?:niniejszym )?wyrażam zgodę na przetwarzanie|(?:ai sensi .{0,90})?autorizzo (?:il|al) trattamento|(?:hiermit )?(?:willige|stimme) ich .{0,60}(?:personenbezogene|daten)|ich (?:willige|stimme|bin) .{0,60}(?:personenbezogene|verarbeitung .{0,30}daten))/iu

/** Where and when a resume was signed: 'Oldenburg, den 12.03.2026', 'Lyon, le 3 mai 2026'. */
export const signing =
  /^\p{Lu}[\p{L}.'’ -]{1,40}(?:,\s*|\s+(?=den\s))(?:(?:den|am|le|lì|li|il|dnia|dne|dana|em)\s+)?\d{1,2}(?:\s?[./-]\s?\d{1,2}\s?[./-]\s?|\.?\s+(?:de\s+)?\p{L}{3,12}\.?\s+(?:de\s+)?)(?:19|20)\d{2}\.?$/u
/** The boxes in small letters at the foot of a Japanese form, for why and how the person wishes to work. */
export const wishes = /^(?:志望の?動機|本人希望)/u
