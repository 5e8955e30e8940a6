import type { ForeignText } from './foreign-text.ts'

/** Contracts, bills, forms and records of offices and schools. */
export const formsAndRecords: readonly ForeignText[] = [
  {
    id: 'employment-contract',
    title: 'EMPLOYMENT CONTRACT',
    blocks: [
      'This contract is made on 1 August 2026 between Fennimore Maps Ltd, Ipswich (the "Employer") and Rosalind Achterberg, Norwich (the "Employee").',
      '1. Position\nThe Employee is engaged as Junior Cartographer and shall report to the Head of Production.',
      '2. Salary\nThe Employer shall pay an annual gross salary of 27,400, in twelve instalments.',
      '3. Probation\nThe first six months are a probationary period, during which either party may end this contract with two weeks’ notice.',
      '4. Confidentiality\nThe Employee shall not disclose any confidential information of the Employer.',
      '5. Governing law\nThis contract is governed by the law of England.',
      'Signature of the Employer ______________    Signature of the Employee ______________',
    ],
  },
  {
    id: 'rental-contract-german',
    title: 'Mietvertrag',
    blocks: [
      'Zwischen Herrn Albrecht Sommerfeld (Vermieter) und Frau Marlene Ostertag (Mieterin) wird folgender Mietvertrag geschlossen.',
      '§ 1 Mietsache\nVermietet wird die Wohnung im zweiten Obergeschoss, Birkenallee 14, 04105 Leipzig.',
      '§ 2 Mietzeit\nDas Mietverhältnis beginnt am 01.04.2026 und läuft auf unbestimmte Zeit.',
      '§ 3 Miete\nDie monatliche Miete beträgt 640,00 Euro. Die Kaution beträgt drei Monatsmieten.',
      '§ 4 Kündigung\nEs gelten die gesetzlichen Kündigungsfristen.',
      'Leipzig, den ____________   Unterschrift Vermieter   Unterschrift Mieterin',
    ],
  },
  {
    id: 'nda-spanish',
    title: 'ACUERDO DE CONFIDENCIALIDAD',
    blocks: [
      'En Bilbao, a 3 de marzo de 2026, reunidos de una parte Talleres Arrigorri S.L. y de otra parte doña Itziar Mendaro, acuerdan las siguientes cláusulas.',
      'Primera. Objeto del contrato\nEl presente acuerdo regula el intercambio de información confidencial entre las partes.',
      'Segunda. Obligaciones\nLas partes se obligan a no divulgar la información recibida.',
      'Tercera. Duración\nEl acuerdo estará vigente durante dos años a partir de la firma.',
      'Y en prueba de conformidad, firman las partes.\nFirma ____________    Firma ____________',
    ],
  },
  {
    id: 'terms-of-service',
    title: 'Terms and Conditions',
    blocks: [
      'Last updated on 1 May 2026. By using this website you agree to these terms and conditions.',
      '1. Accounts\nYou are responsible for your password. We may suspend accounts that break these terms.',
      '2. Liability\nTo the extent permitted by law we shall not be liable for indirect damages. You agree to indemnify us against claims of others.',
      '3. Governing law\nThese terms are governed by the laws of Ireland, and the courts of Dublin have jurisdiction.',
    ],
  },
  {
    id: 'invoice-german',
    title: 'Rechnung Nr. 2026-118',
    blocks: [
      'Quellhof Anlagenbau GmbH, Industriestraße 4, 60311 Frankfurt\nSteuernummer 045 123 4567',
      'Rechnungsdatum: 12.02.2026   Kundennummer: 4410   Zahlbar bis: 14.03.2026',
      'Pos. 1   Wartung Abfüllanlage   1 x 1.250,00 EUR\nPos. 2   Dichtungssatz   6 x 38,50 EUR',
      'Zwischensumme 1.481,00 EUR\nMwSt. 19 % 281,39 EUR\nGesamtbetrag 1.762,39 EUR',
      'Bitte überweisen Sie den Betrag auf das unten genannte Konto. IBAN DE00 0000 0000 0000 0000 00',
    ],
  },
  {
    id: 'invoice-french',
    title: 'FACTURE n° 2026-044',
    blocks: [
      'Ateliers du Goéland, 12 quai des Brumes, Nantes\nSIRET 000 000 000 00000',
      'Date : 05/03/2026   Échéance : 04/04/2026   Client : Brasserie du Port',
      'Remplacement de pompe   1 x 420,00 €\nMain-d’œuvre   3 h x 55,00 €',
      'Total HT 585,00 €\nTVA 20 % 117,00 €\nTotal TTC 702,00 €',
      'Règlement par virement à réception de la facture.',
    ],
  },
  {
    id: 'receipt',
    title: 'RECEIPT',
    blocks: [
      'The Otter Lane Bookshop, Leeds\n17 January 2026 14:22   Till 2   Receipt no. 88120',
      'Atlas of Footpaths  24.00\nPencils, 12  6.50\nPostcard  1.20',
      'Subtotal 31.70\nVAT included 5.28\nTotal 31.70\nPaid by card ending 0042',
      'Thank you for your visit. Exchange within 28 days with this receipt.',
    ],
  },
  {
    id: 'payslip',
    title: 'PAYSLIP',
    blocks: [
      'Employer: Hartsmoor Courier Company   Employee: Piers Larkhill   Employee no. 1044\nPay period: 1 to 30 April 2026   Payment date: 30 April 2026   Tax code: 1257L',
      'Basic pay 2,150.00\nOvertime 8 h 124.00\nGross pay 2,274.00',
      'Income tax 245.20\nNational insurance 143.10\nPension 113.70\nTotal deductions 502.00',
      'Net pay 1,772.00',
    ],
  },
  {
    id: 'bank-statement',
    title: 'Account Statement',
    blocks: [
      'Dunmere Savings Bank   Account holder: Tomasin Vale   Sort code 00-00-00   Account number 00001234\nStatement period 1 March 2026 to 31 March 2026',
      'Opening balance 812.40',
      '02 Mar  Card payment Otter Lane Bookshop  -24.00  788.40\n05 Mar  Standing order rent  -430.00  358.40\n27 Mar  Salary Dunmere Polytechnic  1,310.00  1,668.40',
      'Closing balance 1,668.40',
    ],
  },
  {
    id: 'transcript',
    title: 'Academic Transcript',
    blocks: [
      'Lakemere University, Office of the Registrar\nStudent: Tomasin Vale   Student ID: 20230417   Programme: BSc Chemistry   Date of issue: 2 July 2026',
      'Course code   Course title   Credits   Grade\nCHE101  General Chemistry  6  A\nCHE110  Laboratory Practice  4  B+\nMAT104  Calculus I  6  A-',
      'CHE201  Organic Chemistry  6  B\nCHE220  Spectroscopy  6  A\nPHY105  Physics for Chemists  5  B+',
      'Total credits earned: 33   Cumulative GPA: 3.56\nThis transcript is official only with the seal of the Registrar.',
    ],
  },
  {
    id: 'transcript-turkish',
    title: 'TRANSKRİPT',
    blocks: [
      'Lakemere Üniversitesi Öğrenci İşleri Dairesi\nÖğrenci No: 20210044   Adı Soyadı: Defne Karaca   Bölüm: Makine Mühendisliği',
      'Ders Kodu   Ders Adı   AKTS   Not\nMAK101  Statik  5  BA\nMAK102  Dinamik  5  BB\nMAT101  Matematik I  6  AA',
      'Toplam AKTS: 16   Genel Not Ortalaması: 3,42',
    ],
  },
  {
    id: 'course-certificate',
    title: 'CERTIFICATE OF COMPLETION',
    blocks: [
      'This is to certify that',
      'Ibrahim Sesay',
      'has successfully completed the course Foundations of Bookkeeping, 24 hours of instruction, on 14 May 2026.',
      'Given at Atlanta by the Chattahoochee Evening School\nDirector ____________   Certificate no. 5511-204',
    ],
  },
  {
    id: 'work-certificate-german',
    title: 'Arbeitszeugnis',
    blocks: [
      'Frau Marlene Ostertag, geboren am 4. Mai 1997, war vom 1. September 2018 bis zum 31. Dezember 2020 in unserem Unternehmen als Sachbearbeiterin tätig.',
      'Zu ihren Aufgaben gehörten die Bestellung von Ersatzteilen, die Prüfung von Rechnungen und die Pflege der Stammdaten.',
      'Frau Ostertag erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten und Kollegen war jederzeit einwandfrei.',
      'Sie verlässt uns auf eigenen Wunsch. Wir danken ihr für die gute Zusammenarbeit und wünschen ihr für die Zukunft alles Gute.',
      'Frankfurt, 31. Dezember 2020\nQuellhof Anlagenbau GmbH, Personalabteilung',
    ],
  },
  {
    id: 'application-form',
    title: 'Application Form for Volunteers',
    blocks: [
      'Please complete in block capitals and return to the office.',
      'Surname: ______________   First name: ______________\nDate of birth: ____ / ____ / ______   Telephone: ______________',
      'Days on which you are available (please tick): □ Mon □ Tue □ Wed □ Thu □ Fri',
      'Do you hold a driving licence?  □ Yes  □ No\nHow did you hear about us? ______________________________',
      'I declare that the information given is correct.   Signature: ______________   Date: __________',
    ],
  },
  {
    id: 'tax-form-polish',
    title: 'DEKLARACJA PODATKOWA',
    blocks: [
      'Wypełnić drukowanymi literami. Pola oznaczone gwiazdką są obowiązkowe.',
      'Numer identyfikacji podatkowej: ______________   Rok: ______',
      'A. Dane podatnika\nNazwisko: ______________   Imię: ______________   Data urodzenia: ______________',
      'B. Przychody\n1. Ze stosunku pracy ________ zł   2. Z działalności ________ zł',
      'Podpis podatnika: ______________',
    ],
  },
  {
    id: 'boarding-pass',
    title: 'Boarding Pass',
    blocks: [
      'Passenger: VALE / TOMASIN MS   Flight: DM 0417   Date: 12 JUN 2026',
      'From: Exeter (EXT)   To: Dublin (DUB)   Gate: 4   Seat: 11C\nBoarding time: 09:35   Departure: 10:05   Booking reference: Q7KXX2',
      'Please be at the gate 30 minutes before departure. Baggage: one cabin bag of up to 8 kg.',
    ],
  },
  {
    id: 'medical-report',
    title: 'Medical Report',
    blocks: [
      'Patient: Jonah Pike   Date of birth: 2 March 1991   Date of visit: 11 May 2026',
      'Findings\nSwelling of the left ankle, full range of movement, no fracture on the X-ray.',
      'Diagnosis\nSprain of the ankle, grade one.',
      'Treatment\nRest for one week, cold packs, follow-up if pain persists. Prescription: ibuprofen 400 mg, up to three times a day.',
      'Dr. A. Merriweather, Weir Street Surgery',
    ],
  },
  {
    id: 'timetable',
    title: 'Timetable, Autumn Term',
    blocks: [
      'Time   Monday   Tuesday   Wednesday   Thursday   Friday',
      '09:00-10:00   Calculus   Mechanics   Calculus   Chemistry   Mechanics\n10:00-11:00   Lab   Chemistry   Lab   Calculus   Seminar\n11:00-12:00   Lab   -   Lab   English   -',
      'Room changes are posted at the office. Term ends on 18 December.',
    ],
  },
  {
    id: 'meeting-agenda-price-list',
    title: 'Price List 2026',
    blocks: [
      'All prices include VAT. Valid from 1 January 2026.',
      'Brake service  18.00\nWheel truing  22.50\nFrame inspection  35.00\nFull overhaul  120.00',
      'Hourly rate 42.00. Parts at cost. Discount of 10 % for students with a card.',
      'Orders: orders@brindlewick.example, delivery within five working days.',
    ],
  },
  {
    id: 'quotation',
    title: 'Quotation Q-2209',
    blocks: [
      'To: Dunmere Village Hall Trust\nFrom: Larkhill Roofing\nDate: 8 January 2026   Valid until: 8 March 2026',
      'Item 1   Strip and renew north slope   86 m2   74.00   6,364.00\nItem 2   Lead flashing   14 m   38.00   532.00',
      'Subtotal 6,896.00\nVAT 20 % 1,379.20\nTotal due on completion 8,275.20',
      'Payment terms: one third on order, the rest within 14 days of completion.',
    ],
  },
  {
    id: 'insurance-policy',
    title: 'Certificate of Motor Insurance',
    blocks: [
      'Policy number: 00-4417-B   Policyholder: Ines Alder\nPeriod of insurance: from noon on 1 April 2026 to noon on 1 April 2027',
      'Vehicle: registration mark DM26 KTL\nPersons entitled to drive: the policyholder; any person driving with the permission of the policyholder',
      'Limitations as to use: social, domestic and pleasure purposes. The policy does not cover racing.',
      'I hereby certify that the policy to which this certificate relates satisfies the requirements of the law.',
    ],
  },
  {
    id: 'privacy-notice',
    title: 'Privacy Notice',
    blocks: [
      'This notice explains how we process personal data of visitors to our website. Data controller: Otterbeam Robotics, Waterloo.',
      'What data we collect\nWe collect your IP address, the pages you visit and, if you write to us, your e-mail address.',
      'Legal basis\nWe process this data on the basis of our legitimate interests and, for newsletters, of your consent.',
      'Your rights\nYou have the right of access, rectification and erasure. Cookies can be refused in your browser.',
    ],
  },
]
