const number = /^\d{1,15}$/

/** Order of ids: whole numbers first and by value (9 before 10), other texts by code unit. */
export const compareIdTexts = (left: string, right: string): number => {
  if (left === right) return 0
  const leftIsNumber = number.test(left)
  if (leftIsNumber !== number.test(right)) return leftIsNumber ? -1 : 1
  if (leftIsNumber && Number(left) !== Number(right)) return Number(left) - Number(right)
  return left < right ? -1 : 1
}
