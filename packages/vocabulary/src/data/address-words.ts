/** Words of addresses and locations, by language. Each text is a part of a pattern. */
type ByLanguage = Readonly<Record<string, readonly string[]>>

/** What stands for a town where one may work from anywhere. */
export const remoteNames: ByLanguage = {
  english: ['(?:fully |100% )?remote(?:ly)?', 'hybrid', 'on-?site', 'home ?office', 'worldwide', 'anywhere'],
  french: ['télétravail', 'à distance'],
  spanish: ['remoto', 'teletrabajo'],
  italian: ['da remoto'],
  polish: ['zdalnie'],
  turkish: ['uzaktan'],
  chinese: ['远程'],
  japanese: ['リモート'],
  korean: ['원격'],
}

export const streetNames: ByLanguage = {
  english: ['street', 'str', 'st', 'road', 'rd', 'avenue', 'ave', 'lane', 'drive', 'boulevard', 'blvd'],
  french: ['rue'],
  german: ['platz', 'weg'],
  italian: ['via'],
  polish: ['ulica', 'ul'],
  portuguese: ['rua'],
  spanish: ['calle'],
}
/** Further names of streets that stand at the end of a row of a page. */
export const rowEnds: ByLanguage = {
  german: ['straße', 'strasse', 'gasse'],
  turkish: ['sokak', 'mahallesi'],
}
/** What else stands in an address beside a number. */
export const buildingWords: ByLanguage = {
  english: ['av', 'ln', 'dr', 'square', 'sq', 'court', 'block', 'sector', 'flat', 'apartment', 'apt', 'floor', 'house'],
  post: ['unit', 'box'],
  german: ['allee'],
  italian: ['viale', 'piazza'],
  spanish: ['carrer', 'avenida', 'plaza'],
}

/** Before the name of a town. */
export const townSigns: ByLanguage = {
  bulgarian: ['гр\\.', 'гор\\.'],
  russian: ['г\\.', 'город'],
  ukrainian: ['м\\.', 'місто'],
  vietnamese: ['TP\\.?', 'T\\.P\\.?', 'Tp\\.?', 'Thành phố', 'Tỉnh'],
  indonesian: ['Kota', 'Kab\\.', 'Kabupaten'],
  romanian: ['Mun\\.', 'Jud\\.', 'Loc\\.'],
}
/** Before the name of a part of a town. */
export const districtSigns: ByLanguage = {
  vietnamese: ['Quận', 'Q\\.', 'Huyện', 'Phường', 'P\\.'],
  indonesian: ['Kec\\.', 'Kecamatan'],
}
/** Behind the name of a town, for the part of it. */
export const districtEnds: ByLanguage = { indonesian: ['Selatan', 'Utara', 'Barat', 'Timur', 'Pusat'] }
/** Before the name of a region. */
export const regionSigns: ByLanguage = {
  english: ['Co\\.', 'County'],
  french: ['Comté'],
  spanish: ['Provincia de'],
}
/** Small words within names of places. */
export const nameParticles: ByLanguage = {
  english: ['of', 'upon', 'and', '&'],
  french: ['de', 'la', 'le', 'sur'],
  german: ['am', 'an', 'der'],
  italian: ['da', 'del'],
  portuguese: ['do'],
}
/** What an empty form says where a place belongs. */
export const placesToFill: ByLanguage = {
  english: ['city', 'town', 'village', 'location', 'place', 'hometown', 'address'],
}
export const provinces: ByLanguage = {
  chinese: [
    ...'北京 上海 天津 重庆 重慶 香港 澳门 台北 台中 高雄 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北'.split(' '),
    ...'湖南 广东 广西 海南 四川 贵州 云南 陕西 甘肃 青海 内蒙古 宁夏 新疆 西藏'.split(' '),
  ],
  korean: [
    ...'서울 부산 대구 인천 광주 대전 울산 세종 제주 경기 강원 충북 충남 전북 전남 경북 경남'.split(' '),
    ...'충청북도 충청남도 전라북도 전라남도 경상북도 경상남도'.split(' '),
  ],
}
export const chineseTowns: readonly string[] = [
  ...'深圳 广州 杭州 南京 成都 武汉 西安 苏州 厦门 青岛 大连 长沙 郑州 宁波 合肥 福州 济南 昆明 沈阳 哈尔滨 南昌 无锡'.split(' '),
  ...'佛山 东莞 珠海 温州 泉州 常州 徐州 烟台 贵阳 南宁 海口 太原 兰州 长春 石家庄'.split(' '),
]
/** States as addresses in Australia shorten them. */
export const australianStates: readonly string[] = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']
