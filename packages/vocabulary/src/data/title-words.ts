const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that head a title when they stand first or last in it; lower case, without accents. */
export const titleHeads: ReadonlySet<string> = new Set(
  words(`
intern trainee apprentice fellow scholar lead leader head chief director manager coordinator assistant associate analyst engineer developer
designer consultant specialist officer representative executive administrator supervisor technician technologist scientist researcher
architect advisor adviser strategist planner producer editor writer reporter instructor lecturer professor teacher tutor mentor
coach trainer counselor counsellor therapist nurse physician doctor pharmacist accountant auditor bookkeeper controller treasurer
secretary president founder cofounder owner partner principal dean chair chairperson captain volunteer member ambassador organizer
clerk cashier server host hostess barista bartender cook chef baker driver operator mechanic electrician plumber welder carpenter
machinist assembler worker laborer attendant guard agent broker buyer teller aide caregiver scribe grader facilitator liaison
moderator freelancer contractor entrepreneur specialistin delegate participant contributor maintainer hacker builder maker lifeguard
superintendent inspector appraiser estimator dispatcher courier guide interpreter translator librarian archivist curator
student resident board qa tester devops postdoc midwife paramedic sde swe sdet sre dba cto ceo cfo coo cmo cio vp svp evp ta ra pm
ingenieur ingeniero ingeniera engenheiro engenheira ingegnere inzynier muhendis muhendisi
jefe jefa gerente responsable encargado encargada coordinador coordinadora auxiliar asistente becario becaria practicante pasante
tecnico tecnica director directora analista desarrollador desarrolladora programador programadora disenador disenadora profesor
profesora docente investigador investigadora vendedor vendedora asesor asesora consultor consultora dependiente operario operaria
chef cheffe charge chargee directeur directrice assistante gestionnaire developpeur developpeuse stagiaire alternant alternante
apprenti apprentie conseiller conseillere enseignant enseignante chercheur chercheuse vendeur vendeuse employe employee
leiter leiterin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin entwickler entwicklerin berater beraterin werkstudent
werkstudentin praktikant praktikantin auszubildende auszubildender aushilfe hilfskraft fachkraft kaufmann kauffrau referent
referentin meister lehrer lehrerin techniker technikerin assistentin geschaftsfuhrer geschaftsfuhrerin angestellter angestellte
estagiario estagiaria gestor gestora coordenador coordenadora assistente desenvolvedor desenvolvedora diretor diretora professora
atendente monitor monitora supervisora bolsista
tirocinante stagista impiegato impiegata responsabile addetto addetta direttore direttrice sviluppatore sviluppatrice collaboratore
collaboratrice tecnico insegnante commesso commessa operaio operaia
technicien technicienne proprietaire gerant gerante cofondateur animateur animatrice controleur negociateur negociatrice courtier
accompagnateur moniteur monitrice educateur professeure surveillant chroniqueur comedienne dessinatrice projeteur conducteur
conductrice operateur operatrice ajusteur recruteur recruteuse interimaire integrateur administrateur administratrice coordonnateur
superviseur contremaitre adjoint adjointe presidente tresorier delegue representant representante consultante concepteur conceptrice
propietario propietaria fundador fundadora cofundador relator relatora catedratico educador educadora formadora aparejador
terapeuta procurador tesorero administrativo administrativa promotora subdirector instructora capacitador facilitador
perito liquidador ejecutivo reclutador proprietario proprietaria instrutor instrutora contabilista tesoureiro
operador operadora chefe entregador encarregado responsavel assessor assessora corretor inspetor executivo recrutador palestrante
titolare fondatore cofondatore professore professoressa istruttore redattore redattrice apprendista revisore venditrice pasticciere
coordinatore supervisore volontaria animatore ispettore borsista relatore inhaberin eigentumer grunderin mitgrunder gesellschafter
lehrkraft ausbilder tutorin forscher volontar lehrling therapeut anwaltin arbeiter koordinator direktor prufer vertreter betreuer
betreuerin wlasciciel wspolwlasciciel zalozyciel instruktor redaktor robotnik prezes przedstawiciel doradca pomocnik wolontariusz
medewerker medewerkster stagiair ontwikkelaar leraar docent adviseur beheerder hoofd leidinggevende
kierownik specjalista specjalistka stazysta stazystka praktykant praktykantka programista programistka asystent asystentka
konsultant konsultantka pracownik koordynator koordynatorka nauczyciel nauczycielka sprzedawca dyrektor analityk
mudur muduru uzman uzmani stajyer yonetici yoneticisi gelistirici gelistiricisi asistan asistani ogretmen ogretmeni danisman
danismani temsilcisi sorumlusu koordinatoru teknisyen teknisyeni elemani gorevlisi baskani
medarbejder assistent sygeplejerske pædagog lærer sælger chauffør konsulent leder projektleder elev hjælper afløser ingeniør
udvikler tømrer elektriker kok tjener rengøringsassistent butiksassistent ekspedient kontorassistent bogholder medarbetare
underskoterska sjukskoterska barnskotare forskollarare larare saljare butiksbitrade bitrade utvecklare ingenjor ledare
projektledare snickare kock servitor servitris ekonomiassistent handlaggare lokalvardare vikarie medarbeider sykepleier
helsefagarbeider lærling selger butikkmedarbeider utvikler radgiver kokk servitør renholder asentaja sahkoasentaja putkiasentaja
hitsaaja myyja opettaja hoitaja sairaanhoitaja lahihoitaja insinoori kehittaja suunnittelija johtaja paallikko esimies avustaja
assistentti harjoittelija kokki tarjoilija siivooja kuljettaja varastotyontekija tyontekija koordinaattori asiantuntija konsultti
kirjanpitaja tutkija asentajaharjoittelija ohjaaja apolo tanar ovono mernok fejleszto elado asszisztens ugyintezo vezeto
menedzser konyvelo gyakornok szakacs pincer sofor raktaros villanyszerelo asztalos hegeszto munkatars elemzo tanacsado kutato
orvos gondozo penztaros titkarno φαρμακοποιος νοσηλευτης νοσηλευτρια δασκαλος δασκαλα καθηγητης καθηγητρια μηχανικος
προγραμματιστης πωλητης πωλητρια βοηθος υπαλληλος διευθυντης διευθυντρια υπευθυνος υπευθυνη λογιστης λογιστρια σερβιτορος
σερβιτορα μαγειρας οδηγος τεχνικος ηλεκτρολογος συμβουλος αναλυτης ασκουμενος ασκουμενη γραμματεας ερευνητης ερευνητρια
συντονιστης truhlar tesar zednik elektrikar instalater svarec ucitel ucitelka sestra osetrovatelka inzenyr programator vyvojar
prodavac prodavacka asistent asistentka ucetni kuchar cisnik servirka ridic skladnik delnik vedouci manazer specialista
konzultant analytik stazista brigadnik technik mechanik predavac predavacka vodic uctovnik uctovnicka casnik murar sestricka
inzinier inzenjer programer nastavnik nastavnica profesorica konobar konobarica kuhar vozac stolar elektricar zavarivac
knjigovođa savjetnik voditelj voditeljica pripravnik asistentica tehnicar инженер програмист учител учителка продавач готвач
сервитьор шофьор счетоводител мениджър асистент сестра стажант консултант техник asistenta inginer inginera proiectant profesoara
invatatoare invatator contabil contabila vanzator vanzatoare bucatar ospatar sofer zidar sudor operatoare consilier analist
dezvoltator coordonator managera ingrijitor ingrijitoare medic разработчик программист учитель учительница воспитатель бухгалтер
продавец кассир повар официант официантка водитель электрик сварщик слесарь менеджер специалист аналитик консультант стажер
помощник ассистент врач медсестра преподаватель руководитель директор администратор лаборант вчитель вчителька викладач
викладачка бухгалтерка продавець продавчиня касир кухар офіціант водіи електрик зварювальник слюсар менеджерка спеціаліст
фахівець помічник помічниця лікар вихователь вихователька керівник репетитор репетиторка програміст розробник інженерка стажист
perawat guru dosen kasir karyawan sopir teknisi pramuniaga penjaga pelaksana staf sekretaris akuntan insinyur pengembang hemsire
teknikeri tekniker garson asci muhasebeci kasiyer bakici kaynakci elektrikci tornaci kierowca magazynier ksiegowa ksiegowy
pielegniarka pielegniarz opiekunka kelner kelnerka kucharz spawacz elektryk murarz kasjer kasjerka sarta sarto modellista
cameriere cameriera cuoco cuoca infermiere infermiera autista falegname idraulico elettricista educatrice educatore chauffeur
verpleegkundige verzorgende timmerman loodgieter schoonmaker verkoper monteur magazijnmedewerker serveur serveuse cuisinier
cuisiniere infirmier infirmiere macon plombier electricien menuisier caissier caissiere coiffeuse coiffeur chauffeur-livreur
tischler schreiner maurer maler backer backerin baeckermeisterin konditor kellner kellnerin koch kochin pfleger pflegerin
erzieher erzieherin fahrer verkauferin verkaufer geselle gesellin schweisser elektrikerin camarero camarera cocinero cocinera
enfermero enfermera carpintero albanil fontanero electricista conductor conductora cajero cajera maestra ayudante cozinheiro
cozinheira enfermeiro enfermeira pedreiro eletricista motorista garcom garconete costureira balconista cuidadora cuidador
`),
)

