/** A value as a cell of a table (RFC 4180). One that begins like a formula, which a spreadsheet would run, is made text by an apostrophe; so is one that begins with apostrophes before it, so that it comes back as it was. */
export function csvCell(text: string): string {
  const isFormula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
