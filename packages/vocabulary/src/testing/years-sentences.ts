/**
 * Sentences of invented listings and the years of experience each asks for, written for this test, as
 * `least[-most] kind | sentence`: kind r is required, p preferred; a dash alone is a sentence that asks for none.
 */
export const yearsSentences = `
3 r | You bring 3+ years of experience with relational databases.
5 r | At least five years of experience in commercial kitchens are required.
2 r | Minimum of 2 years in a customer-facing role.
4-6 r | 4-6 years of experience designing mobile interfaces.
1 r | One year of bench work in a wet lab.
7 r | Seven or more years of progressive experience in payroll.
10 r | Ten (10) years of professional experience as a land surveyor.
3 r | Three (3)+ years' experience with embedded Linux.
0-2 r | 0-2 years of experience in accounting.
0 r | No prior experience required; we will teach you to braze.
0 r | Experience is not necessary, curiosity is.
0 r | No previous work experience needed.
2-4 r | Between 2 and 4 years of experience in B2B sales.
8 r | 8 or more years of relevant experience in plant maintenance.
6 r | Must have 6 years experience operating a tower crane.
2 r | Two years' experience as a veterinary nurse.
5 r | Experience: 5 years.
3 r | Experience required: minimum 3 years.
4 r | Required experience: 4+ yrs in structural drafting.
1-3 r | 1 to 3 yrs experience in digital marketing.
2 r | 2 yrs. of hands-on experience with PLC systems.
12 r | 12+ years leading hospital departments.
5 r | 5+ years managing vineyards of more than forty hectares.
3 r | You have worked as a pastry chef for at least 3 years.
4 r | We require four years of supervisory experience.
2 r | A minimum of two years of clinical experience in pediatrics.
3 r | Candidates need at least 3 years of teaching experience.
6 r | 6+ years building distributed systems in production.
5 r | You have 5 years of industry experience.
2 r | Over 2 years of experience in technical writing.
3 r | More than 3 years of experience with cold-chain logistics.
5 r | 5 years minimum experience in tax law.
3 r | 3 years' post-qualification experience.
7-10 r | 7–10 years of experience in risk management.
2-5 r | 2 to 5 years' experience in event planning.
4 r | 4+ yrs exp in Kotlin.
1 r | At least 1 year experience as a barista.
15 r | Fifteen years of experience in shipbuilding.
3 r | Solid background in acoustics with 3+ years in consulting.
2 r | 2+ years working with refugees or other displaced people.
5 r | You'll need 5+ years in a newsroom.
8-12 r | 8-12 years of total experience, of which some in retail.
3 r | A track record of 3+ years in field sales.
6 r | Six years of full-time work experience in forestry.
4 r | At least 4 years of software development experience.
2 r | 2 years of related experience.
1 r | 1+ year of experience with Figma or a similar tool.
5 r | Five-plus years of experience restoring furniture.
3 r | 3 + years of experience in glass blowing.
10 r | 10+ years’ experience in seismic design.
2 r | Minimum two (2) years of warehouse experience.
3-5 r | Three to five years of experience in fundraising.
9 r | Nine years of direct patient care experience.
2 r | Prior experience of at least 2 years in a call center is a must.
5 r | The successful candidate has 5 years of experience in hydrology.
3 r | Your profile: 3+ years in quality control.
4 r | We ask for 4 years of experience in airport operations.
2 r | Requires 2 years of experience with infusion pumps.
7 r | Requires a minimum of 7 years of management experience.
1 r | Requires one year of phlebotomy experience.
5 r | 5+ years of experience or an equivalent degree.
2 r | Bachelor's degree or 2 years of experience in horticulture.
3 r | Master's degree and 3 years of experience in linguistics.
3 r | Bachelor's degree with 5 years of experience or Master's degree with 3 years of experience.
1 r | PhD and 1+ years of experience in protein chemistry.
4 r | High school diploma and four years of experience in welding.
2 r | 2 years of experience in lieu of a degree is accepted.
6 r | 6 years of combined education and experience.
5 r | Experience with SQL (5+ years).
3 r | Python (3+ years), Go, and PostgreSQL.
2 r | Forklift operation: 2 years.
4 r | Nursing: 4 years (Required)
1 r | Customer service: 1 year (Required)
2 p | Cash handling: 2 years (Preferred)
3 p | 3+ years of experience preferred.
5 p | Ideally you have 5 years of experience in publishing.
2 p | 2 years of experience in a similar role is a plus.
1 p | One year of retail experience is preferred but not required.
4 p | Preferably 4+ years in an agency.
3 p | Nice to have: 3 years with Terraform.
6 p | 6+ years of experience would be an advantage.
2 p | Two years of experience as a tour guide is desirable.
5 p | 5+ years of leadership experience is a strong plus.
3 p | Desired: 3 years of experience in grant writing.
2 p | 2+ years of forklift experience is an asset.
7 p | Bonus: 7 years of open-source maintenance experience.
1 p | Some experience (1 year) with CAD is beneficial.
2-3 p | 2-3 years of experience in hospitality preferred.
- | We have over 20 years of experience serving families.
- | Our company has been around for 35 years.
- | Founded 40 years ago, we still bake by hand.
- | With 15 years of experience in the market, we are a leader in pumps.
- | For more than 60 years, our ferries have linked the islands.
- | We have been around 20 years and have no plans to stop.
- | Celebrating 100 years of making cellos.
- | You must be at least 18 years old.
- | Applicants must be 21 years of age or older.
- | Minimum age: 16 years.
- | This is a two-year contract.
- | The position is funded for 3 years.
- | A 4-year degree in civil engineering.
- | Four-year college degree or higher.
- | A 2-year program with rotations in three plants.
- | Over the last five years our team has doubled.
- | In the past 3 years we opened nine clinics.
- | In the next two years you will help us build a second site.
- | Our founders have 30 years of combined experience in shipping.
- | The firm brings 25 years of experience to every project.
- | Join a team with more than 50 years of experience in bridges.
- | A company with 12 years of history.
- | Contributions are vested after 4 years.
- | Sabbatical after five years.
- | Salary is reviewed every year.
- | 30 days of paid leave per year.
- | You will visit each site 3 times a year.
- | Tuition help of up to $5,000 a year.
- | Ranked among the best employers for 6 years in a row.
- | The warranty on our ovens is 10 years.
- | Graduated within the last 2 years.
- | You will graduate in the next two years.
- | Students in their third year of study.
- | Second-year students are welcome.
- | Must hold a valid driving licence for a clean record of 3 years.
- | No accidents in the last 5 years.
- | Up to 3 years of experience.
- | Less than 2 years of experience.
- | No more than 5 years of work experience.
- | Our oldest machine is 70 years old.
- | A five-year plan guides our work.
- | The lease runs for another eight years.
- | Children aged 3 to 5 years.
- | You will teach pupils of 11 to 14 years.
- | Our patients are 65 years and older.
- | A three-year apprenticeship with school and practice.
- | After one year you may move to another team.
- | We plan to be climate neutral within ten years.
- | Paid parental leave of one year.
- | The project has run for six years.
- | We serve 4 million riders a year.
- | Our average employee stays for nine years.
- | Two out of three of us joined in the past year.
- | Loans are forgiven after ten years of service.
- | Named employer of the year three years running.
- | Our trainees earn a certificate after 2 years.
- | The data cover 30 years of rainfall.
- | We look back on 80 years of experience in dairy.
- | Our chef, with 22 years of experience, will teach you.
- | You will work with engineers who have 10 to 20 years of experience.
- | Backed by 18 years of experience in solar, we grow fast.
- | This internship lasts half a year.
- | A year-round position with seasonal peaks.
- | The fellowship covers years two and three of your studies.
- | Our line of products changes every 2 years.
- | Our guests come back year after year.
- | The building is 150 years old and listed.
- | Established 1985, forty years in business.
- | Experience the thrill of a company that is 5 years young.
- | We offer a 401(k) with full vesting at 3 years.
- | Rated top team 2 years straight.
- | You have finished your training no longer than 2 years ago.
3 r | Mindestens 3 Jahre Berufserfahrung in der Pflege.
5 r | Sie haben mindestens fünf Jahre Erfahrung im Anlagenbau.
2 r | Du bringst 2+ Jahre Erfahrung mit Typografie mit.
2-4 r | 2 bis 4 Jahre Berufserfahrung im Einkauf.
3 r | Mehrjährige Erfahrung, mindestens 3 Jahre, als Elektroniker.
- | Unser Unternehmen besteht seit 30 Jahren.
- | Wir haben über 40 Jahre Erfahrung im Orgelbau.
- | Die Stelle ist auf zwei Jahre befristet.
- | Sie sind mindestens 18 Jahre alt.
1 r | Erste Berufserfahrung von mindestens 1 Jahr.
3 r | Au moins 3 ans d'expérience en restauration.
2 r | Vous avez 2 ans d’expérience minimum dans la vente.
5 r | Expérience de 5 ans en gestion de chantier.
3-5 r | 3 à 5 ans d'expérience en comptabilité.
- | Notre maison existe depuis 50 ans.
- | Forts de 25 ans d'expérience, nous aidons les communes.
- | Contrat de 2 ans renouvelable.
3 r | Mínimo 3 años de experiencia en enfermería.
2 r | Al menos dos años de experiencia como soldador.
5 r | Experiencia de 5 años en logística.
1-2 r | De 1 a 2 años de experiencia en hostelería.
- | Contamos con más de 30 años de experiencia en el sector.
- | Nuestra empresa tiene 15 años de historia.
- | Contrato de 3 años.
2 r | Almeno 2 anni di esperienza in sartoria.
3 r | Esperienza di almeno 3 anni nel ruolo.
- | La nostra azienda ha 40 anni di esperienza.
3 r | Mínimo de 3 anos de experiência em jardinagem.
2 r | Pelo menos 2 anos de experiência com SAP.
- | Somos uma empresa com 20 anos de mercado.
3 r | Minimaal 3 jaar ervaring in de zorg.
2 r | Je hebt 2 jaar werkervaring als lasser.
- | Ons bedrijf bestaat al 75 jaar.
2 r | Minimum 2 lata doświadczenia w logistyce.
3 r | Minst 3 års erfaring som elektriker.
4 r | Minst 4 års erfarenhet av träbåtar.
2 p | Idealerweise 2 Jahre Erfahrung in der Gastronomie.
3 p | Von Vorteil sind 3 Jahre Berufserfahrung.
2 p | Idéalement 2 ans d'expérience dans un poste similaire.
2 p | Se valoran 2 años de experiencia en un puesto similar.
4 r | Track record of at least four years in grant management.
3 r | You've spent 3+ years in product analytics.
2 r | You have been coding professionally for at least 2 years.
5 r | Proven record (5+ years) of running marathons of paperwork.
6 r | Possess six (6) years of increasingly responsible experience.
1 r | 12 months of experience in home care.
2 r | 24 months of experience with industrial ovens.
1-2 r | 12-24 months of experience in telesales.
0 r | 6+ months of customer service experience.
- | A 12 month program with three rotations.
- | A six-month internship in our archive.
- | The trial period is three months.
- | Deliver results within the first 6 months.
- | In your first year you will learn every station.
- | We review our pay bands every 18 months.
2 r | 2-year experience in dental assisting.
5 r | 5-year experience as a notary clerk.
3 r | A minimum 3-year background in tunnelling.
4 r | 4 year's experience in catering.
3 r | 3 yrs+ experience in recruiting.
2 r | >2 years of experience with lathe work.
3 r | ≥ 3 years of experience in microscopy.
5 r | 5 (five) years of experience in museum security.
2 r | two-plus years in a lab
3 r | 3+ years
- | 3+ weeks of vacation
4 r | Years of experience: 4
2-3 r | Years of experience required: 2-3
5 r | Total experience: 5 years or longer
1 r | Freshers no; at least 1 year of experience.
0 r | Freshers welcome, 0 years of experience.
0-1 r | 0 to 1 year of experience as an electrician.
3 r | 3+ years of experience in Rust or 3+ years of experience in C.
5 r | 5+ years of overall experience, including 2+ years as a lead.
6 r | 4 years of experience with trains; 6 years of experience with signals.
2 r | 2+ years of experience in textiles. 5 years of experience preferred.
3 r | We were founded 12 years ago. You bring 3 years of experience in ceramics.
4 r | Our bakery has 90 years of history, and you have 4 years of experience with sourdough.
2 r | The contract runs two years. Requires two years of experience in archives.
1 r | You are 18 years or older and have 1 year of driving experience.
5 r | You hold a 4-year degree and 5 years of work experience.
3 r | Recent graduates need not apply; 3 years of practice are expected.
7 r | 7 years of service in a fire brigade
2 r | 2 years on a production line
3 r | 3 years as a shift lead
5 r | five years in elder care
10 r | 10 years at sea
2 r | at least two years of practical work in a foundry
1 r | one or more years of babysitting experience
1-2 r | one to two years of experience in floristry
3 r | Knowledge of beekeeping gained over at least 3 years
4 r | Candidates with fewer than 4 years of experience will not be considered.
2 r | A CPA license and 2 years of public accounting.
3 r | RN license with 3 years of ICU experience.
2 r | Must possess a CDL with 2 years of verifiable driving experience.
5 r | Background in opera; 5+ seasons or 5+ years on stage.
6 r | Senior level: 6+ years of experience.
0 r | Entry level: no experience necessary.
0 r | No professional experience required.
0 r | Prior experience is not required.
0 r | No experience? No problem, no experience is needed.
0 r | You do not need any experience.
0 r | Zero years of experience are fine.
3 r | Job requires: 3 years of sewing experience.
2 r | To qualify you need 2 years of experience on horseback.
4 r | This role calls for four years of experience with organ pipes.
3 r | We're looking for someone with 3+ years in early childhood education.
5 r | Looking for a leader with 5+ years of people management.
2 r | We are seeking a cook with at least 2 years of experience.
6 r | The ideal candidate has six years of experience in ballistics.
3 r | You should have three years of experience in irrigation.
1 r | You can show a year of experience in upholstery.
1 r | At least a year of experience in a bakery.
2 r | A couple of years is not enough: at least 2 years of experience are a must.
8 r | eight+ years of hands-on experience in metrology
3 r | 3+ years’ professional experience (internships excluded)
2 r | 2+ years experience, including internships
4 r | 4+ yrs. in avionics
5 r | 5 yrs experience in Sanskrit philology
2-6 r | 2 - 6 years of experience in insurance
3-7 r | 3 to 7+ years of experience in sound design
1-4 r | Experience: 1-4 yrs
5-8 r | Exp: 5-8 years
10-15 r | 10 – 15 years of experience in ports
3 r | min. 3 years of experience
3 r | min 3 yrs exp
4 r | Minimum experience: 4 years
2 r | minimum of 2 (two) years of experience
- | Our app has been live for 2 years.
- | We have used the same looms for 90 years.
- | Winner of our category for 3 years.
- | Benefits start after one year of employment.
- | A bonus is paid after 2 years with us.
- | Most of our leads started here 5 or 6 years ago.
- | Our clients have stayed with us for ten years on average.
- | Grants are for one to three years.
- | Applicants must be enrolled for at least one more year.
- | You have lived in the country for at least 5 years.
- | Residency of 3 years in the state is required.
- | Background checks cover the last seven years.
- | Vehicles must be less than 10 years old.
- | Our school has pupils from 6 to 16 years.
- | A 10-year strategy was agreed last spring.
- | The exhibition took four years to prepare.
- | We have trained nurses for 45 years.
- | Our experience of 70 years in brewing is yours to learn from.
- | Thirty years of experience in rescue dogs make us who we are.
- | Each year we take two apprentices.
- | The award goes to staff with five years of service.
- | Over 200 years of craft in one street.
- | The permit is valid for 4 years.
- | You will lead a 3-year study of bats.
- | Training takes 2 years and is paid.
- | Expected project duration: 3 years.
- | Required: two years full-time MBA programme, first year done.
- | The catalogue asks for a look back at 3 years of collaboration with beekeepers.
2 r | A degree in botany and 2 years of experience, or five years of experience if no degree.
`
