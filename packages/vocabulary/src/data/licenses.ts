/**
 * Licenses and entries of a register that titles ask for by name: license|marks|licensed|titles|occupations|above. A title
 * asks for it that has one of its marks, or 'licensed' and one of the words of the third cell. It is held by whoever names it
 * so, held a title with all words of one of the fourth, is at home in an occupation of the fifth, or names one of the last,
 * which are marks of licenses that come after it.
 */
export const licenseRows = `
Clinical Social Worker|lcsw;lcsws;licsw;lisw|social;therapist;clinician;psychotherapist;mental|clinical social worker|
Master Social Worker|lmsw;lmsws;lgsw;lsw|social|clinical social worker||lcsw;lcsws;licsw;lisw
Professional Counselor|lpc;lpcs;lpcc;lcpc;lmhc;lcmhc|counselor;therapist;clinician;psychotherapist;mental||
Marriage and Family Therapist|lmft;lmfts|marriage;therapist;clinician;psychotherapist;mental|marriage family therapist|
Psychologist|psyd|psychologist;therapist;clinician;psychotherapist;mental|psychologist|
Behavior Analyst|bcba;bcbas||behavior analyst|
Registered Nurse|rn;rns|||Registered Nurse;Nurse Practitioner;Midwife
Practical Nurse|lpn;lpns;lvn;lvns|||Practical Nurse;Registered Nurse
Nursing Assistant|cna;cnas;stna||nursing assistant;nurse aide;nurse assistant|Registered Nurse;Practical Nurse
Nurse Practitioner|np;aprn;fnp;pmhnp|||Nurse Practitioner;Physician Assistant
Nurse Anesthetist|crna;crnas||nurse anesthetist|
Commercial Driver|cdl||truck;trucker;tractor trailer;lorry;hgv;commercial driver|Bus Driver
Emergency Medical Technician|emt;emts;paramedic;paramedics|||Paramedic
Massage Therapist|lmt|massage|massage therapist|
Cosmetologist||cosmetologist;esthetician;barber;nail||Hairdresser
Optician||optician;optical||Optician
Veterinary Technician|lvt;cvt;rvt|veterinary|veterinary technician|
Insurance Agent||insurance;property||Insurance Agent
Real Estate Agent||estate||Real Estate Agent
`
/** What a title says so about is not asked for: 'Non-CDL Driver'. */
export const deniedBy = 'non'
/** What a bachelor's degree alone leads to no license of: an examination or a year of practice stands between. */
export const beyondBachelor = 'Lawyer;Judge'
