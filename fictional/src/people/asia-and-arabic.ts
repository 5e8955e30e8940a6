import { job, person, project, skills, spoken, study } from '../person.ts'

export const ananyaTrivedi = person({
  id: 'ananya-trivedi',
  field: 'teaching, in Hindi',
  level: 'junior',
  language: 'hi',
  name: 'अनन्या त्रिवेदी',
  email: 'ananya.trivedi@daak.example',
  phone: '+91 50000 00145',
  location: 'भोपाल, भारत',
  headline: 'प्राथमिक शिक्षिका',
  summary: 'दो वर्ष के अनुभव वाली प्राथमिक शिक्षिका, जिसे बच्चों को कहानियों के माध्यम से पढ़ाना पसंद है।',
  education: [study('नीलकमल विश्वविद्यालय', 'शिक्षा में स्नातक', ['2021', '2024'])],
  experience: [
    job('प्राथमिक शिक्षिका', 'सूर्योदय बाल विद्यालय', ['जुलाई 2024', 'वर्तमान'], 'भोपाल', [
      'कक्षा तीन के 35 बच्चों को गणित और हिंदी पढ़ाना',
      'पुस्तकालय में साप्ताहिक कहानी सत्र का आयोजन',
    ]),
  ],
  skills: [skills(['पाठ योजना', 'कक्षा प्रबंधन', 'Microsoft Word', 'Google Classroom'])],
  languages: [spoken('हिन्दी'), spoken('अंग्रेज़ी')],
})

export const ouyangJingyi = person({
  id: 'ouyang-jingyi',
  field: 'software, in Chinese',
  level: 'junior',
  language: 'zh',
  name: '欧阳静怡',
  email: 'ouyang.jingyi@youxiang.example',
  phone: '+86 100 0000 0123',
  location: '杭州',
  headline: '前端开发工程师',
  summary: '两年前端开发经验，熟悉 React 与 TypeScript，注重性能和无障碍。',
  education: [study('云栖湖科技大学', '计算机科学与技术 本科', ['2020年9月', '2024年6月'])],
  experience: [
    job('前端开发工程师', '青鹭网络科技有限公司', ['2024年7月', '至今'], '杭州', [
      '负责订单系统的页面重构，首屏时间缩短百分之四十',
      '搭建组件库并编写单元测试',
    ]),
    job('前端实习生', '白帆软件有限公司', ['2023年7月', '2023年9月'], '上海', ['开发活动页面与数据图表']),
  ],
  projects: [project('山路地图', '离线可用的徒步路线地图。', ['Vue', 'Leaflet'], '2023年')],
  skills: [skills(['JavaScript', 'TypeScript', 'React', 'Vue', 'Node.js', 'CSS'])],
  certifications: ['大学英语六级'],
  languages: [spoken('普通话'), spoken('英语')],
})

export const shiratoriKentaro = person({
  id: 'shiratori-kentaro',
  field: 'software, in Japanese',
  level: 'mid',
  language: 'ja',
  name: '白鳥 健太郎',
  email: 'kentaro.shiratori@tegami.example',
  phone: '090-0000-0123',
  location: '東京都',
  headline: 'バックエンドエンジニア',
  summary: '決済システムの開発に四年間携わり、設計から運用まで担当しました。',
  education: [study('青葉湖工業大学', '情報工学 学士', ['2018年4月', '2022年3月'])],
  experience: [
    job('バックエンドエンジニア', '株式会社つばめ決済', ['2024年1月', '現在'], '東京都', [
      'Go による決済基盤の設計と開発',
      '夜間処理の時間を半分に短縮',
    ]),
    job('ソフトウェアエンジニア', '合同会社しろくま工房', ['2022年4月', '2023年12月'], '横浜市', [
      '予約システムの保守と機能追加',
    ]),
  ],
  skills: [skills(['Go', 'Java', 'PostgreSQL', 'AWS', 'Docker', 'Kubernetes'])],
  certifications: ['基本情報技術者試験'],
  languages: [spoken('日本語'), spoken('英語')],
})

export const namgungSeoyeon = person({
  id: 'namgung-seoyeon',
  field: 'graphic design, in Korean',
  level: 'entry',
  language: 'ko',
  name: '남궁 서연',
  email: 'seoyeon.namgung@pyeonji.example',
  phone: '010-0000-0123',
  location: '부산',
  headline: '그래픽 디자이너',
  summary: '책과 포스터를 좋아하는 신입 그래픽 디자이너입니다.',
  education: [study('은하수예술대학교', '시각디자인 학사', ['2022년 3월', '2026년 2월'])],
  experience: [
    job('그래픽 디자이너', '바다고양이 스튜디오', ['2026년 3월', '현재'], '부산', [
      '전시 포스터와 도록 디자인',
      '브랜드 안내서 제작',
    ]),
    job('디자인 인턴', '종이배 출판사', ['2025년 7월', '2025년 8월'], '서울', ['소설 표지 시안 제작']),
  ],
  projects: [project('골목 글꼴', '오래된 간판에서 따온 한글 글꼴.', ['Glyphs', 'Illustrator'], '2025년')],
  skills: [skills(['Photoshop', 'Illustrator', 'InDesign', 'Figma', '타이포그래피'])],
  languages: [spoken('한국어'), spoken('영어')],
})

export const laylaAlBustani = person({
  id: 'layla-al-bustani',
  field: 'architecture, in Arabic',
  level: 'entry',
  language: 'ar',
  name: 'ليلى البستاني',
  email: 'layla.bustani@barid.example',
  phone: '+962 5 550 1012',
  location: 'عمّان، الأردن',
  headline: 'مهندسة معمارية',
  summary: 'مهندسة معمارية حديثة التخرج تهتم بالمدارس والمساحات العامة.',
  education: [study('جامعة وادي الياسمين', 'بكالوريوس في الهندسة المعمارية', ['2020', '2025'])],
  experience: [
    job('مهندسة متدربة', 'مكتب الرواق للتصميم', ['2025', 'حتى الآن'], 'عمّان', [
      'رسم المخططات التنفيذية لمدرسة من طابقين',
    ]),
  ],
  skills: [skills(['AutoCAD', 'Revit', 'SketchUp', 'Photoshop'])],
  languages: [spoken('العربية'), spoken('الإنجليزية')],
})
