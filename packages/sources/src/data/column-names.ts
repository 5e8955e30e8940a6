/**
 * What an entry of a host's own listings may say, by the word that a mapping file uses, with the names under which that
 * usually stands: the first name that an entry has counts. Names are compared as `plainName` writes them.
 */
export const usualNames = {
  title:
    'jobtitle positiontitle eventtitle title position role headline hackathonname eventname name job event hackathon jobopening opening opportunity vacancy externaltitle stellenbezeichnung jobtitel stellentitel titel intituleduposte intitule poste titre puesto titulo functie cargo vaga vacante oferta denominacion nombredelpuesto nomedavaga posizione posizionelavorativa offerta ruolo vacature functietitel vacaturetitel stanowisko nazwastanowiska jobbtitel stilling stillingsbetegnelse intituledeloffre intituleoffre offre libelle 求人タイトル 求人名 募集職種 職種 職種名 タイトル 职位 职位名称 岗位 직무 채용공고',
  employer:
    'employer employername company companyname hiringorganization organization organisation organizationname organisationname organizer organiser host organizername organisername hostname hostedby organizedby organizationhiring companyhiring legalentity subcompany firm business arbeitgeber unternehmen firma entreprise employeur societe empresa bedrijf werkgever azienda datoredilavoro organizacion entidad empregador nomedaempresa nomentreprise nombredelaempresa organisatie opdrachtgever pracodawca arbetsgivare arbejdsgiver arbeidsgiver virksomhed foretag organisme recruteur 会社名 会社 企業名 企業 団体名 公司 公司名称 单位 회사 회사명',
  address:
    'url link joburl joblink postingurl positionurl eventurl eventlink website webaddress webpage homepage permalink externalurl stellenlink lien enlace postinglink jobpostinglink jobpostingurl linkjob linkposting linkausschreibung ausschreibung linkstelle stellenurl liga lienannonce urloffre liendeloffre lienoffre linkdavaga collegamento enlaceoferta urldelaoferta ligaoferta vacaturelink adresstellenanzeige linkoferty リンク 链接 网址 링크 lienverslannonce',
  apply:
    'applyurl applylink applicationurl applicationlink registrationurl registrationlink apply bewerbungslink linkapply howtoapplyurl applyhere externalapplicationurl externalapplicationlink applicationwebsite webaddressapplication linkbewerbung bewerbungsurl lienpostuler liencandidature lienpourpostuler candidatar linkdeinscricao inscricao enlacepostulacion postular candidarsi application howtoapply applicationinstructions sollicitatielink ansokningslank 応募url linkcandidatura linkpercandidarsi lienpourcandidater enlaceparapostular enlacedepostulacion linkparacandidatura bewerbungsformular',
  id: 'id jobid positionid postingid eventid externalid identifier uid guid number jobnumber referencenumber reference refno ref kennziffer stellenid',
  kind: 'kind listingkind',
  requisition: 'requisitionid requisition reqid requisitionnumber',
  description:
    'contenthtml encoded contenttext jobdescription eventdescription description fulldescription content body details text about summary stellenbeschreibung beschreibung descriptif descripcion omschrijving descriptionposition descriptionjob descricao descricaodavaga descripciondelpuesto descriptifdeloffre descriptionduposte descrizione omschrijvingvacature functieomschrijving opis opisstanowiska beskrivning beskrivelse 仕事内容 職務内容 業務内容 职位描述 descriptionrequirements',
  location:
    'joblocation eventlocation worklocation location locations primarylocation place venue office officelocation where standort arbeitsort ort einsatzort lieu localisation ubicacion lugar locatie plaats joblocations positionlocation wherejob whereposition wherelocated arbeitsorte dienstort localizacao localidade local localizacion localidad lugardetrabajo lieudetravail sededilavoro sede luogo standplaats werklocatie lokalizacja miejscepracy arbetsplats arbejdssted 勤務地 就業場所 工作地点 근무지',
  city: 'city town addresslocality jobcity stadt ville ciudad stad locationcity cidade municipio citta comune commune miasto',
  region:
    'region state stateprovince province county addressregion bundesland locationstate locationregion stateorprovince provincia regione wojewodztwo lan estado estadoprovincia',
  country: 'country countrycode addresscountry land pays pais locationcountry paese kraj nazione',
  remote:
    'remote isremote remotejob remoteok homeoffice telework teletravail teletrabajo teletrabalho telelavoro smartworking lavorodaremoto distanciel remoto',
  workplace:
    'workplace workplacetype workmode workmodel worktype locationtype modality mode format modalidad modalidade modalita modalitadilavoro werkvorm trybpracy remotetype remotestatus',
  type: 'jobtype employmenttype positiontype contracttype type employment schedule hours timetype anstellungsart vertragsart beschaftigungsart typedecontrat contrat tipodecontrato typeopportunity opportunitytype typeposition typejob beschaftigungsumfang tipodeempleo tipodevaga tipodicontratto contratto jornada regime dienstverband rodzajumowy anstallningsform typeemploi typedemploi typecontrat 雇用形態 契約形態 雇用区分 工作性质 고용형태',
  level: 'level joblevel experiencelevel seniority senioritylevel careerlevel',
  category: 'category categories jobcategory function jobfunction field industry sector branche department departmentname division team abteilung',
  pay: 'salary pay salaryrange payrange compensation wage wages stipend hourlyrate remuneration gehalt vergutung salaire salario salaryamount payrate rateofpay hourlywage wagesalary hourlywageorsalary salaryorwage bezahlung entgelt lohn salarios sueldo remuneracion remuneracao bolsa stipendio retribuzione salaris wynagrodzenie loen salairebrut bolsaauxilio gratification salarylevel 給与 給料 報酬 薪资 薪酬 급여',
  payMin: 'salarymin minsalary minimumsalary salaryfrom paymin minpay compensationmin minimumcompensation',
  payMax: 'salarymax maxsalary maximumsalary salaryto paymax maxpay compensationmax maximumcompensation',
  currency: 'currency salarycurrency paycurrency wahrung devise compensationcurrency',
  payPeriod:
    'payperiod salaryperiod salaryunit payunit salarytype per compensationfrequency payfrequency salaryfrequency',
  posted:
    'dateposted posteddate posted postingdate postdate datepublished publisheddate publicationdate publishdate published pubdate publishedat postedat postedon created createdat datecreated date veroffentlichtam veroffentlicht datum datedepublication timestamp fechadepublicacion fechapublicacion publicado datadepublicacao datapublicacao datadipubblicazione datapubblicazione publicatiedatum datapublikacji publiceringsdatum datepublication dateadded added createdtime creationdate openeddate openingdate opendate opened advertised dateopened jobpostingstartdate poststartdate postingstartdate datadeabertura pubblicato pubblicata publicada publicadoem publie publiee publieele 掲載日 公開日 発布日 发布日期 등록일',
  deadline:
    'applicationdeadline deadline applyby applicationclosingdate whenapplicationsclose closingdate closedate closes applicationdue duedate expirationdate expirydate expires expiresat validthrough registrationdeadline registrationcloses bewerbungsfrist bewerbungsschluss datelimite fechalimite expireson applyend applicationend bewerbungsende datelimitedecandidature datedecloture cloture fechalimitedepostulacion fechadecierre cierre prazo prazodeinscricao inscricoesate datalimite dateexpiration unpostingdate jobpostingenddate postenddate postingenddate scadenza datadiscadenza sluitingsdatum reageervoor terminaplikowania sistaansokningsdag ansokningsfrist soknadsfrist candidaterjusquau frist deadlineapply applydeadline applybydate bewerbungbis bewerbenbis expiration 応募締切 応募締切日 締切 締切日 応募期限 募集締切 截止日期 마감일 postingexpirationdate',
  starts:
    'startsat startat starts eventstart startdatetime startdate start dtstart beginn datededebut fechadeinicio datadeinicio datainizio ingangsdatum startdatum',
  ends: 'endsat endat ends eventend enddatetime enddate end dtend ende',
  days: 'dates eventdates eventdate days when',
  zone: 'timezone tz eventtimezone zeitzone',
  opens: 'registrationopens registrationstart',
  submission: 'submissiondeadline submissionsdue submissiondue',
  term: 'term terms season semester',
  sponsorship: 'sponsorship visasponsorship visa',
  logo: 'logo logourl companylogo image imageurl',
  prize: 'prize prizes prizepool prizemoney',
  teamSize: 'teamsize maxteamsize',
  themes: 'themes theme tracks topics',
  status: 'status jobstatus listingstatus',
} as const satisfies Record<string, string>

/** Parts of a description that many lists keep in columns of their own; each becomes a section under its name. */
export const sectionNames =
  'responsibilities duties tasks requirements qualifications minimumqualifications preferredqualifications requiredskills preferredskills skills benefits perks aboutthecompany companydescription aufgaben anforderungen profil missions degree degreelevel degrees educationlevel education abschluss diplome'
