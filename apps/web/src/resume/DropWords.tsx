/** What the zone for a resume is for: nobody drops a file with a finger. */
export function DropWords() {
  return (
    <p className="font-semibold">
      <span className="pointer-coarse:hidden">Drop your resume here</span>
      <span className="not-pointer-coarse:hidden">Add your resume here</span>
    </p>
  )
}
