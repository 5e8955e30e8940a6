/** 'full-time' as it begins a label: 'Full-time'. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
