/** Labels of a place and of its parts, as `part|labels`: the town, the region, the country, the place as a whole, and where one was born. */
export const placeLabels = `
town|city;town;city / town;city/town;ort;wohnort;stadt;ville;ciudad;localidad;cidade;città;comune;stad;plaats;woonplaats;miasto;miejscowość;ort;by;kaupunki;město;város;oraș;şehir;город;місто;πόλη;kota;thành phố;城市;市;도시
region|region;state;province;county;bundesland;land / region;région;département;provincia;comunidad autónoma;estado;regione;provincie;województwo;län;fylke;kraj;megye;județ;il;область;регион;provinsi;tỉnh;省;都道府県;지역
country|country;country / region;land;staat;pays;país;paese;kraj;maa;země;ország;țară;ülke;страна;країна;χώρα;negara;quốc gia;国家;国;국가
place|location;place;lieu;lugar;local;luogo;yer;地点;場所;장소
birth|place of birth;birthplace;born in;geburtsort;lieu de naissance;lugar de nacimiento;local de nascimento;naturalidade;luogo di nascita;geboorteplaats;miejsce urodzenia;födelseort;fødested;syntymäpaikka;místo narození;születési hely;locul nașterii;doğum yeri;место рождения;місце народження;τόπος γέννησης;tempat lahir;nơi sinh;出生地;出身地;출생지
`
