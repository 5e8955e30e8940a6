interface ActionMessageProps {
  text: string
  action: string
  onPress: () => void
}

export function ActionMessage({ text, action, onPress }: ActionMessageProps) {
  return (
    <span className="flex items-center justify-between gap-3">
      {text}
      <button
        type="button"
        className="min-h-6 flex-none px-1 font-semibold text-amber hover:underline"
        onClick={onPress}
      >
        {action}
      </button>
    </span>
  )
}
