import { FileUp } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { classNames } from '../../ui/class-names.ts'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  onSample: () => void
  disabled: boolean
}

/** A zone for the mouse and a button for everyone. Type and size are said first. */
export function DropZone({ onFiles, onSample, disabled }: DropZoneProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map((one) => one.file)]),
    noClick: true,
    noKeyboard: true,
    disabled,
  })
  return (
    <div
      {...getRootProps({ role: 'presentation' })}
      className={classNames(
        'relative rounded-control border border-dashed px-5 py-6 md:px-7',
        isDragActive ? 'border-ink bg-soft text-soft-ink' : 'border-edge bg-sheet',
      )}
    >
      <input {...getInputProps({ accept: 'application/pdf,.pdf', 'aria-label': 'Resume PDF', tabIndex: -1 })} />
      <div className="flex min-h-28 items-center gap-5">
        <FileUp aria-hidden="true" size="1.625rem" strokeWidth={1.6} className="flex-none" />
        <div>
          <p className="font-semibold">Drop your resume here</p>
          <p className="text-ink-2">
            PDF only, up to 5 MB.{' '}
            <button type="button" className="text-link" onClick={open} disabled={disabled}>
              Choose a file
            </button>{' '}
            or{' '}
            <button type="button" className="text-link" onClick={onSample} disabled={disabled}>
              try a sample
            </button>
          </p>
        </div>
      </div>
    </div>
  )
}