/** Ends of a title in Hindi, Chinese, Japanese and Korean. */
export const titleEndings =
  /(?:مهندسة?|مطورة?|معلمة?|مديرة?|محاسبة?|ممرضة?|متدربة?|مساعدة?|طبيبة?|مصممة?|工程师|工程師|开发者|开发|程序员|经理|經理|主管|总监|總監|助理|专员|專員|顾问|顧問|分析师|分析師|设计师|設計師|老师|教师|教師|教授|讲师|講師|研究员|研究員|实习生|實習生|实习|實習|护士|護士|医生|醫生|会计|會計|律师|律師|编辑|編輯|记者|記者|店员|店長|店长|厨师|司机|负责人|組長|组长|部长|部長|课长|課長|社長|主任|秘书|秘書|代表|组员|队长|志愿者|エンジニア|プログラマー?|デザイナー|マネージャー|ディレクター|アシスタント|コンサルタント|アナリスト|リーダー|インターン|インターンシップ|スタッフ|アルバイト|担当|担当者|開発者|看護師|薬剤師|医師|弁護士|会計士|員|係長|エディター|ライター|プロデューサー|ボランティア|개발자|엔지니어|디자이너|매니저|연구원|인턴|인턴십|교사|강사|교수|조교|간호사|의사|약사|변호사|회계사|사원|대리|과장|차장|부장|팀장|대표|이사|기획자|분석가|컨설턴트|디렉터|리더|점원|요리사|기자|작가|편집자|봉사자|अभियंता|इंजीनियर|डेवलपर|प्रबंधक|शिक्षक|शिक्षिका|अध्यापक|सहायक|सलाहकार|विश्लेषक|डिजाइनर|डिज़ाइनर|नर्स|डॉक्टर|निदेशक|प्रमुख|अधिकारी|प्रशिक्षु|इंटर्न|शोधकर्ता|लेखाकार|पत्रकार|वकील|प्रोफेसर|समन्वयक)$/u

