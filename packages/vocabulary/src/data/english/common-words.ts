/**
 * Stems of words that postings of every trade are full of: each stands in more than three of a hundred, or says when, how
 * much or how well. Two sentences that share only these speak of nothing in common.
 */
export const commonWords =
  'ability abl about abov accept access accessibility accessibl accommodation accordanc accountability accountabl ' +
  'accuracy accurat achiev achievement acquir acquisition across act action actionabl activ activity actual acumen ' +
  'ad adapt adaptabl add addition additional address administration administrativ adopt adoption advanc advancement ' +
  'advantag advertis advisor advocat affordabl after against age agency agent agentic agil agree agreement ahead ai ' +
  'aim alert align alignment all allow along alongsid already also alway amaz ambiguity ambiguous ambition ' +
  'ambitious america american among amount an analysis analyst analytic analytical ancestry and angel annual ' +
  'another anticipat any anywher applicabl applicant application apprentic approach appropriat approv april ' +
  'architect architectural are area around arrest art articl articulat artificial as ask aspect assessment asset ' +
  'assign assignment assistanc assistant associat at attend attention attitud attract audienc august authorization ' +
  'autonomous autonomy availability availabl awar award awareness ba bachelor back background balanc bar bas basic ' +
  'basis be beautiful becaus becom been befor began begin behavior behind being believ belong below benchmark ' +
  'benefit best better between beyond bi bia big biggest bill billion bit blend blog board bold bonus both boundary ' +
  'box break bridg bring broad broader bs builder built business busy but buy by ca california call came campus can ' +
  'canada candidat capability capabl capacity capital captur car card career careful carri carry cas cash catalyst ' +
  'category caus cd celebrat cell center central centric ceo certain certificat certification challeng champion ' +
  'chanc chang channel characteristic chat check choic choos ci citizenship city clarity class clear click client ' +
  'clos cloud club co collaborat collaboration collaborativ colleague collection college color com combin ' +
  'combination combinator comfort comfortabl commerc commercial commit commitment common communicat communication ' +
  'communicator community commuter company compell compensation competency competitiv complet completion complex ' +
  'complexity component comprehensiv comput computer concept concern condition conduct conferenc confidenc ' +
  'configuration connect connection consider consideration consistency consistent consult consultant consumer ' +
  'contact context continu continue continuous contractor contribut contribution contributor control conversation ' +
  'conversion conviction coordination cor corporat correct could country cours cover coverag craft creation creativ ' +
  'creativity creed criminal criteria critical cross crucial cultivat cultur cultural curiosity curious current ' +
  'custom customer cut cycl dat day deadlin deal decad december decision dedicat deep defens defin definition ' +
  'degree deliverabl delivery demand demo demonstrat dental department depend dependent deployment depth describ ' +
  'description designer desir detail detection determin developer development devop differenc different digital ' +
  'dinner direct direction director disability disabl disciplin discover discovery discriminat discrimination ' +
  'discuss discussion distribut distribution div divers diversity do doc doe doesn doing dollar domain don done ' +
  'door down driv driven due dur during duty dynamic each eager earn easier easy economic ecosystem edg educat ' +
  'education educational effectiv effectiveness efficiency efficient effort ego eight either electronic elevat ' +
  'eleven eligibl email embrac emerg empathy employ employee employer employment empower en enabl enablement ' +
  'encourag end energiz engag engagement engin engineer english enhanc enhancement enjoy enough ensur enter ' +
  'enterpris entir entrepreneurial entry environment equal equitabl equity equivalent essential establish estimat ' +
  'etc ethnicity europ evaluation even ever every everyday everyon everyth evolv exam exampl exceed excel excellenc ' +
  'excellent exceptional exchang excit execut execution executiv exercis exist expand expansion expect expectation ' +
  'experienc expert expertis explain explor exposur expression extend extensiv external extra extract eye fac ' +
  'facilitat factor failur fair familiar familiarity fast faster fastest featur february federal feedback feel ' +
  'fertility few field fifty fil final financial find finish fintech firm first fit fitness five flexibility ' +
  'flexibl flow fluency fluent focus follow for forc forefront form format fortun forty forward foster found ' +
  'foundation foundational founder four framework francisco free freedom fresh friday from front frontier fsa fuel ' +
  'full fun function functional functionality fund fundamental further futur gain gained gap gave gender general ' +
  'generat generation generativ generous genetic get giv given glob global go goal goe going good googl got ' +
  'governanc government grad graduat great green grew ground group grow grown growth gtm guid guidanc guidelin had ' +
  'half hand handl happen happy hard has hav head headquarter health healthcar healthy hear heart held help her ' +
  'high higher highest highlight history hit hoc hold holiday hom honor hop hour hous how however hr hsa html http ' +
  'hub hug human hundr hundred hybrid idea ideal identify identity if immediat impact impactful implementation ' +
  'important improvement in inc incentiv includ inclusion inclusiv incredibl independent individual industry ' +
  'influenc inform information initial initiativ innovat innovation innovativ input insid insight inspir instead ' +
  'institution insuranc integration integrity intelligenc intelligent interact interaction interest interfac intern ' +
  'internal international internet internship interpersonal interpret intersection into intuitiv investment ' +
  'investor involv is isn issue it item iterat iteration its january job join journey js judgment july june junior ' +
  'just keep kept key kind know knowledg kpis landscap languag laptop larg largest last later latest law layer ' +
  'leader leadership lean learn least leav led less let level leverag li library licens lif lifecycl lift light lik ' +
  'limit lin line link linkedin list listen liv ll llm local locat location logic london long look loop los lot lov ' +
  'low lower lunch machin mad made main major mak maker management manager manner manual many march marital ' +
  'marketplac massiv master match mathematic matter maximiz maximum may mean meaningful measurabl measurement ' +
  'medical medium meet member membership mental mentality mentorship messag met meta method methodology microsoft ' +
  'mid might mileston military million min mind mindset minimal minimum minut mission modern moment monday money ' +
  'month mor most motion motivat mov ms much multi multipl must nam national nativ natur natural navigat necessary ' +
  'need negotiation net network never new next nic nine ninety no nod non north not notic notion november now ' +
  'number numerous nyc objectiv observability obsess obtain october of off offer offic offsit often on onc one ongo ' +
  'onlin only onsit open openai operat operation operational operator opportunity ops optimal optimization option ' +
  'or oral orchestration ordinanc org organization organizational orient orientation origin other our ourselv out ' +
  'outbound outcom output outreach outsid outstand over overall overview own owner ownership pac packag pag page ' +
  'paid pain pair paper parent parental part participat participation partner partnership party passion passionat ' +
  'past path pattern pay peer peopl per perfect perform performanc period perk person personal personaliz ' +
  'perspectiv phas phd phon physical pioneer pivotal plac placement platform play playbook player pleas plus point ' +
  'popular portfolio position positiv possess possibl post potential power powerful practic practical pre precision ' +
  'predictiv prefer preferenc pregnancy premium presenc pressur previous prid primary principl prior prioritiz ' +
  'priority privacy privat prize pro proactiv problem procedur process procurement produc product productiv ' +
  'productivity professional proficiency proficient profil program progress project promis promot proof propos ' +
  'proposition proprietary protect protection protocol proud proven provid provider pto public publish purchas ' +
  'purpos push put qa qualification qualify quality quantitativ quarter question quick quota rac rais ran rang rank ' +
  'rapid rat rather re reach react read readiness ready real reason reasonabl receiv recent recharg recogniz ' +
  'recommend recruiter recruitment redefin referenc referral refin reflect regard regardless region regional ' +
  'regular regulation regulatory reimagin reimbursement relat relation relational relationship releas relevant ' +
  'reliability reliabl religion religious relocation rely remain remot represent representativ request requir ' +
  'requirement researcher resolution resolv resourc respect respons responsibility responsibl rest result resum ' +
  'retain retention retirement return revolutioniz reward right rigorous risk roadmap robust roi rol roll room root ' +
  'round run saa saf salary sam san satisfaction saturday sav say scal scalability scalabl scienc scientist scop ' +
  'scor screen seamless search season second sector secur see seek segment select selection self semester send ' +
  'senior sens sensitiv sent september sequoia serv servic sery session set setup seven sever several sex sexual sf ' +
  'shap shar sharp shift shop short should show sick sid side sign signal significant similar simpl sinc singl sit ' +
  'situation six sixty siz skill small smart smarter smooth snack so softwar solid solution solv solver som someon ' +
  'someth sophisticat sort sound spac span spark speak special specialist specializ specific specification speed ' +
  'spend spent sponsorship spot stack staff stag stage stak stakeholder stand standard start starter startup stat ' +
  'statement status stay step still stipend stor storag story storytell strategic strategy stream strength ' +
  'strengthen striv strong structur study styl subject submit subscription succeed success successful such suit ' +
  'summary sunday supportiv sur surfac surround sustainabl system tabl tackl tailor tak talent talk tangibl target ' +
  'task team teammat teamwork tech technical technique technology tell ten term text than that the their them then ' +
  'ther thes thesis they thing think thinker third thirty this thos thought thoughtful thousand three thriv through ' +
  'throughout thursday tier tight tim timelin titl to today together too took tool top topic total touch toward ' +
  'trad traditional transform transformation transformativ transparency transparent travel treatment trend true ' +
  'trust tuesday tun turn twelve twenty two typ typical uber uk uncover under understand undertak unify unique unit ' +
  'university unless unlimit unlock up updat upon urgency us usag usd use used useful using usual utiliz vacation ' +
  'validation valu valuabl value variety various vary ve velocity ventur verbal verification version vertical very ' +
  'veteran via view virtual visa visibility vision visit visual voic volum volunteer wait want was way we wednesday ' +
  'week weekend welcom well wellness went wer what when wher whether which whil who whol why wid will willingness ' +
  'win window winner wish with within without won word work worker workforc workplac workspac world worldwid would ' +
  'writ written www year york you your yourself zon'
