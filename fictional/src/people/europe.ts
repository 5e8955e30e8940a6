import { job, person, project, skills, spoken, study } from '../person.ts'

export const mariaJoseEtxeberria = person({
  id: 'maria-jose-etxeberria',
  field: 'nursing, in Spanish',
  level: 'junior',
  language: 'es',
  name: 'María José Etxeberria Llorente',
  email: 'mj.etxeberria@correo.example',
  phone: '+34 555 010 127',
  location: 'Bilbao, España',
  headline: 'Enfermera',
  summary: 'Enfermera con dos años de experiencia en urgencias y gran capacidad para trabajar en equipo bajo presión.',
  education: [study('Universidad de Arrigorri', 'Grado en Enfermería', ['septiembre de 2020', 'junio de 2024'])],
  experience: [
    job('Enfermera de urgencias', 'Hospital Virgen del Faro', ['julio de 2024', 'actualidad'], 'Bilbao', [
      'Clasificación y atención de pacientes en un servicio de 120 urgencias diarias',
      'Formación de estudiantes de último curso',
    ]),
    job('Auxiliar de enfermería', 'Residencia Los Tilos Viejos', ['enero de 2023', 'junio de 2024'], 'Getxo', [
      'Cuidado de 30 personas mayores',
    ]),
  ],
  skills: [skills(['Triaje', 'Soporte vital avanzado', 'Vendajes', 'Trabajo en equipo', 'Atención al paciente'])],
  certifications: ['Soporte Vital Básico'],
  languages: [spoken('Español', 'nativo'), spoken('Euskera', 'nativo'), spoken('Inglés', 'B2')],
})

export const heleneLeGuennec = person({
  id: 'helene-le-guennec',
  field: 'marketing, in French',
  level: 'entry',
  language: 'fr',
  name: 'Hélène Le Guennec',
  email: 'helene.leguennec@courriel.example',
  phone: '01 99 00 12 34',
  location: 'Rennes, France',
  headline: 'Étudiante en marketing numérique',
  summary:
    'Étudiante en master, je cherche un stage de six mois en communication et réseaux sociaux à partir de février.',
  education: [
    study('Université de Kerlouan', 'Master Marketing numérique', ['septembre 2025', 'juin 2027']),
    study('Université de Kerlouan', 'Licence Information et communication', ['septembre 2022', 'juin 2025']),
  ],
  experience: [
    job('Assistante de communication', 'Brasserie du Goéland Bleu', ['mai 2025', 'août 2025'], 'Saint-Malo', [
      'Animation des réseaux sociaux et rédaction d’une lettre mensuelle',
      'Organisation de trois événements pour 200 visiteurs',
    ]),
    job('Vendeuse', 'Librairie Au Phare Perdu', ['octobre 2023', 'aujourd’hui'], 'Rennes', [
      'Conseil aux clients et mise en rayon',
    ]),
  ],
  projects: [project('Carnet des Marées', 'Un blog sur les métiers de la mer.', ['WordPress', 'Canva'], '2024')],
  skills: [
    skills(['Canva', 'WordPress', 'Google Analytics', 'Rédaction web', 'Référencement naturel', 'Photographie']),
  ],
  languages: [spoken('Français', 'langue maternelle'), spoken('Anglais', 'C1'), spoken('Breton', 'notions')],
})

export const jurgenWeissmuller = person({
  id: 'juergen-weissmueller',
  field: 'electrical engineering, in German',
  level: 'mid',
  language: 'de',
  name: 'Jürgen Weißmüller',
  email: 'juergen.weissmueller@briefkasten.example',
  phone: '+49 69 90009 123',
  location: 'Frankfurt am Main, Deutschland',
  headline: 'Elektroingenieur',
  summary:
    'Elektroingenieur mit fünf Jahren Erfahrung in der Automatisierung von Abfüllanlagen und einem Blick für saubere Dokumentation.',
  education: [
    study('Technische Hochschule Grauental', 'Master of Engineering, Elektrotechnik', ['10/2018', '09/2020']),
    study('Technische Hochschule Grauental', 'Bachelor of Engineering, Elektrotechnik', ['10/2015', '09/2018']),
  ],
  experience: [
    job('Automatisierungsingenieur', 'Quellhof Anlagenbau GmbH', ['04/2023', 'heute'], 'Frankfurt am Main', [
      'Programmierung von SPS-Steuerungen und Inbetriebnahme bei Kunden in acht Ländern',
      'Einführung einer Versionsverwaltung für Steuerungsprogramme',
    ]),
    job('Entwicklungsingenieur', 'Rabenstein Messtechnik AG', ['10/2020', '03/2023'], 'Darmstadt', [
      'Entwurf von Leiterplatten für Durchflussmesser',
    ]),
  ],
  skills: [skills(['SPS-Programmierung', 'TIA Portal', 'EPLAN', 'Altium Designer', 'C', 'Python', 'Projektleitung'])],
  certifications: ['Elektrofachkraft nach DIN VDE 1000-10'],
  languages: [spoken('Deutsch', 'Muttersprache'), spoken('Englisch', 'verhandlungssicher')],
  volunteering: [
    job('Jugendtrainer', 'Ruderverein Mainbogen', ['2019', 'heute'], null, [
      'Training der Zwölf- bis Vierzehnjährigen',
    ]),
  ],
})

