import type { DegreeRank } from '../degrees.ts'

/**
 * What ends with which degree, by rank: beginnings of words as a pattern, small letters without accents, parted by ';'.
 * The highest rank whose words stand in a text counts, so 'yuksek lisans' is a master's and 'lisans' a bachelor's.
 */
export const degreeRankRows: readonly (readonly [rank: DegreeRank, words: string])[] = [
  [
    5,
    "ph\\.?\\s?d;d\\.?\\s?phil;doctor(?:al|ate|at|ado)?(?!\\p{L});doktor;doktora;dottorato;doutor;juris doctor;j\\.?d\\.?(?!\\p{L});m\\.?d\\.?(?!\\p{L});ed\\.?d\\.?(?!\\p{L});pharm\\.?d;tohtori;tien si;διδακτορικ;доктор;кандидат наук;博士;박사;دكتوراه;पीएचडी",
  ],
  [
    4,
    "master;postgraduate;pgce;pgdm?(?!\\p{L});m\\.?\\s?(?:sc|a|s|eng|tech|ed|res|phil|arch|com|ba|fa|ph|des|ca|sn|pa)\\.?(?!\\p{L});e?mba(?!\\p{L});ll\\.?m;magist(?!erio);maestri;mestrado;mastere;maitrise;dess(?!\\p{L});laurea magistrale;laurea specialistica;dipl\\.?-?\\s?ing;diplom(?=$|[\\s-]|arbeit);diplome d['’]ingenieur;staatsexamen;yuksek lisans;studia magister;studia podyplom;civilingenjor;sivilingeni;cand\\.;maisteri;diplomi-insinoori;mesterkepz;mesterdiploma;okleveles;inzenyr;inzinier;thac si;μεταπτυχιακ;магистр;магистър;магістр;修士;硕士;碩士;大学院;研究生;석사;ماجستير;परास्नातक;स्नातकोत्तर;एम\\.?\\s?(?:ए|टेक|कॉम)",
  ],
  [
    3,
    "bachelor;b\\.?\\s?(?:sc|a|s|eng|tech|ed|arch|com|ba|fa|sn|n|e|ca|mus|des|pharm)\\.?(?!\\p{L});bba(?!\\p{L});ll\\.?b;mbbs;licen[cs]i;licence;licent;grado (?:en|universitario);pregrado;laurea;bacharel;bachiller en;graduacao;(?<!on )lisans;undergraduate;ingenier;engenhar;ingegneria;inzynier;studia (?:licencjackie|inzynierskie|pierwszego);kandidat;alapkepz;baka?lar;bakalavr;prvostupni;sarjana;s1(?!\\p{L});cu nhan;ky su;hbo(?!\\p{L});wo(?!\\p{L});but(?=\\s|$);πτυχιο;бакалавр;специалист;学士;本科;学部;학사;بكالوريوس;ليسانس;स्नातक;बी\\.?\\s?(?:ए|टेक|कॉम)",
  ],
  [
    2,
    "associate;a\\.?a\\.?s?\\.?(?!\\p{L});a\\.s\\.;hn[dc](?!\\p{L});foundation degree;bts(?!\\p{L});dut(?!\\p{L});deug(?!\\p{L});btec;ausbildung;meisterprufung;gesellen;facharbeiter;technician diploma;tecnico;ciclo formativo;tecnolog;on lisans;mbo(?!\\p{L});titre professionnel;fagbrev;svendebrev;vyucni list;trung cap;d3(?!\\p{L});merkonomi;lahihoitaja;szakkepesites;大专;专科;전문학사;دبلوم;डिप्लोमा",
  ],
  [
    1,
    "high school;secondary;geds?(?!\\p{L});a[- ]levels?(?!\\p{L});gcses?;(?:advanced )?highers(?!\\p{L});ib diploma;international baccalaureate;leaving certificate;matric;sslc;wassce;kcse;hsc(?!\\p{L});ssc(?!\\p{L});10\\+2;abitur;fachabitur;hochschulreife;fachhochschulreife;realschul;hauptschul;mittlere reife;matura;technikum;bachillerato;bachiller(?!\\p{L}| en);educacion secundaria;baccalaur;bacalaureat;ensino medio;ensino fundamental;maturita;diploma di maturita;liceo;vwo(?!\\p{L});havo(?!\\p{L});vmbo;lise(?!\\p{L});liceum;ylioppilas;erettsegi;απολυτηριο;gymnasieexamen;studentereksamen;studentexamen;vitnemal;sm[ak] jurusan;среднее образование;средно образование;高中;高校;고등학교;الثانوية;हाईस्कूल;इंटरमीडिएट",
  ],
]
