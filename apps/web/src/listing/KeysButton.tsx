/** Opens the keys without a key: also where they are switched off. */
export function KeysButton({ onOpen }: { onOpen: () => void }) {
  return (
    // A touch screen has no keys; where a keyboard is beside it, ? opens them.
    <p className="type-meta pt-4 pointer-coarse:hidden">
      <button type="button" className="text-link" onClick={onOpen}>
        Keys
      </button>
    </p>
  )
}
