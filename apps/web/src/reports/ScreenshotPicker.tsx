import { screenshot } from '@scry/contracts/limits'
import { ImagePlus, X } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ScreenshotRefused, screenshotProblem, shrinkImage } from './shrink-image.ts'
import type { Screenshot } from './submit-report.ts'

interface ScreenshotPickerProps {
  screenshots: readonly Screenshot[]
  onChange: Dispatch<SetStateAction<readonly Screenshot[]>>
}

/** Screenshots, made small in the browser before anything is sent (§5.50-5.54). One that is removed while others are processed stays removed. */
export function ScreenshotPicker({ screenshots, onChange }: ScreenshotPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [left, setLeft] = useState(0)
  const made = useRef(0)
  const ids = useId()
  const take = async (chosen: readonly File[]) => {
    const problems = new Set<string>()
    const files = chosen.slice(0, Math.max(0, screenshot.most - screenshots.length))
    if (files.length < chosen.length) problems.add(`At most ${screenshot.most} screenshots can be sent.`)
    setLeft(files.length)
    for (const file of files) {
      const problem = screenshotProblem(file)
      if (problem) problems.add(problem)
      else {
        try {
          const blob = await shrinkImage(file)
          made.current += 1
          const taken = { id: `${ids}${made.current}`, name: file.name, blob }
          onChange((current) => [...current, taken])
        } catch (error) {
          if (!(error instanceof ScreenshotRefused)) throw error
          problems.add(error.message)
        }
      }
      setLeft((count) => count - 1)
    }
    setRefused([...problems])
  }
  return (
    <div className="md:col-span-6">
      <p className="type-label mb-1.5">
        Screenshots <span className="font-normal text-ink-3">optional</span>
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Screenshots"
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button size="sm" busy={left > 0} busyText={`Processing ${left}...`} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" size="1rem" strokeWidth={2} />
        Add screenshots
      </Button>
      <div role="alert">
        {refused.map((sentence) => (
          <p key={sentence} className="type-meta mt-2 text-red">
            {sentence}
          </p>
        ))}
      </div>
      {screenshots.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {screenshots.map((one) => (
            <li key={one.id} className="relative border border-edge">
              <Preview blob={one.blob} name={one.name} />
              <button
                type="button"
                className="icon-button absolute top-0 right-0 size-7 bg-sheet"
                aria-label={`Remove ${one.name}`}
                onClick={() => onChange((current) => current.filter(({ id }) => id !== one.id))}
              >
                <X aria-hidden="true" size="0.9375rem" strokeWidth={2} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Preview({ blob, name }: { blob: Blob; name: string }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address === '' ? null : (
    <img src={address} alt={name} width={120} height={80} className="h-20 w-30 object-cover" />
  )
}
