/**
 * Sentences of invented listings and the least degree each asks for, written for this test, as `rank kind | sentence`:
 * 1 school, 2 two years of college, 3 bachelor, 4 master, 5 doctorate; r required, p preferred; a dash alone asks for none.
 */
export const degreeSentences = `
3 r | Bachelor's degree in fisheries is required.
3 r | A BSc in chemistry or a related field.
3 r | B.S. in Mechanical Engineering.
3 r | BA or BS in any subject.
3 r | You hold a bachelor of arts.
3 r | Four-year degree in hospitality.
3 r | University degree in social work.
3 r | A college degree is required for this role.
3 r | Undergraduate degree in economics.
3 r | BS/MS in Computer Science.
3 r | Bachelor's or Master's degree in statistics.
3 r | Bachelor, Master or PhD in physics.
3 r | B.Tech or M.Tech in electronics.
3 r | BEng in civil engineering.
3 r | Degree in nursing (BSN).
4 r | Master's degree in library science.
4 r | A Master of Social Work and a licence.
4 r | MSc in hydrology.
4 r | MBA required.
4 r | Graduate degree in public health.
4 r | An advanced degree in musicology is a must.
4 r | Master's or PhD in linguistics.
5 r | PhD in protein chemistry required.
5 r | A Ph.D. in acoustics.
5 r | Doctorate in clinical psychology.
5 r | Doctoral degree in theology.
2 r | Associate degree in culinary arts.
2 r | Associate's degree or vocational training.
2 r | A two-year degree in dental hygiene.
1 r | High school diploma or GED.
1 r | Secondary school leaving certificate.
1 r | High school diploma, or a bachelor's degree.
3 p | Bachelor's degree preferred.
4 p | A master's degree is a plus.
5 p | Ideally a PhD in optics.
4 p | MBA preferred but not required.
3 p | A university degree is nice to have.
5 p | PhD is an advantage.
2 p | Associate degree desirable.
3 r | Bachelor's degree required; master's degree preferred.
3 r | Hochschulabschluss in Maschinenbau.
4 r | Abgeschlossenes Masterstudium der Biologie.
3 r | Licence en droit.
3 r | Grado en enfermería.
3 r | Laurea in architettura.
2 r | Abgeschlossene Ausbildung als Bäcker.
- | We build a master data platform.
- | You will master three looms.
- | Scrum master for two teams.
- | Our head pastry chef is a bachelor of many talents.
- | You teach in a secondary school.
- | Tutors visit every high school in the county.
- | Temperatures of up to 60 degrees.
- | A high degree of care.
- | Tuition help for your degree.
- | We pay for your bachelor's degree while you work.
- | No degree required.
- | A degree is not required.
- | You are studying for a bachelor's degree.
- | Enrolled in a bachelor's or master's program.
- | Working towards a master's degree in geography.
- | Our founder holds a PhD in botany.
- | Equivalent to 5 degrees of slope.
- | The MBA alumni network meets here.
- | An associate joins every meeting.
`
