import { FileUp } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { DropWords } from '../../resume/DropWords.tsx'
import { classNames } from '../../ui/class-names.ts'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  onSample: () => void
  disabled: boolean
}

/** A zone to drop on, to press or to tap, and a button for the keyboard. Type and size are said first. */
export function DropZone({ onFiles, onSample, disabled }: DropZoneProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map((one) => one.file)]),
    noKeyboard: true,
    disabled,
  })
  return (
    <div
      {...getRootProps({ role: 'presentation' })}
      className={classNames(
        'relative cursor-pointer rounded-control border border-dashed px-5 py-6 md:px-7',
        isDragActive ? 'border-ink bg-soft text-soft-ink' : 'border-edge bg-sheet',
      )}
    >
      <input {...getInputProps({ accept: 'application/pdf,.pdf', 'aria-label': 'Resume PDF', tabIndex: -1 })} />
      <div className="flex min-h-28 items-center gap-5">
        <FileUp aria-hidden="true" size="1.625rem" strokeWidth={1.6} />
        <div>
          <DropWords />
          <p className="text-ink-2">
            PDF only, up to 5 MB. {/* Its press goes on to the zone, which opens the choice. */}
            <button type="button" className="text-link" disabled={disabled}>
              Choose a file
            </button>{' '}
            or{' '}
            <button
              type="button"
              className="text-link"
              disabled={disabled}
              onClick={(event) => {
                event.stopPropagation()
                onSample()
              }}
            >
              try a sample
            </button>
          </p>
        </div>
      </div>
    </div>
  )
}
