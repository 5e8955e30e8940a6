/** A mail address that breaks before its @ where it must, and within a word only where even that is too long. */
export function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <span className="[overflow-wrap:anywhere]">
      {at > 0 && children.slice(0, at)}
      {at > 0 && <wbr />}
      {children.slice(Math.max(at, 0))}
    </span>
  )
}