export const joaoPedroDAvelar = person({
  id: 'joao-pedro-davelar',
  field: 'data, in Portuguese',
  level: 'junior',
  language: 'pt',
  name: 'João Pedro d’Avelar',
  email: 'joao.davelar@correio.example',
  phone: '+351 555 010 123',
  location: 'Porto, Portugal',
  links: ['github.com/jpdavelar-example'],
  headline: 'Analista de dados',
  summary: 'Analista de dados com experiência em logística, apaixonado por visualização e por perguntas bem feitas.',
  education: [study('Universidade de Vale Sereno', 'Licenciatura em Estatística', ['set. 2020', 'jul. 2023'])],
  experience: [
    job('Analista de dados', 'Transportes Rio Manso, Lda.', ['fev. 2024', 'atual'], 'Porto', [
      'Previsão da procura semanal com Python e redução de 8 % nas viagens vazias',
      'Criação de painéis em Power BI para a direção',
    ]),
    job('Estagiário de análise', 'Cooperativa Sal & Serra', ['set. 2023', 'jan. 2024'], 'Aveiro', [
      'Limpeza de dados de vendas em SQL',
    ]),
  ],
  projects: [project('Maré Alta', 'Mapa interativo das marés da costa.', ['Python', 'D3.js'])],
  skills: [skills(['Python', 'SQL', 'Power BI', 'R', 'Excel', 'Estatística'])],
  languages: [spoken('Português', 'nativo'), spoken('Inglês', 'fluente'), spoken('Espanhol', 'intermédio')],
})

export const niccoloDellAquila = person({
  id: 'niccolo-dellaquila',
  field: 'hospitality, in Italian',
  level: 'mid',
  language: 'it',
  name: "Niccolò Dell'Aquila",
  email: 'niccolo.dellaquila@posta.example',
  phone: '+39 555 010 1234',
  location: 'Bologna, Italia',
  headline: 'Chef de partie',
  summary:
    'Cuoco con cinque anni di esperienza in cucine regionali, attento agli sprechi e alla formazione dei più giovani.',
  education: [
    study('Istituto Alberghiero Colle Ameno', 'Diploma di tecnico dei servizi di enogastronomia', ['2014', '2019']),
  ],
  experience: [
    job('Chef de partie', 'Trattoria della Luna Storta', ['marzo 2023', 'presente'], 'Bologna', [
      'Responsabile dei primi piatti per 90 coperti a sera',
      'Riduzione degli sprechi del 20 % con nuovi menù stagionali',
    ]),
    job('Commis di cucina', 'Hotel Belriposo', ['giugno 2019', 'febbraio 2023'], 'Rimini', [
      'Preparazioni di base e gestione della dispensa',
    ]),
  ],
  skills: [skills(['Pasta fresca', 'HACCP', 'Gestione del magazzino', 'Lavoro di squadra', 'Pasticceria'])],
  certifications: ['Attestato HACCP'],
  languages: [spoken('Italiano', 'madrelingua'), spoken('Inglese', 'B1')],
})

