export function writeTable(columns: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = columns.map((_, at) => (at === 0 ? '---' : '---:'))
  return [columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
