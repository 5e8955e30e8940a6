const lines = [
  'Ada Example',
  'ada@example.org | +1 512 555 0100 | Austin, TX',
  'Summary',
  'Careful baker who reads recipes as programs.',
  'Experience',
  'Baker, Crumb and Crust, Austin, TX    Jan 2021 - Present',
  '- Baked 400 loaves a day with Python and SQL for the orders.',
  'Assistant, Corner Library    2019 - 2020',
  '- Kept the catalogue in Excel.',
  'Education',
  'B.A. in History, Example College    2015 - 2019',
  'Projects',
  'Oven Log: a web page that draws the heat of an oven. React, TypeScript',
  'Skills',
  'Python, SQL, Excel, React, TypeScript',
  'Languages',
  'English, Spanish',
]

/** A small resume of nobody. Reading it once before the first real file makes that one several times as fast. */
export function warmUpDocument(): Uint8Array {
  const text = lines.map((line, at) => `1 0 0 1 60 ${780 - at * 18} Tm (${line}) Tj`).join('\n')
  const content = `BT /F1 11 Tf\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + table + trailer)
}
