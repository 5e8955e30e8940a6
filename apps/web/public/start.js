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
// A form that the browser sent by itself would leave the page.
function holdForm(event) {
  if (event.target.closest('[data-prerendered]')) event.preventDefault()
}
document.addEventListener('click', noteEarlyInput, true)
document.addEventListener('input', noteEarlyInput, true)
document.addEventListener('submit', holdForm, true)
window.takeEarlyInput = () => {
  document.removeEventListener('submit', holdForm, true)
  document.removeEventListener('click', noteEarlyInput, true)
  document.removeEventListener('input', noteEarlyInput, true)
  return [...earlyInput]
}

// A resume dropped on or pasted into the first page before the code has come would open in its place; `ChooseResume.tsx` takes it.
var earlyFiles = []
function holdFiles(event) {
  var held = event.dataTransfer || event.clipboardData
  if (!held || !held.types.includes('Files')) return
  event.preventDefault()
  if (event.type !== 'dragover') earlyFiles = [...held.files]
}
var holding = ['dragover', 'drop', 'paste']
if (location.pathname === '/') for (var name of holding) document.addEventListener(name, holdFiles)
window.takeEarlyFiles = () => {
  for (var name of holding) document.removeEventListener(name, holdFiles)
  return earlyFiles.splice(0)
}

// What the dashboard shows first is asked for at once and in one answer; `main.tsx` takes it when the code has come.
function askFirstScreen() {
  var exclude = []
  try {
    var account = JSON.parse(localStorage['scry-own:account'])
    for (var kept of ['hidden', 'applied'])
      exclude.push(...JSON.parse(localStorage[`scry-own:${kept}:${account}`] ?? '[]'))
  } catch {}
  var answer = fetch('/api/first-screen', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ exclude: exclude.slice(0, 2000) }),
  })
  window.firstScreen = {
    exclude,
    answer: answer.then((response) => (response.ok ? response.json() : null)).catch(() => null),
  }
}
var isSignedIn = document.cookie.split('; ').includes('scry_signed_in=1')
if (location.pathname === '/dashboard' && location.search === '' && isSignedIn) askFirstScreen()

// So is what a list shows a visitor first; the build calls it with the address, and `calls/early-answers.ts` hands it over.
function askEarly(address) {
  if (!address || location.search !== '' || isSignedIn) return
  var answer = fetch(address, { headers: { accept: 'application/json' } }).catch(() => null)
  window.earlyAnswers = new Map([[address, answer]])
}
