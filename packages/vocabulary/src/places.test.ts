import { expect, test } from 'vitest'
import { placePart, placeScore, withoutStreet } from './places.ts'

test.each([
  'Berlin, Germany',
  'Seattle, Washington',
  'St. Louis, MO',
  'Remote',
  'São Paulo, Brasil',
  'Zürich',
  'Pune, Maharashtra, India',
  '東京都',
  'Frisco, TX',
  'Greater Boston',
  'Flat 3, 27 Canal Walk, Bristol BS1 6XX',
  'Toronto, ON M5V 2T6',
  'Newtown NSW 2042',
  'Dayton OH 45402',
  'Østergade 4, 8000 Aarhus C',
  '1012 AB Amsterdam',
  'Tirupati, Andhra Pradesh – 517 501',
  'भोपाल, भारत',
  'عمّان، الأردن',
  '广东深圳',
  '四川省成都市武侯区',
  '大阪府大阪市北区梅田1-2-3',
  '서울특별시 강남구 테헤란로 12',
  'м. Київ',
  'Quận 3, TP. Hồ Chí Minh',
  'Jakarta Selatan',
  'Hobart TAS',
  'Austin TX',
  'Toronto ON',
  'Köln DE',
  'Praha 5',
  'Talca, Maule',
  'Morelia, Michoacán',
  'Sorocaba',
  'Томск',
])('takes %s for a place', (text) => {
  expect(placeScore(text)).toBeGreaterThanOrEqual(0.55)
})

test.each([
  'Software Engineer',
  'Python, Java',
  'Acme Institute for Plants, Potsdam, Germany',
  'IN',
  'Managed 14 people',
  '北京大学',
  '서울대학교',
  '广东省电力公司',
  'Version 5',
  'Power BI',
  'Ada Example MA',
  '',
])('does not take "%s" for a place', (text) => {
  expect(placeScore(text)).toBeLessThan(0.55)
})

test('knows codes in capitals only', () => {
  expect(placePart('OR')).toBe('code')
  expect(placePart('or')).toBeNull()
})

test.each([
  ['Street address 45, Madrid', 'Madrid'],
  ['Calle Mayor 3, 2 B, Madrid, Spain', 'Madrid, Spain'],
  ['12 Main Street, Leeds, UK', 'Leeds, UK'],
  ['45 Rue de Paris, Lyon', 'Lyon'],
  ['ul. Długa 14/3 50-001 Wrocław, Poland', 'Wrocław, Poland'],
  ['Lindenweg 4 26999 Ennerich', 'Ennerich'],
  ['10115 Berlin, Germany', '10115 Berlin, Germany'],
  ['London E1 6AN, UK', 'London E1 6AN, UK'],
  ['Paris 15, France', 'Paris 15, France'],
  ['Ithaca, New York', 'Ithaca, New York'],
  ['Praha 8, Karlín', 'Praha 8, Karlín'],
  ['Colombia 45, Madrid', 'Madrid'],
])('the street of an address is no part of its place: %s', (location, place) => {
  expect(withoutStreet(location)).toBe(place)
})