export const femkeVanTZand = person({
  id: 'femke-van-t-zand',
  field: 'user experience design, in Dutch',
  level: 'junior',
  language: 'nl',
  name: "Femke van 't Zand",
  email: 'femke@vantzand.example',
  phone: '+31 6 0000 0123',
  location: 'Utrecht, Nederland',
  headline: 'UX-ontwerper',
  summary: 'Ontwerper met twee jaar ervaring in de zorg, die graag met gebruikers aan tafel zit.',
  education: [
    study('Hogeschool De Waterkant', 'Bachelor Communicatie en Multimedia Design', ['september 2020', 'juli 2024']),
  ],
  experience: [
    job('UX-ontwerper', 'Zorgwijzer Noordhof B.V.', ['augustus 2024', 'heden'], 'Utrecht', [
      'Ontwerp van een afsprakenmodule voor 40 huisartsenpraktijken',
      'Gebruikersonderzoek met ouderen en schermlezergebruikers',
    ]),
    job('Stagiair ontwerp', 'Studio Blauwe Zeppelin', ['februari 2023', 'juli 2023'], 'Amersfoort', [
      'Prototypes en iconen voor museumapps',
    ]),
  ],
  skills: [skills(['Figma', 'Gebruikersonderzoek', 'Prototyping', 'HTML', 'CSS', 'Toegankelijkheid'])],
  languages: [spoken('Nederlands', 'moedertaal'), spoken('Engels', 'vloeiend'), spoken('Duits', 'basis')],
})

export const lucjaBrzeczyszczykowska = person({
  id: 'lucja-brzeczyszczykowska',
  field: 'accounting, in Polish',
  level: 'mid',
  language: 'pl',
  name: 'Łucja Brzęczyszczykowska',
  email: 'lucja.b@poczta.example',
  phone: '+48 100 555 012',
  location: 'Kraków, Polska',
  headline: 'Księgowa',
  summary: 'Samodzielna księgowa z pięcioletnim doświadczeniem w rozliczaniu spółek produkcyjnych.',
  education: [
    study('Uniwersytet Ekonomiczny Zielonego Wzgórza', 'Magister finansów i rachunkowości', ['2016', '2021']),
  ],
  experience: [
    job('Księgowa', 'Fabryka Lamp Świetlik Sp. z o.o.', ['kwiecień 2022', 'obecnie'], 'Kraków', [
      'Prowadzenie ksiąg i sporządzanie sprawozdań finansowych',
      'Skrócenie zamknięcia miesiąca z siedmiu dni do czterech',
    ]),
    job('Młodsza księgowa', 'Biuro Rachunkowe Trzy Wiewiórki', ['lipiec 2021', 'marzec 2022'], 'Wieliczka', [
      'Obsługa 25 małych firm',
    ]),
  ],
  skills: [skills(['Księgowość', 'SAP', 'Excel', 'Podatek VAT', 'Sprawozdawczość finansowa'])],
  certifications: ['Certyfikat księgowy'],
  languages: [spoken('Polski', 'ojczysty'), spoken('Angielski', 'B2'), spoken('Niemiecki', 'A2')],
})

export const cagriYildizoglu = person({
  id: 'cagri-yildizoglu',
  field: 'mechanical engineering, in Turkish',
  level: 'junior',
  language: 'tr',
  name: 'Çağrı Yıldızoğlu',
  email: 'cagri.yildizoglu@posta.example',
  phone: '+90 500 000 01 23',
  location: 'İzmir, Türkiye',
  headline: 'Makine Mühendisi',
  summary: 'Pompa ve vana tasarımında iki yıllık deneyime sahip, saha çalışmasını seven makine mühendisi.',
  education: [study('Ege Körfezi Teknik Üniversitesi', 'Lisans, Makine Mühendisliği', ['Eylül 2019', 'Haziran 2024'])],
  experience: [
    job('Tasarım Mühendisi', 'Akçay Pompa Sanayi A.Ş.', ['Ağustos 2024', 'Halen'], 'İzmir', [
      'SolidWorks ile santrifüj pompa gövdelerinin tasarımı',
      'Döküm hatalarını azaltan yeni kalıp düzeninin devreye alınması',
    ]),
    job('Stajyer', 'Boğaçay Makina Ltd. Şti.', ['Temmuz 2023', 'Eylül 2023'], 'Manisa', [
      'Talaşlı imalat hattında ölçüm ve raporlama',
    ]),
  ],
  projects: [project('Rüzgâr Gülü', 'Küçük bir rüzgâr türbini için kanat tasarımı.', ['SolidWorks', 'ANSYS'], '2023')],
  skills: [skills(['SolidWorks', 'AutoCAD', 'ANSYS', 'MATLAB', 'Teknik Resim'])],
  languages: [spoken('Türkçe', 'ana dil'), spoken('İngilizce', 'B2')],
})
