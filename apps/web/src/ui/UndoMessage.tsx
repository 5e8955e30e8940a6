export function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <span className="flex items-center justify-between gap-3">
      {text}
      <button type="button" className="min-h-6 px-1 font-semibold text-amber hover:underline" onClick={onUndo}>
        Undo
      </button>
    </span>
  )
}
