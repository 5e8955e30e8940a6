import { Moon, Sun, SunMoon } from 'lucide-react'
import { useEffect, useState } from 'react'

const order = ['system', 'light', 'dark'] as const
type Theme = (typeof order)[number]
const icons = { system: SunMoon, light: Sun, dark: Moon } as const
const names = { system: 'like the system', light: 'light', dark: 'dark' } as const

/** Goes round system, light and dark, and remembers the choice on this device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    const stored = document.documentElement.dataset.theme
    if (stored === 'light' || stored === 'dark') setTheme(stored)
  }, [])
  const choose = (next: Theme) => {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    try {
      if (next === 'system') localStorage.removeItem('scry-theme')
      else localStorage.setItem('scry-theme', next)
    } catch {
      console.warn('Your theme is kept for this visit only.')
    }
  }
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
  const Icon = icons[theme]
  return (
    <button
      type="button"
      className="icon-button needs-code"
      aria-label={`Theme: ${names[theme]}. Change to ${names[next]}`}
      title={`Theme: ${names[theme]}`}
      onClick={() => choose(next)}
    >
      <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.6} />
    </button>
  )
}