/** Words with a title's ending that are no titles. */
export const noTitles: ReadonlySet<string> = new Set(
  words(`
center centre computer summer winter september october november december paper server-side other number order power water weather
letter newsletter chapter semester quarter master major minor sector vector factor motor sensor color colour error behavior honor
labor harbor tutorials river tower corner border shoulder under over after never ever together whether rather better further
higher lower greater larger member-only dinner fiber career cancer laser layer player twitter docker router filter folder header
footer parameter theater theatre consumer customer user bachelor interior exterior senior junior prior superior mirror terror
list assist exist persist consist resist mist twist artist-run checklist wishlist playlist shortlist waitlist
indian asian canadian italian australian russian american christian median guardian dominican brazilian persian belgian egyptian
plant grant relevant significant important restaurant instant constant abundant pleasant elegant merchant giant covenant variant
remnant tenant brilliant compliant warrant determinant distant dominant
per her ser offer prefer refer transfer enter deliver discover cover answer consider remember however monitor tutor-led color
januar februar oktober dezember fuer unter ober uber wer der immer sommer
collaborator-free power-user newcomer spider silver gold copper amber
university center labor floor door poor indoor outdoor donor vendor investor author-date competitor
`),
)

/** Words that show an employer, a school or a place rather than a title. */
export const employerWords: ReadonlySet<string> = new Set(
  words(`
inc llc ltd llp corp corporation company co gmbh ag kg sa sas sarl srl bv nv plc pvt limited group holdings university college
universidad universite universitat universita universidade institute school academy hospital clinic bank church foundation
museum restaurant hotel cafe ministry department faculty association society solutions technologies systems laboratories
`),
)

