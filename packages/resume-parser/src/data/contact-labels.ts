/** What stands as the label of a detail of a person that is no place, by language. */
const rows = `
en|email;e-mail;mail;email address;phone;telephone;tel;mobile;cell;fax;skype;whatsapp;web;website;site;homepage;url;blog;portfolio;profile;profiles;links;social;github;gitlab;linkedin;twitter;contact;details;about;born;birthday;birthdate;date of birth;dob;age;nationality;gender;sex;marital status;driving licence;driver's license;name;full name;summary;print;download;hire me;contact me;get in touch;let's talk;download cv;download resume
de|e-mail-adresse;telefon;mobil;handy;webseite;netz;profil;profile;kontakt;geburtsdatum;geboren;alter;staatsangehörigkeit;nationalität;geschlecht;familienstand;führerschein;name;vorname;nachname
fr|courriel;mél;adresse e-mail;téléphone;portable;site;site web;profil;profils;réseaux;contact;naissance;né;née;âge;nationalité;sexe;permis;permis b;nom;prénom
es|correo;correo electrónico;teléfono;móvil;celular;web;sitio web;página web;perfil;perfiles;redes;contacto;nacimiento;fecha de nacimiento;edad;nacionalidad;sexo;género;estado civil;nombre;apellidos
pt|correio;correio eletrônico;correio eletrónico;telefone;telemóvel;celular;site;página;perfil;perfis;contato;contacto;nascimento;idade;nacionalidade;sexo;estado civil;nome
it|posta elettronica;indirizzo e-mail;telefono;cellulare;sito;sito web;profilo;profili;contatti;contatto;nascita;nato;nata;età;nazionalità;cittadinanza;sesso;nome;cognome
nl|e-mailadres;telefoon;mobiel;website;profiel;profielen;contact;geboortedatum;geboren;leeftijd;nationaliteit;geslacht;rijbewijs;naam
pl|poczta;adres e-mail;telefon;tel. kom;komórka;strona;strona internetowa;profil;profile;kontakt;data urodzenia;wiek;narodowość;obywatelstwo;płeć;imię;nazwisko
sv|e-post;epost;e-postadress;telefon;mobil;webbplats;hemsida;profil;profiler;kontakt;född;födelsedatum;ålder;nationalitet;kön;körkort;namn
da|mail;telefon;mobil;hjemmeside;profil;kontakt;født;fødselsdato;alder;nationalitet;køn;kørekort;navn
nb|e-post;telefon;mobil;nettside;profil;kontakt;født;fødselsdato;alder;nasjonalitet;kjønn;førerkort;navn
fi|sähköposti;puhelin;matkapuhelin;verkkosivu;kotisivu;profiili;yhteystiedot;syntynyt;syntymäaika;ikä;kansalaisuus;nimi
cs|e-mail;telefon;mobil;web;profil;kontakt;narozen;datum narození;věk;národnost;jméno;příjmení
hu|e-mail cím;telefon;mobil;honlap;profil;kapcsolat;születési idő;kor;állampolgárság;név
ro|e-mail;telefon;mobil;site;profil;contact;data nașterii;vârstă;naționalitate;nume;prenume
tr|e-posta;eposta;telefon;cep;cep telefonu;web;web sitesi;profil;iletişim;doğum tarihi;yaş;uyruk;cinsiyet;ad;soyad;ad soyad
ru|почта;эл. почта;электронная почта;телефон;моб;сайт;профиль;контакты;дата рождения;возраст;гражданство;пол;имя;фамилия
uk|пошта;ел. пошта;електронна пошта;телефон;моб;сайт;профіль;контакти;дата народження;вік;громадянство;ім'я;прізвище
el|ηλεκτρονικό ταχυδρομείο;τηλέφωνο;κινητό;ιστοσελίδα;προφίλ;επικοινωνία;ημερομηνία γέννησης;όνομα
id|surel;telepon;ponsel;hp;situs;profil;kontak;tanggal lahir;usia;kewarganegaraan;jenis kelamin;nama
vi|thư điện tử;điện thoại;di động;trang web;hồ sơ;liên hệ;ngày sinh;tuổi;quốc tịch;giới tính;họ tên;họ và tên
zh|邮箱;电子邮箱;电子邮件;邮件;电话;手机;手机号;网站;主页;博客;微信;联系方式;出生日期;生日;年龄;国籍;性别;姓名
ja|メール;メールアドレス;電話;電話番号;携帯;ウェブサイト;連絡先;生年月日;年齢;国籍;性別;氏名;名前
ko|이메일;메일;전화;전화번호;휴대폰;휴대전화;연락처;웹사이트;홈페이지;블로그;생년월일;나이;국적;성별;이름;성명
ar|البريد الإلكتروني;الهاتف;الجوال;الموقع;تاريخ الميلاد;العمر;الجنسية;الجنس;الاسم
hi|ईमेल;फ़ोन;फोन;मोबाइल;वेबसाइट;जन्म तिथि;आयु;राष्ट्रीयता;लिंग;नाम
`

const labels = new Set(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => row.slice(row.indexOf('|') + 1).split(';')),
)

/** Whether a text is the label of a detail of a person, as 'E-mail:' is. */
export const isContactLabel = (text: string) =>
  labels.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/\s*[.:：]$/, ''),
  )
