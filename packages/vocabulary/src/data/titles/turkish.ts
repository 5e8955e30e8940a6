/** Titles in Turkish beyond those of `title-occupations.ts`, as `title-lists.ts` tells. */
export const turkishTitles = `
Software Engineer|yazılım uzmanı;programcı;bilgisayar programcısı;bilgisayar mühendisi
Front-End Developer|frontend geliştirici;ön yüz geliştirici
Back-End Developer|backend geliştirici
Web Developer|web geliştirici;web tasarımcısı;web tasarım uzmanı;web yazılım uzmanı;web tasarımcı
Mobile Developer|mobil uygulama geliştirici;mobil geliştirici;android geliştirici
Game Developer|oyun geliştirici
QA Engineer|test uzmanı;yazılım test uzmanı;test mühendisi;yazılım test mühendisi
Data Scientist|veri bilimci;veri bilimcisi
Data Analyst|veri analisti
Data Engineer|veri mühendisi
Data Entry Clerk|veri giriş elemanı;veri giriş operatörü;bilgisayar operatörü
Systems Administrator|sistem yöneticisi;sistem uzmanı
Network Engineer|ağ uzmanı;network uzmanı;ağ mühendisi
IT Support Specialist|bilgi işlem elemanı;teknik destek uzmanı;bilgi işlem uzmanı;it destek uzmanı;teknik destek elemanı;bilgi işlem sorumlusu;bilgisayar teknisyeni
Security Analyst|siber güvenlik uzmanı;bilgi güvenliği uzmanı
Mechanical Engineer|makine mühendisi;makina mühendisi;tasarım mühendisi
Electrical Engineer|elektrik mühendisi;elektrik elektronik mühendisi;elektronik mühendisi
Civil Engineer|inşaat mühendisi
Chemical Engineer|kimya mühendisi;proses mühendisi
Industrial Engineer|endüstri mühendisi;üretim mühendisi;üretim planlama mühendisi
Quality Engineer|kalite kontrol elemanı;kalite mühendisi;kalite kontrol uzmanı;kalite kontrol mühendisi;kalite uzmanı;kalite kontrolcü
Environmental Engineer|çevre mühendisi
Robotics Engineer|mekatronik mühendisi;otomasyon mühendisi;plc programcısı
Food Technologist|gıda mühendisi;gıda teknikeri
Biomedical Engineer|biyomedikal mühendisi
CAD Technician|teknik ressam;autocad operatörü
Health and Safety Specialist|iş güvenliği uzmanı;isg uzmanı
Engineering Technician|inşaat teknikeri;makine teknikeri;elektrik teknikeri
Landscape Architect|peyzaj mimarı
Urban Planner|şehir plancısı;şehir ve bölge plancısı
Interior Designer|iç mimar
Surveyor|harita mühendisi;harita teknikeri
Construction Manager|şantiye şefi;şantiye mühendisi;formen
Construction Worker|inşaat işçisi;inşaat ustası;amele
Real Estate Agent|emlak danışmanı;emlakçı;gayrimenkul danışmanı
Bricklayer|duvarcı ustası;duvar ustası;duvarcı
Concrete Worker|kalıpçı ustası;demirci kalıpçı;betoncu
Roofer|çatı ustası
Tiler|fayans ustası;fayansçı;parke ustası
Plasterer|sıvacı;alçıpan ustası;alçı ustası
Glazier|camcı
Carpenter|mobilyacı;mobilya ustası
Research Scientist|araştırma görevlisi
Biologist|biyolog;mikrobiyolog
Chemist|kimyager
Physicist|fizikçi
Geologist|jeolog;jeoloji mühendisi
Laboratory Technician|laboratuvar teknisyeni;laboratuvar teknikeri;tıbbi laboratuvar teknikeri
Registered Nurse|yoğun bakım hemşiresi;klinik hemşiresi;ameliyathane hemşiresi
Midwife|ebe
Nursing Assistant|hasta bakıcı;yaşlı bakıcısı;hemşire yardımcısı;hasta bakım elemanı;yaşlı bakım elemanı;bakıcı;yaşlı bakım teknikeri;evde bakım elemanı
Physician|hekim;aile hekimi;pratisyen hekim;cerrah
Medical Assistant|tıbbi sekreter
Paramedic|paramedik;acil tıp teknisyeni;acil tıp teknikeri
Physical Therapist|fizyoterapist;fizyoterapi teknikeri
Occupational Therapist|ergoterapist
Speech-Language Pathologist|dil ve konuşma terapisti;konuşma terapisti
Radiologic Technologist|radyoloji teknikeri;röntgen teknisyeni;radyoloji teknisyeni
Dietitian|diyetisyen
Optician|optisyen;gözlükçü
Massage Therapist|masör;masöz
Pharmacy Technician|eczane teknikeri;eczacı kalfası;eczane kalfası;eczane teknisyeni
Dentist|diş hekimi;dişçi
Dental Assistant|diş hekimi asistanı;diş hekimi yardımcısı;ağız ve diş sağlığı teknikeri
Dental Technician|diş teknisyeni;diş protez teknikeri
Veterinarian|veteriner hekim;veteriner
Veterinary Assistant|veteriner teknikeri;veteriner sağlık teknikeri
Psychologist|psikolog;klinik psikolog
Counselor|rehber öğretmen;psikolojik danışman
Social Worker|sosyal hizmet uzmanı;sosyal çalışmacı
Teacher|sınıf öğretmeni;ingilizce öğretmeni;matematik öğretmeni;branş öğretmeni;özel eğitim öğretmeni;türkçe öğretmeni
Lecturer|öğretim görevlisi;öğretim üyesi
Teaching Assistant|gölge öğretmen;yardımcı öğretmen;öğretmen yardımcısı
Tutor|özel ders öğretmeni;özel ders
Principal|okul müdürü
Librarian|kütüphaneci;kütüphane görevlisi
Childcare Worker|okul öncesi öğretmeni;anaokulu öğretmeni;çocuk bakıcısı;kreş öğretmeni;çocuk gelişimci;usta öğretici anaokulu;anasınıfı öğretmeni;oyun ablası;çocuk gelişimi uzmanı
Sports Coach|yüzme antrenörü;yüzme eğitmeni;futbol antrenörü
Fitness Trainer|fitness eğitmeni;fitness antrenörü;spor eğitmeni;spor salonu eğitmeni
Driving Instructor|direksiyon eğitmeni;direksiyon hocası;usta öğretici sürücü kursu
Project Manager|proje koordinatörü;proje müdürü;proje asistanı
Product Manager|ürün yöneticisi;ürün müdürü
Business Analyst|iş analisti
Operations Manager|operasyon müdürü;üretim müdürü;vardiya amiri;üretim şefi;operasyon yöneticisi
Entrepreneur|girişimci;kurucu;işletme sahibi;esnaf
Administrative Assistant|ofis elemanı;büro elemanı;yönetici asistanı;ofis asistanı;idari işler sorumlusu;büro görevlisi;ön büro elemanı;evrak kayıt elemanı;danışma görevlisi;büro personeli;idari asistan
Human Resources Specialist|insan kaynakları uzmanı;ik uzmanı;insan kaynakları asistanı;bordro uzmanı;işe alım uzmanı;ik asistanı;insan kaynakları stajyeri;özlük işleri uzmanı
Supply Chain Analyst|lojistik uzmanı;planlama uzmanı;tedarik zinciri uzmanı;lojistik elemanı
Procurement Specialist|satın alma sorumlusu;satın alma elemanı
Event Planner|etkinlik koordinatörü;organizasyon sorumlusu;organizatör
Accountant|muhasebe elemanı;mali müşavir;muhasebe uzmanı;ön muhasebe elemanı;muhasebe stajyeri;muhasebe sorumlusu;ön muhasebe;stajyer mali müşavir
Auditor|denetçi;denetçi yardımcısı;bağımsız denetçi
Financial Analyst|finans analisti;finansal analist;finans uzmanı
Financial Advisor|finansal danışman;yatırım danışmanı
Bank Teller|banka gişe görevlisi;bankacı;gişe yetkilisi;banka memuru;bireysel müşteri temsilcisi banka;veznedar;vezne görevlisi
Finance Manager|finans müdürü;mali işler müdürü
Insurance Agent|sigortacı;sigorta danışmanı;sigorta uzmanı;hasar uzmanı
Marketing Manager|pazarlama uzmanı;pazarlama müdürü;pazarlama elemanı;dijital pazarlama uzmanı;pazarlama asistanı;pazarlama stajyeri
Social Media Manager|sosyal medya uzmanı;sosyal medya yöneticisi
Public Relations Specialist|halkla ilişkiler uzmanı;basın danışmanı
Advertising Specialist|reklamcı;reklam uzmanı
Sales Representative|plasiyer;satış elemanı;satış sorumlusu;satış müdürü;pazarlamacı;tele satış elemanı;satış uzmanı
Retail Associate|tezgahtar;mağaza müdürü;reyon görevlisi;mağaza sorumlusu;market elemanı;kasa görevlisi;reyon elemanı;mağaza satış danışmanı;market kasiyeri;mağaza personeli;mağaza elemanı;reyon sorumlusu
Customer Service Representative|müşteri temsilcisi;çağrı merkezi elemanı;çağrı merkezi temsilcisi;müşteri hizmetleri temsilcisi;çağrı merkezi müşteri temsilcisi;santral görevlisi;müşteri hizmetleri uzmanı
Industrial Designer|endüstriyel tasarımcı;ürün tasarımcısı;endüstri ürünleri tasarımcısı
Fashion Designer|moda tasarımcısı;stilist;modelist
Tailor|terzi;dikiş makinesi operatörü;dikişçi;makineci tekstil
Jeweller|kuyumcu
Florist|çiçekçi
Photographer|fotoğrafçı
Video Editor|video editörü;kurgucu;kurgu operatörü
Sound Engineer|ses teknisyeni
Musician|müzisyen;şarkıcı
Actor|oyuncu
Journalist|muhabir
Writer|yazar;metin yazarı;içerik yazarı
Curator|arşiv görevlisi;arkeolog;müze araştırmacısı
Lawyer|hukuk müşaviri
Paralegal|avukat katibi;hukuk asistanı;katip hukuk
Judge|hakim;savcı
Police Officer|bekçi
Firefighter|itfaiyeci;itfaiye eri
Soldier|uzman çavuş;astsubay;subay;uzman erbaş
Security Guard|güvenlik görevlisi;güvenlik elemanı;özel güvenlik görevlisi;güvenlik personeli
Public Servant|memur;devlet memuru;belediye memuru;zabıta
Customs Officer|gümrük memuru
Lifeguard|cankurtaran
Chef|aşçıbaşı;pideci;pizza ustası;kebap ustası;döner ustası
Kitchen Assistant|aşçı yardımcısı;bulaşıkçı;mutfak elemanı;komi mutfak;mutfak personeli;mutfak görevlisi;fast food çalışanı;fast food elemanı
Waiter|servis elemanı;komi;servis personeli;salon görevlisi
Bartender|barista elemanı
Restaurant Manager|restoran müdürü;restoran işletmecisi
Hotel Manager|otel müdürü
Hotel Receptionist|resepsiyonist;resepsiyon görevlisi;ön büro görevlisi;ön büro resepsiyonist
Housekeeper|kat görevlisi;temizlikçi;oda görevlisi;temizlik elemanı;temizlik personeli;kat hizmetleri elemanı;ev temizlikçisi;gündelikçi;kat hizmetlisi;ev hizmetlisi
Travel Agent|seyahat danışmanı;turizm acentesi görevlisi;rezervasyon görevlisi
Tour Guide|turist rehberi;tur rehberi;profesyonel turist rehberi
Flight Attendant|kabin memuru
Hairdresser|kuaför;berber;kuaför kalfası;kuaför çırağı
Beautician|güzellik uzmanı;manikürcü;makyöz;estetisyen
Butcher|kasap
Baker|fırıncı;pastacı;pasta ustası;ekmek ustası;pasta şefi
Laundry Worker|ütücü;çamaşırhane görevlisi
Electrician|elektrik teknisyeni;elektrik ustası;elektrik tesisatçısı
Plumber|su tesisatçısı;doğalgaz tesisatçısı
Welder|kaynak ustası;gazaltı kaynakçısı;kaynak operatörü
HVAC Technician|klima teknisyeni;iklimlendirme teknikeri;klima ustası;soğutma teknisyeni
Mechanic|oto tamircisi;otomotiv teknisyeni;oto mekanik ustası;oto elektrikçi;motor ustası;oto teknisyeni;oto mekanikeri
Machinist|tornacı;cnc operatörü;frezeci;torna ustası;cnc programcısı;cnc torna operatörü;taşlamacı
Maintenance Technician|bakım teknisyeni;bakımcı;teknik servis elemanı;bakım onarım teknisyeni;makine bakım teknisyeni;bakım onarımcı;servis teknisyeni;teknik servis teknisyeni
Caretaker|apartman görevlisi;kapıcı;bina görevlisi
Locksmith|çilingir
Toolmaker|kalıpçı;kalıp ustası
Ironworker|demirci;çelik konstrüksiyon ustası;tesviyeci
Sheet Metal Worker|kaportacı;kaporta ustası
Painter|boya ustası;badanacı
Assembler|üretim işçisi;fabrika işçisi;montaj elemanı;paketleme elemanı;üretim elemanı;üretim operatörü;montaj işçisi;paketleme işçisi;imalat işçisi;vasıfsız işçi;beden işçisi;montajcı;üretim personeli;bant işçisi
Machine Operator|makine operatörü;enjeksiyon operatörü;pres operatörü;dokuma operatörü
Heavy Equipment Operator|iş makinesi operatörü;vinç operatörü;kepçe operatörü;ekskavatör operatörü
Electronics Technician|elektronikçi
Printer|matbaacı;baskı operatörü
Upholsterer|döşemeci
Shoemaker|ayakkabıcı;kunduracı
Miner|madenci;maden işçisi
Waste Collector|çöpçü;temizlik işçisi belediye
Driver|kurye;tır şoförü;motorlu kurye;taksi şoförü;dağıtım elemanı;kamyon şoförü;servis şoförü;moto kurye;paket servis elemanı;tır sürücüsü;ehliyetli kurye;sevkiyat şoförü
Bus Driver|otobüs şoförü;belediye otobüs şoförü
Warehouse Worker|depo elemanı;depocu;depo sorumlusu;depo işçisi;sevkiyat elemanı;yükleme elemanı;depo personeli;sevkiyat sorumlusu;mal kabul elemanı
Dispatcher|sevkiyat planlama uzmanı;operasyon uzmanı lojistik;gümrük müşaviri;dış ticaret uzmanı;gümrük müşavir yardımcısı
Train Driver|makinist
Mail Carrier|postacı;posta dağıtıcısı
Sailor|gemici;denizci;tayfa
Farmer|tarım işçisi;çoban;besici;mevsimlik işçi
Agronomist|ziraat mühendisi;ziraat teknikeri;tarım teknikeri
Gardener|peyzaj teknikeri
Animal Caretaker|hayvan bakıcısı;seyis;pet kuaförü
Forester|orman mühendisi;orman işçisi
Fisher|balıkçı;su ürünleri mühendisi
`