/** First words of a sentence about work done; a line that begins so is no title. */
export const actionWords: ReadonlySet<string> = new Set(
  words(`
built created designed developed managed led implemented worked helped assisted responsible wrote made improved reduced increased
organized organised planned coordinated supported taught trained conducted performed analyzed analysed maintained tested deployed
collaborated communicated prepared provided ensured achieved launched delivered established generated handled introduced
participated presented produced received researched resolved served supervised utilized using working developing managing creating
building leading achieving ensuring assisting collaborated engineered spearheaded oversaw drove ran gained learned earned
`),
)

/** Words of a level, each list folded; phrases are written with spaces. */
export const levelPhrases = {
  lead: words(`
lead leader leiter leiterin leitender leitende head chief principal staff lider director directora directeur directrice direttore diretor
diretora dyrektor mudur muduru vp svp evp avp jefe jefa responsable responsabile cheffe teamleiter teamleiterin abteilungsleiter
abteilungsleiterin kierownik hoofd cto ceo cfo coo cio cmo ciso yonetici mudurluk teamlead
`),
  senior: words(
    'senior sr snr sen senior-level experienced expert kidemli starszy starsza veterano veteran experimente experimentee erfahrener erfahrene старшии старшая ведущии ведущая',
  ),
  mid: words('mid mid-level midlevel intermediate middle regular pleno plena medior semisenior ssr confirme confirmee'),
  junior: words('junior jr jnr mlodszy mlodsza junior-level младшии младшая молодшии молодша'),
  entry: words(`
entry entry-level graduate grad alternance apprentissage ausbildung trainee apprentice apprenticeship fresher freshers berufseinsteiger berufseinsteigerin
absolvent absolventin auszubildende auszubildender azubi debutant debutante apprenti apprentie alternant alternante aprendiz
neolaureato apprendista starter egresado egresada nyutdannet nyutdannede nyuddannet nyexaminerad nyutexaminerad vastavalmistunut larling lærling leerling
oppisopimus kezdo palyakezdo начинающии volontar volontarin volontariat absolwent absolwentka
`),
} as const

/** Signs of a level in scripts without spaces between words. */
export const levelSigns = {
  lead: /リーダー|部長|部长|课长|課長|总监|總監|主管|组长|組長|팀장|부장|실장|本部長|प्रमुख|निदेशक/u,
  senior: /高级|高級|资深|資深|シニア|시니어|수석|선임|वरिष्ठ/u,
  mid: /中级|中級|중급/u,
  junior: /初级|初級|ジュニア|주니어|कनिष्ठ/u,
  entry: /应届|應屆|校招|新卒|신입|未経験|管培生/u,
} as const

/** Words of an internship in any place of a title. */
export const internWords: ReadonlySet<string> = new Set(
  words(`
intern interns internship internships coop externship extern praktikum pflichtpraktikum praxissemester praktikant praktikantin
praktika werkstudent werkstudentin werkstudenten stagiaire stagiaires stagiair stageplaats becario becaria becarios practicante
practicas pasante pasantia pasantias tirocinio tirocinante tirocinanti stagista estagio estagiario estagiaria staz stazysta
stazystka praktykant praktykantka praktyki praktyka staj stajyer stajyeri staji werkstudierende werkstudierender werkstudierenden
werkstudentenstelle beca becas practica praktik praktikplats praktikplass praktikplads praktikophold sommerpraktikant
sommarpraktikant hochschulpraktikum hochschulpraktikant praktikumsplatz praktikumsstelle harjoittelija harjoittelu kesaharjoittelija
стажер стажерка стажировка стажант стажантка стажист практикант практикантка masterand masterandin diplomand diplomandin
werkstudententatigkeit werkstudentenjob stagiar stagiara praktikantka magang ασκουμενος ασκουμενη stazist stazista stazistka gyakornok gyakornoki stagemedewerker meewerkstage afstudeerstage snuffelstage
`),
)
export const internSigns = /インターン|实习|實習|인턴|इंटर्न/u
