// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides in CSS.
try {
  var theme = localStorage.getItem('scry-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}

// What is pressed and typed on prerendered markup before the code has come; `hydrate-with-input.ts` repeats it.
var earlyInput = new Map()
function noteEarlyInput(event) {
  var control = event.target.closest('[data-prerendered] :is(button, input:not([type=file]), select, textarea)')
  if (!control) return
  earlyInput.delete(control)
  earlyInput.set(control, { value: control.value, checked: control.checked })
}
document.addEventListener('click', noteEarlyInput, true)
document.addEventListener('input', noteEarlyInput, true)
window.takeEarlyInput = () => {
  document.removeEventListener('click', noteEarlyInput, true)
  document.removeEventListener('input', noteEarlyInput, true)
  return [...earlyInput]
}
