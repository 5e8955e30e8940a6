/** 'in a moment', 'in 5 minutes', 'in 3 hours', 'in 2 days'. */
export function spanUntil(iso: string, now: number): string {
  const minutes = Math.round((Date.parse(iso) - now) / 60_000)
  if (!(minutes >= 1)) return 'in a moment'
  const [count, unit] =
    minutes < 90
      ? [minutes, 'minute']
      : minutes < 36 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}
