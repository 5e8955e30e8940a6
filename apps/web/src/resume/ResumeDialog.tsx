import { Dialog } from '../ui/Dialog.tsx'
import { ResumeDrop } from './ResumeDrop.tsx'

/** The resume-upload dialog of the jobs page; a flag of the page opens it (§2.36). */
export function ResumeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Upload your resume"
      description="Your list is then ranked for you, with the words behind every match."
      shape="narrow"
    >
      <ResumeDrop onDone={onClose} />
    </Dialog>
  )
}
