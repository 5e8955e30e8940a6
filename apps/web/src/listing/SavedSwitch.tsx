import { Bookmark } from 'lucide-react'
import { Button } from '../ui/Button.tsx'

interface SavedSwitchProps {
  count: number
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Turns a list into what was saved from it on this device, and back (§4.31). */
export function SavedSwitch({ count, isOn, onChange }: SavedSwitchProps) {
  return (
    <Button size="sm" aria-pressed={isOn} className={isOn ? 'bg-wash' : ''} onClick={() => onChange(!isOn)}>
      <Bookmark aria-hidden="true" size="1rem" strokeWidth={2} fill={isOn ? 'currentColor' : 'none'} />
      Saved ({count.toLocaleString('en-US')})
    </Button>
  )
}
