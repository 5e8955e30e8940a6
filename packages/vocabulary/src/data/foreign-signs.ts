/**
 * What documents that are no resumes say of themselves, by kind, lower case: titles, forms of address, fixed phrases. Each
 * counts once, so that a resume that mentions an invoice or an agreement is none.
 */
export const foreignSigns = {
  letter: [
    'dear sir', 'dear madam', 'dear hiring', 'dear mr', 'dear ms', 'dear mrs', 'dear dr', 'dear prof', 'to whom it may concern', 'sincerely', 'kind regards', 'best regards', 'yours faithfully', 'yours truly', 'i am writing to', 'i would like to apply', 'please accept this letter', 'look forward to hearing from you', 'thank you for considering', 'thank you for reading this letter', 'letter of recommendation', 'cover letter', 'without reservation', 'opportunity to discuss', 'my resignation', 'pleased to offer you', 'sign and return',
    'sehr geehrte', 'mit freundlichen grüßen', 'mit freundlichem gruß', 'bewerbung als', 'bewerbung um', 'persönlichen gespräch', 'ihre stellenanzeige', 'mit großem interesse', 'ich freue mich auf',
    'madame, monsieur', 'veuillez agréer', 'lettre de motivation', 'salutations distinguées', 'objet : candidature', 'je me permets de', 'à l’attention de',
    'estimado', 'estimada', 'atentamente', 'me dirijo a', 'carta de presentación', 'un cordial saludo', 'quedo a su disposición',
    'prezado', 'prezada', 'atenciosamente', 'carta de apresentação', 'venho por meio desta', 'com os melhores cumprimentos',
    'egregio', 'gentile dott', 'gentile dottore', 'gentile dottoressa', 'la mia candidatura', 'suo riscontro', 'distinti saluti', 'cordiali saluti', 'lettera di presentazione', 'alla cortese attenzione',
    'geachte', 'met vriendelijke groet', 'motivatiebrief', 'szanowny pan', 'szanowni państwo', 'z poważaniem', 'list motywacyjny', 'saygılarımla', 'sayın yetkili', 'ön yazı',
  ],
  contract: [
    'this agreement', 'this contract', 'employment contract', 'services agreement', 'non-disclosure', 'hereinafter', 'whereas', 'the parties', 'either party', 'neither party', 'party of the first', 'shall be governed', 'governed by the law', 'governed by the laws', 'governing law', 'indemnify', 'in witness whereof', 'terms and conditions', 'shall not be liable', 'the undersigned', 'waiver', 'lessee', 'lessor', 'landlord', 'tenant', 'probationary period', 'the employer shall', 'the employee shall', 'the supplier shall', 'the client shall', 'confidential information', 'clause', 'jurisdiction', 'by using this website', 'terms of service',
    'vertragspartner', 'mietvertrag', 'arbeitsvertrag', 'kaufvertrag', 'vermieter', 'mieter', 'kündigungsfrist', 'kaution', 'dieses vertrages', 'wird folgender',
    'le présent contrat', 'contrat de travail', 'ci-après', 'les parties', 'contrat de location', 'le bailleur', 'le locataire',
    'el presente contrato', 'el presente acuerdo', 'las partes', 'cláusula', 'cláusulas', 'acuerdo de confidencialidad', 'contrato de', 'reunidos de una parte', 'en prueba de conformidad',
    'o presente contrato', 'as partes', 'contratante', 'contratada', 'il presente contratto', 'le parti', 'locatore', 'conduttore', 'de ondergetekenden', 'arbeidsovereenkomst', 'huurovereenkomst', 'umowa o pracę', 'umowa najmu', 'strony umowy', 'sözleşme', 'işbu sözleşme', 'taraflar',
  ],
  bill: [
    'invoice', 'invoice number', 'invoice no', 'subtotal', 'amount due', 'total due', 'bill to', 'payment terms', 'purchase order', 'receipt', 'quotation', 'price list', 'all prices', 'vat included', 'include vat', 'incl. vat', 'valid until', 'due date', 'unit price', 'paid by card', 'opening balance', 'closing balance', 'account statement', 'statement period', 'account number', 'sort code', 'payslip', 'pay period', 'gross pay', 'net pay', 'deductions', 'income tax', 'please pay', 'total due on completion', 'discount of', 'national insurance', 'boarding pass', 'boarding time', 'booking reference', 'flight', 'departure', 'passenger', 'policy number', 'policyholder', 'period of insurance',
    'rechnung', 'rechnungsnummer', 'rechnungsdatum', 'kundennummer', 'zwischensumme', 'gesamtbetrag', 'mwst', 'iban', 'steuernummer', 'zahlbar bis', 'angebot nr', 'quittung', 'lieferschein', 'kontoauszug', 'gehaltsabrechnung',
    'facture', 'total ht', 'total ttc', 'tva', 'échéance', 'siret', 'devis', 'règlement par', 'bulletin de paie', 'factura', 'base imponible', 'importe total', 'vencimiento', 'nómina', 'fatura', 'nota fiscal', 'valor total', 'vencimento', 'fattura', 'partita iva', 'imponibile', 'totale fattura', 'scadenza', 'busta paga', 'factuur', 'btw', 'totaalbedrag', 'faktura', 'do zapłaty', 'nip', 'kdv', 'toplam tutar', 'fatura no',
  ],
  article: [
    'abstract', 'keywords', 'et al', 'fig. 1', 'fig. 2', 'figure 1', 'table 1', 'doi:', 'related work', 'we propose', 'in this paper', 'corresponding author', 'introduction', 'methods', 'conclusion', 'conclusions', 'bibliography', 'sommario', 'introduzione', 'bibliografia', 'stato dell’arte', 'relatore', 'capitolo', 'tesi di laurea', 'zusammenfassung', 'literaturverzeichnis', 'résumé', 'bibliographie', 'resumo', 'introdução', 'resumen', 'introducción', 'chapter',
    'press release', 'for immediate release', 'media contact', 'newsletter', 'minutes of', 'apologies', 'any other business', 'the meeting closed', 'present:', 'treasurer', 'privacy notice', 'privacy policy', 'personal data', 'cookies', 'data controller', 'legal basis', 'ingredients', 'serves', 'cooking time', 'preparation', 'tablespoon', 'teaspoon', 'simmer', 'user manual', 'safety instructions', 'troubleshooting', 'before first use', 'technical data', 'warranty', 'warning', 'date of purchase',
    'is looking for a', 'we are looking for', 'your responsibilities', 'your profile', 'what we offer', 'we offer', 'how to apply', 'equal opportunity employer', 'ihr profil', 'wir bieten', 'ihre aufgaben', 'wir suchen', 'votre profil', 'nous recherchons', 'nous offrons', 'buscamos', 'ofrecemos', 'cerchiamo', 'offriamo', 'wij zoeken', 'wij bieden', 'szukamy', 'oferujemy',
    'patient', 'diagnosis', 'treatment', 'prescription', 'findings', 'follow-up', 'timetable', 'room changes',
  ],
  slides: ['agenda', 'questions?', 'any questions', 'thank you!', 'slide 1', 'outline', 'lecture', 'the problem', 'our solution', 'market size', 'the team', 'the ask', 'next week', 'exercises', 'vielen dank', 'fragen?', 'merci', 'gracias', 'obrigado', 'grazie'],
  record: [
    'transcript', 'academic transcript', 'course code', 'course title', 'credits', 'grade', 'student id', 'registrar', 'cumulative gpa', 'credits earned', 'date of issue', 'this is to certify', 'hereby certify', 'has successfully completed', 'certificate of completion', 'certificate no', 'certificate of', 'is awarded to', 'given at', 'official only',
    'transkript', 'öğrenci no', 'ders kodu', 'ders adı', 'akts', 'not ortalaması', 'notenspiegel', 'leistungsübersicht', 'matrikelnummer', 'arbeitszeugnis', 'zu unserer vollsten zufriedenheit', 'wir wünschen', 'verlässt uns', 'jederzeit einwandfrei', 'hiermit wird bescheinigt', 'relevé de notes', 'attestation', 'nous soussignés', 'certificado de', 'se certifica que', 'certifica que', 'certificamos que', 'si certifica che', 'zaświadczenie', 'zaświadcza się', 'getuigschrift',
  ],
  form: ['block capitals', 'please tick', 'please complete', 'application form', 'return to the office', 'please fill', 'signature', 'first name', 'surname', 'date of birth', 'bitte ankreuzen', 'in druckbuchstaben', 'formulaire', 'à remplir', 'rellene', 'formulario', 'formulário', 'modulo di', 'wypełnić', 'deklaracja', 'drukowanymi', 'podpis', 'nazwisko', 'formulier', 'formu', 'i declare', 'office use only'],
} as const
