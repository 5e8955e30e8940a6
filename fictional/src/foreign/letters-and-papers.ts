import type { ForeignText } from './foreign-text.ts'

/** Letters, statements, papers, slides and other prose that people upload by mistake. */
export const lettersAndPapers: readonly ForeignText[] = [
  {
    id: 'application-letter-german',
    title: '',
    blocks: [
      'Marlene Ostertag\nBirkenallee 14, 04105 Leipzig\nmarlene.ostertag@briefkasten.example',
      'Leipzig, 3. März 2026',
      'Bewerbung als Sachbearbeiterin im Einkauf',
      'Sehr geehrte Frau Hollmann,',
      'mit großem Interesse habe ich Ihre Anzeige gelesen. Seit 2021 arbeite ich bei der Quellhof Anlagenbau GmbH im Einkauf und betreue dort rund achtzig Lieferanten. Meine Ausbildung zur Industriekauffrau habe ich 2018 abgeschlossen.',
      'Neben SAP und Excel bringe ich Erfahrung in der Verhandlung von Rahmenverträgen mit. Gern überzeuge ich Sie in einem persönlichen Gespräch.',
      'Mit freundlichen Grüßen',
      'Marlene Ostertag',
    ],
  },
  {
    id: 'application-letter-french',
    title: '',
    blocks: [
      'Baptiste Kerguelen\n5 rue des Lavandières, Nantes\nb.kerguelen@courriel.example\n06 99 00 11 22',
      'Objet : candidature au poste de technicien de maintenance',
      'Madame, Monsieur,',
      'Titulaire d’un BTS obtenu en 2022, je souhaite rejoindre votre atelier. Depuis janvier 2023, je travaille chez Ateliers du Goéland, où j’assure l’entretien de douze lignes de production.',
      'Rigoureux et curieux, je serais heureux de vous rencontrer pour vous exposer mes motivations.',
      'Veuillez agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
      'Baptiste Kerguelen',
    ],
  },
  {
    id: 'recommendation-letter',
    title: 'Letter of Recommendation',
    blocks: [
      'Dunmere Polytechnic, Department of Chemistry\n9 February 2026',
      'To whom it may concern,',
      'I have known Tomasin Vale since September 2023, when she joined my laboratory as a research assistant. She planned and ran our measurements of water samples and trained two younger students.',
      'She works carefully, writes clearly and asks for help at the right time. I recommend her for any post in analytical chemistry without reservation.',
      'Yours sincerely,\nProfessor Odile Brannigan\no.brannigan@dunmere.example',
    ],
  },
  {
    id: 'resignation-letter',
    title: '',
    blocks: [
      'Piers Larkhill, 2 Weir Cottages, Totnes\n28 May 2026',
      'Dear Ms Abernethy,',
      'Please accept this letter as notice of my resignation from the position of Warehouse Supervisor at Hartsmoor Courier Company. My last day will be 26 June 2026.',
      'Thank you for the last three years. I will do what I can to hand over my work in good order.',
      'Kind regards,\nPiers Larkhill',
    ],
  },
  {
    id: 'personal-essay',
    title: 'Why I Want to Study Medicine',
    blocks: [
      'When I was eleven my grandmother fell on the stairs of our house, and the paramedic who came let me hold her torch. I have wanted to know how bodies mend ever since.',
      'At school I chose biology and chemistry and started a club for first aid. In the summer of 2024 I spent four weeks in a care home, where I learnt that listening takes more strength than lifting.',
      'I know that the course is long. I have spoken to students in every year of it, and what they told me about their bad days made me want it more, because they spoke about them together and laughed.',
      'I hope to become a general practitioner in a small town like mine, where people still know who the doctor is and where she buys her bread. I would bring patience, curiosity and a steady hand with a torch.',
      'In the long evenings of last winter I read about the history of anaesthesia and built a model of a lung out of bottles. It leaked. I learnt more from the leak than from the book.',
    ],
  },
  {
    id: 'research-paper',
    title: 'Seasonal Drift of Tide Gauges on Rocky Coasts',
    blocks: [
      'R. Achterberg, S. Lindqvist and M. Oduya\nInstitute of Coastal Measurement, Lakemere University\nachterberg@lakemere.example',
      'Abstract\nWe compare eleven tide gauges over six winters and find a drift of up to three millimetres a month, which follows the temperature of the mounting plate. A simple correction removes four fifths of it.',
      'Keywords: tide gauge, drift, temperature, rocky coast',
      '1 Introduction\nTide gauges on rocky coasts are mounted on steel plates. Earlier work [1, 2] found no drift, but used gauges in sheltered harbours only.',
      '2 Methods\nWe read each gauge every six minutes from 2018 to 2024 and compared it with a staff read by hand.',
      '3 Results\nThe drift follows the temperature with a lag of nine hours (Fig. 2). Table 1 lists the coefficients.',
      '4 Conclusion\nA correction by temperature is enough for most uses.',
      'References\n[1] P. Dunmore, Gauges and Plates, Journal of Tides 12 (2009) 44-51.\n[2] A. Ferro et al., Harbour Levels, Coastal Letters 3 (2014) 9-17.',
    ],
  },
  {
    id: 'thesis-abstract-italian',
    title: 'Reti di sensori per l’irrigazione di precisione',
    blocks: [
      'Tesi di laurea magistrale\nUniversità di Vallefonda, anno accademico 2024/2025\nRelatore: prof. G. Sartirana',
      'Sommario\nLa tesi presenta una rete di sensori a basso costo che misura l’umidità del suolo in vigneti in pendenza. Il sistema è stato provato per due stagioni su quattro ettari.',
      'Capitolo 1. Introduzione\nL’acqua è la risorsa più contesa dell’agricoltura di collina.',
      'Capitolo 2. Stato dell’arte\nI sistemi esistenti richiedono un’alimentazione continua.',
      'Bibliografia\n[1] L. Ferri, Sensori nel suolo, 2019.',
    ],
  },
  {
    id: 'slides-lecture',
    title: 'Lecture 7: Sorting',
    slides: true,
    blocks: [
      'Algorithms and Data Structures\nAutumn term 2025\nSlide 1 of 5',
      'Agenda\n• Why sort at all?\n• Merge sort\n• Quick sort\n• Exercises',
      'Merge sort\n• Split the list in two\n• Sort both halves\n• Merge them\n• Cost: n log n',
      'Quick sort\n• Choose a pivot\n• Smaller to the left, larger to the right\n• Worst case: n squared',
      'Questions?\nNext week: heaps',
    ],
  },
  {
    id: 'slides-pitch',
    title: 'Brindlewick Bikes',
    slides: true,
    blocks: [
      'Seed round 2026\nConfidential',
      'The problem\n• 3 of 10 bicycles stand unused\n• Repair shops are booked for weeks',
      'Our solution\n• A van that comes to the office\n• Fixed prices',
      'Market size\n• 4.1 million commuters\n• 240 million a year',
      'The team\n• Ines Alder, founder\n• Jonah Pike, mechanics',
      'The ask\n• 600,000 for 18 months\nThank you!',
    ],
  },
  {
    id: 'meeting-minutes',
    title: 'Minutes of the Annual General Meeting',
    blocks: [
      'Dunmere Village Hall Trust, 14 April 2026, 19:00\nPresent: A. Cole (chair), B. Renshaw (secretary), C. Okafor, D. Pruett\nApologies: E. Whitlock',
      '1. Minutes of the last meeting\nThe minutes of 12 April 2025 were approved.',
      '2. Treasurer’s report\nIncome rose by 4 %. The roof fund stands at 12,400.',
      '3. Election of officers\nA. Cole was re-elected as chair.',
      '4. Any other business\nThe hedge will be cut in May. The meeting closed at 20:10.',
    ],
  },
  {
    id: 'press-release',
    title: 'PRESS RELEASE',
    blocks: [
      'For immediate release\nExeter, 2 June 2026',
      'Brindlewick opens its third workshop',
      'Brindlewick Bicycle Repairs will open a workshop in the old tram depot on 1 July. Twelve people will work there, four of them apprentices.',
      '“We were turning customers away every day,” says Ines Alder, who founded the company in 2019.',
      'About Brindlewick: founded in 2019, the company repairs bicycles at offices and universities in three counties.',
      'Media contact: press@brindlewick.example, 01632 960041',
    ],
  },
  {
    id: 'newsletter',
    title: 'The Kestrel Close Newsletter',
    blocks: [
      'Issue 12, spring 2026',
      'Bins\nFrom Monday 4 May the brown bins are emptied every second week. Please put them out before seven in the morning.',
      'Street party\nLast year’s party brought 140 neighbours together. This year it is on 20 June, with music by the Larkhill Three and a cake table.',
      'Lost and found\nA green bicycle pump lies with number 18. A cat called Mortimer has come home by himself.',
      'Write to us: newsletter@kestrel-close.example',
    ],
  },
  {
    id: 'recipe',
    title: 'Lentil Soup with Lemon',
    blocks: [
      'Serves 4. Preparation: 10 minutes. Cooking time: 35 minutes.',
      'Ingredients\n• 250 g red lentils\n• 1 onion, chopped\n• 2 cloves of garlic\n• 1 teaspoon cumin\n• 1 litre vegetable stock\n• Juice of one lemon',
      'Method\n1. Fry the onion in a tablespoon of oil until it is soft.\n2. Add garlic and cumin and stir for a minute.\n3. Add lentils and stock and simmer for 25 minutes.\n4. Blend half of it and finish with the lemon juice.',
    ],
  },
  {
    id: 'user-manual',
    title: 'Otterbeam Kettle K3: User Manual',
    blocks: [
      'Safety instructions\nRead this manual before first use and keep it. Do not immerse the base in water. Warning: the surface gets hot.',
      'Before first use\nFill the kettle to the maximum mark, boil and pour the water away. Repeat twice.',
      'Troubleshooting\nThe kettle does not switch on: check that the plug is fully inserted. The kettle switches off early: remove limescale with vinegar.',
      'Technical data\n220-240 V, 50 Hz, 2200 W. Warranty: two years from the date of purchase.',
    ],
  },
  {
    id: 'job-advertisement',
    title: 'Junior Cartographer (m/f/d)',
    blocks: [
      'Fennimore Maps Ltd is looking for a junior cartographer for its office in Ipswich, starting in January 2027.',
      'Your responsibilities\n• Draw and check sheets of our atlas of footpaths\n• Work with surveyors in the field',
      'Your profile\n• A degree in geography or cartography\n• One year of experience with QGIS\n• Good English, written and spoken',
      'What we offer\n• 28 days of holiday\n• A share in every atlas sold',
      'How to apply\nSend your CV and a cover letter to jobs@fennimore.example before 30 November 2026. We are an equal opportunity employer.',
    ],
  },
]
