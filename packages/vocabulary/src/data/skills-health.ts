/** Life sciences, laboratory work, nursing, medicine, pharmacy, care and psychology. */
export const healthSkills = `
= method
PCR|Polymerase Chain Reaction;PCR Amplification|qPCR;Gel Electrophoresis;DNA Extraction
qPCR|RT-PCR;RT-qPCR;Quantitative PCR;Real-Time PCR|PCR
Gel Electrophoresis|Agarose Gel Electrophoresis;Electrophoresis|PCR;SDS-PAGE
SDS-PAGE|SDS PAGE;Protein Gel|Western Blot
Western Blot|Western Blotting;Immunoblotting;Western Blots;Immunoblot|SDS-PAGE;ELISA
ELISA|Enzyme-Linked Immunosorbent Assay;Immunoassays;ELISAs|Western Blot
DNA Extraction|~RNA Extraction;DNA Isolation;Nucleic Acid Extraction;DNA/RNA Extraction;~RNA Isolation|PCR
DNA Sequencing|Sanger Sequencing;Genome Sequencing|Next-Generation Sequencing
Next-Generation Sequencing|NGS;Illumina Sequencing;Library Preparation|RNA-Seq;DNA Sequencing
RNA-Seq|RNA Sequencing;scRNA-seq;Single-Cell RNA Sequencing;Single-Cell Sequencing|Next-Generation Sequencing;Transcriptomics
CRISPR|CRISPR-Cas9;CRISPR/Cas9;Gene Editing;Genome Editing|Molecular Cloning
Molecular Cloning|Gene Cloning;Plasmid Preparation;Cloning;~Transformation (Bacterial);~Miniprep|PCR
Transfection|Cell Transfection;~Lentiviral Transduction;~Transduction|Cell Culture
Cell Culture|Mammalian Cell Culture;Tissue Culture;Cell Culturing;Cell Line Maintenance|Aseptic Technique;Flow Cytometry
Stem Cell Culture|Stem Cells;iPSC;Organoids|Cell Culture
Flow Cytometry|FACS;Cell Sorting;FlowJo|Immunology
Immunohistochemistry|IHC;~Immunofluorescence;Immunostaining;~Immunocytochemistry|Histology
Histology|Tissue Sectioning;Cryosectioning;Microtomy;Tissue Processing;Staining|Microscopy
Microscopy|Light Microscopy;Microscope Use;Brightfield Microscopy|Confocal Microscopy
Confocal Microscopy|Fluorescence Microscopy;Confocal Imaging|Microscopy
Scanning Electron Microscopy|SEM Imaging;SEM/EDS;SEM-EDX|Transmission Electron Microscopy
Transmission Electron Microscopy|TEM;Electron Microscopy;~Cryo-EM|Scanning Electron Microscopy
Atomic Force Microscopy|AFM|Scanning Electron Microscopy
X-Ray Diffraction|XRD;~X-Ray Crystallography;~Crystallography|Materials Science
Spectroscopy|Atomic Absorption Spectroscopy;Fluorescence Spectroscopy|FTIR;UV-Vis Spectroscopy
Raman Spectroscopy||Spectroscopy
XPS||Spectroscopy
UV-Vis Spectroscopy|UV-Vis;UV/Vis;Spectrophotometry;Spectrophotometer;Spectrophotometers;NanoDrop|Spectroscopy
FTIR|FT-IR;IR Spectroscopy;Infrared Spectroscopy|Spectroscopy
NMR|NMR Spectroscopy;Nuclear Magnetic Resonance;1H NMR|Spectroscopy;Organic Synthesis
Mass Spectrometry||HPLC;Proteomics
LC-MS|LCMS;LC-MS/MS|Mass Spectrometry
MALDI-TOF||Mass Spectrometry
ICP-MS||Mass Spectrometry
Gas Chromatography|GC-MS;GCMS;GC/MS|HPLC;Mass Spectrometry
HPLC|High-Performance Liquid Chromatography;High Performance Liquid Chromatography;~UPLC;~FPLC|Gas Chromatography;Chromatography
Chromatography|Column Chromatography;TLC;Thin Layer Chromatography;Ion Exchange Chromatography;Affinity Chromatography|HPLC
Titration|Titrations;~Wet Chemistry;~Gravimetric Analysis|Analytical Chemistry
Organic Synthesis|Chemical Synthesis;Synthetic Chemistry;Recrystallization;Extraction (Chemical)|Organic Chemistry
Protein Purification|~Protein Expression;Protein Extraction;~Bradford Assay;~BCA Assay|Chromatography
Aseptic Technique|Sterile Technique;Aseptic Techniques|Cell Culture;Infection Control
Bacterial Culture|Microbial Culture;~Gram Staining;~Bacterial Transformation;Plating (Microbial);Streak Plating;Serial Dilution|Microbiology
Pipetting|Micropipetting;Pipettes;Micropipettes|Laboratory Techniques
Centrifugation|Centrifuge;Ultracentrifugation|Laboratory Techniques
Cyclic Voltammetry|Electrochemical Analysis|Electrochemistry
Differential Scanning Calorimetry|DSC|Materials Science
TGA|Thermogravimetric Analysis|Differential Scanning Calorimetry
Dissection|Animal Dissection;~Small Animal Surgery;~Mouse Handling;~Mouse Models;~Rodent Handling;~Animal Models|Animal Research
Animal Research|In Vivo Studies;IACUC;In Vivo|Dissection
Electrophysiology||Neuroscience
Patch Clamp||Electrophysiology
EEG|Electroencephalography|Electrophysiology
fMRI|~Neuroimaging;~FSL;~FreeSurfer|Neuroscience
Eye Tracking|Eye-Tracking|Cognitive Psychology
Drosophila Genetics|~C. elegans;Drosophila;~Yeast Genetics|Genetics
Zebrafish||Drosophila Genetics
Molecular Docking|~Molecular Dynamics;Molecular Modeling|Computational Chemistry
GROMACS||Molecular Docking
AutoDock||Molecular Docking
Density Functional Theory|DFT;~VASP;~Quantum Chemistry|Computational Chemistry
Genome-Wide Association|GWAS;~Variant Calling;~Phylogenetic Analysis;~Phylogenetics|Genomics
Cognitive Behavioral Therapy|CBT;Cognitive Behavioural Therapy|Psychotherapy;Counseling
Dialectical Behavior Therapy|DBT Therapy|Cognitive Behavioral Therapy
Acceptance and Commitment Therapy||Dialectical Behavior Therapy
Motivational Interviewing||Counseling
Applied Behavior Analysis|ABA;ABA Therapy;Behavior Analysis;Discrete Trial Training|Behavior Management
Trauma-Informed Care|Trauma Informed Care;Trauma Therapy|Counseling;Mental Health
Clinical Documentation|Medical Charting;Charting;Patient Charting;Medical Documentation|Electronic Health Records
SOAP Notes||Clinical Documentation
= practice
Laboratory Techniques|Lab Techniques;Laboratory Skills;Wet Lab;Wet Lab Techniques;Lab Work;Laboratory Procedures;Bench Work|Pipetting;Laboratory Safety
Laboratory Safety|Lab Safety;Chemical Safety;Biosafety;Biosafety Level 2;BSL-2;Chemical Handling|Laboratory Techniques
Laboratory Management|Lab Management;Lab Inventory;Lab Maintenance|Laboratory Techniques
Sample Preparation|Specimen Processing;Specimen Handling;Sample Processing;Solution Preparation;Buffer Preparation;Media Preparation|Laboratory Techniques
Lab Notebook Keeping|Electronic Lab Notebook;Benchling;Lab Documentation|Laboratory Techniques
Assay Development|Assays;Bioassays;High-Throughput Screening|ELISA
Good Laboratory Practice|GLP|GMP
GMP|cGMP;Good Manufacturing Practice;Good Manufacturing Practices;Current Good Manufacturing Practices|Good Clinical Practice;FDA Regulations
Good Clinical Practice|ICH-GCP;ICH GCP|Clinical Trials
Clinical Trials|Clinical Research;Clinical Trial Management;Clinical Studies|Good Clinical Practice;REDCap
Clinical Data Management|EDC;Medidata Rave;CDISC;SDTM|Clinical Trials
Informed Consent|Patient Recruitment;Participant Recruitment;Subject Recruitment|Clinical Trials
FDA Regulations|21 CFR Part 11;FDA Compliance;FDA Submissions|Regulatory Affairs
Regulatory Affairs|Regulatory Submissions;Regulatory Compliance (Medical)|FDA Regulations
Pharmacovigilance|Drug Safety;Adverse Event Reporting|Clinical Trials
Standard Operating Procedures|SOPs;SOP;SOP Development;SOP Writing|GMP
Bioinformatics|Computational Biology;BLAST;Sequence Analysis;Bioconductor;Sequence Alignment|Genomics;Python;R
Patient Care|Direct Patient Care;Patient Support;Bedside Care;Patient-Centered Care|Vital Signs;Nursing
Vital Signs|Vital Signs Monitoring;Taking Vital Signs;Vitals;Blood Pressure Monitoring|Patient Care
Patient Assessment|Physical Assessment;Health Assessment;Physical Examination;Nursing Assessment;Head-to-Toe Assessment|Patient Care
Nursing|Nursing Care;Clinical Nursing|Patient Care;Medication Administration
Medication Administration|Medication Management;Med Administration;Drug Administration;Administering Medication|Nursing;IV Therapy
IV Therapy|Intravenous Therapy;IV Insertion;IV Placement;IV Administration;IV Start;IV Infusion|Venipuncture;Medication Administration
Venipuncture|Blood Draw;Blood Draws;Blood Collection|Phlebotomy
Phlebotomy|Phlebotomy Skills|Venipuncture
Injections|Intramuscular Injections;Subcutaneous Injections;Vaccine Administration;Immunizations;Vaccinations|Medication Administration
Wound Care|Wound Dressing;Dressing Changes;Wound Management|Nursing
Catheterization|Foley Catheter Insertion;Catheter Care;Urinary Catheterization;~Ostomy Care|Nursing
Tracheostomy Care|~Airway Management;~Suctioning;~Oxygen Therapy|Ventilator Management
Ventilator Management|Mechanical Ventilation;~Respiratory Therapy|Critical Care
Triage|Patient Triage;Emergency Triage|Emergency Medicine
Critical Care|Intensive Care;ICU;Critical Care Nursing;ICU Care|Nursing
Emergency Medicine|Emergency Care;Emergency Medical Services;Emergency Nursing|Triage
Perioperative Care|Operating Room;Surgical Assistance;Scrub Technique;~Surgical Instruments;~Sterile Processing|Aseptic Technique
Electrocardiography|Cardiac Telemetry;Telemetry Monitoring;ECG;EKG;Cardiac Monitoring;EKG Interpretation|Critical Care
Infection Control|Infection Prevention;Standard Precautions;Universal Precautions|Aseptic Technique
Personal Protective Equipment|PPE|Workplace Safety;Infection Control
Patient Education|Health Education;Patient Teaching;Health Promotion|Patient Care
Patient Advocacy|~Patient Safety;~Patient Confidentiality|Patient Care
Care Planning|Care Plans;~Care Coordination;~Discharge Planning;Nursing Care Plans;Treatment Planning|Case Management
Activities of Daily Living|ADLs;ADL Assistance;Personal Care;Patient Hygiene;Bathing and Feeding|Caregiving
Caregiving|Elder Care;Elderly Care;Senior Care;Home Care;Home Health Care|Activities of Daily Living
Patient Transfer|Patient Transport;Patient Lifting;Patient Mobility;Hoyer Lift|Activities of Daily Living
Geriatrics|Geriatric Care;Gerontology|Caregiving
Dementia Care||Geriatrics
Pediatrics|Pediatric Care;Pediatric Nursing|Nursing
NICU|Neonatal Care|Pediatrics
Obstetrics|Labor and Delivery;Maternity Care;Midwifery;Prenatal Care;Obstetrics and Gynecology|Nursing
Palliative Care|Hospice Care;End-of-Life Care|Nursing
Medical-Surgical Nursing|Med-Surg;Med Surg;Medical Surgical|Nursing
Psychiatric Nursing|Mental Health Nursing|Mental Health
Telehealth|Telemedicine|Patient Care
Blood Glucose Monitoring|Glucose Monitoring;Diabetes Management;Diabetes Care|Vital Signs
Blood Transfusion||Nursing
Dialysis|Hemodialysis|Blood Transfusion
Pain Management||Nursing
Radiography|X-Ray;Medical Imaging;Diagnostic Imaging;Radiologic Technology|CT Scanning
CT Scanning|Computed Tomography;CT Scans;~PET Scanning|Radiography;MRI
MRI|Magnetic Resonance Imaging|CT Scanning
Ultrasound|Sonography;Echocardiography|Radiography
Radiation Therapy|Radiation Oncology|Oncology
Physical Therapy|Physiotherapy;~Rehabilitation;Therapeutic Exercise;Manual Therapy;Gait Training|Occupational Therapy
Occupational Therapy||Physical Therapy
Speech Therapy|Speech-Language Pathology|Special Education
Massage Therapy|Massage|Physical Therapy
Athletic Training|Sports Medicine;Injury Prevention;Taping|Physical Therapy
Dental Care|~Dental Assisting;~Dental Hygiene;Oral Health;Chairside Assistance|Radiography
Optometry|Vision Testing|Patient Care
Veterinary Care|Veterinary Medicine;Veterinary Nursing;Animal Restraint|Animal Care
Medical Coding|~Medical Billing;Medical Billing and Coding;ICD-10;CPT Coding;ICD-10 Coding;CPT;HCPCS|Medical Terminology
Medical Terminology|Medical Vocabulary|Medical Coding
Medical Transcription|Medical Scribing|Medical Terminology
Patient Scheduling|Patient Registration;Patient Intake;~Insurance Verification;Medical Office Procedures|Electronic Health Records
Medical Records|Medical Records Management;Health Information Management|Electronic Health Records
Healthcare Management|Healthcare Administration;Health Administration;Hospital Administration|Health Policy
Health Informatics|Clinical Informatics;Healthcare IT|Electronic Health Records
HL7||Health Informatics
FHIR||Health Informatics
Pharmacy Operations|Prescription Processing;Prescription Filling;Dispensing;Medication Dispensing;Retail Pharmacy|Pharmacology
Pharmaceutical Compounding|Sterile Compounding;Compounding;IV Compounding|Pharmacy Operations
Medication Therapy Management|Medication Reconciliation;Drug Utilization Review;Medication Counseling|Pharmacology
Medical Writing|Clinical Writing|Scientific Communication
Nutrition Counseling|Diet Planning;Medical Nutrition Therapy;Meal Planning;Dietary Assessment|Nutrition
Health Coaching|Wellness Coaching|Nutrition Counseling
Counseling|Counselling;Individual Counseling;Group Counseling;Mental Health Counseling|Psychotherapy;Mental Health
Psychotherapy|Therapy;Group Therapy;Family Therapy|Counseling
Play Therapy||Psychotherapy
Art Therapy||Psychotherapy
Psychological Assessment|Psychological Testing;Neuropsychological Testing;WAIS;Psychoeducational Assessment|Psychology
Crisis Intervention|Crisis Management;De-escalation;~Suicide Prevention;Crisis Counseling;De-escalation Techniques;Crisis Prevention|Counseling
Substance Abuse Counseling|Addiction Counseling;Addiction Treatment;Harm Reduction|Counseling
Case Management|Casework;Case Planning;Client Assessment;Intake Assessment|Social Work
Social Work|Clinical Social Work;Social Services;Child Welfare;Human Services|Case Management
Behavior Management|Behavior Modification;Behavioral Intervention;Behavior Intervention Plans|Applied Behavior Analysis
Peer Support|Support Groups|Counseling
Disability Support|Autism Support;Developmental Disabilities;Disability Services|Special Education
Youth Development|Youth Work;Youth Programs;Youth Mentoring|Mentoring
Community Outreach|Outreach;Community Engagement;~Community Organizing;~Community Development;~Community Health|Nonprofit Management
= domain
Molecular Biology|Molecular Biology Techniques|PCR;Genetics
Cell Biology|Cellular Biology|Cell Culture
Microbiology|Bacteriology|Bacterial Culture
Virology||Microbiology
Parasitology||Microbiology
Biochemistry|Protein Chemistry;Enzymology;Enzyme Kinetics|Molecular Biology;Chemistry
Genetics|Human Genetics;Population Genetics|Genomics
Genomics|Comparative Genomics|Bioinformatics;Next-Generation Sequencing
Metagenomics||Genomics
Epigenetics||Genomics
Proteomics||Mass Spectrometry
Metabolomics||Proteomics
Transcriptomics|Gene Expression Analysis;Differential Expression|RNA-Seq
Immunology|Immunotherapy|Flow Cytometry
Neuroscience|Cognitive Neuroscience;Neurobiology;Behavioral Neuroscience|Psychology
Biology|General Biology;Biological Sciences;Developmental Biology;Evolutionary Biology|Molecular Biology
Biotechnology|~Synthetic Biology;Bioprocessing;Bioprocess Engineering;Upstream Processing;~Bioreactors;~Fermentation|Molecular Biology
Plant Science|Botany;Plant Biology;Plant Physiology;Plant Identification|Biology
Marine Biology||Biology
Toxicology||Pharmacology
Pharmacology|Pharmacokinetics;~Drug Discovery;~Drug Development;Pharmaceutical Sciences|Pharmacy Operations
Chemistry|General Chemistry;Physical Chemistry|Organic Chemistry
Organic Chemistry|Medicinal Chemistry|Chemistry
Inorganic Chemistry|Coordination Chemistry|Chemistry
Analytical Chemistry|Chemical Analysis;Quantitative Chemical Analysis|HPLC;Chemistry
Electrochemistry||Chemistry
Polymer Chemistry|Polymer Synthesis|Chemistry;Materials Science
Computational Chemistry|Gaussian Software;Schrodinger Software|Chemistry
Cheminformatics||Computational Chemistry
RDKit||Computational Chemistry
Physics|Classical Mechanics;Applied Physics|Mathematics
Quantum Mechanics|Quantum Physics|Physics
Astronomy|Astrophysics;Telescope Operation|Physics
Particle Physics|High Energy Physics|Physics
ROOT CERN||Particle Physics
Geant4||Particle Physics
Anatomy|Human Anatomy;Anatomy and Physiology;Physiology|Biology
Pathology|Pathophysiology|Histology
Oncology|Cancer Biology|Nursing
Chemotherapy||Oncology
Cardiology|Cardiac Care;Cardiovascular Care|Critical Care
Surgery|General Surgery|Perioperative Care
Orthopedics|Orthopedic Surgery|Surgery
Neurology|Neurosurgery|Neuroscience
Dermatology||Surgery
Epidemiology|Disease Surveillance;Infectious Disease;Outbreak Investigation|Public Health;Biostatistics
Public Health|Global Health;Population Health|Epidemiology
Health Policy|Health Economics;Healthcare Policy|Public Policy
Healthcare|Health Care|Patient Care
HIPAA|HIPAA Compliance;HIPAA Regulations|Compliance
Nutrition|Dietetics;Clinical Nutrition;Nutrition Science|Nutrition Counseling
Exercise Physiology|Kinesiology;Exercise Science;Exercise Prescription|Athletic Training
Mental Health|Behavioral Health;Mental Health Awareness;Psychiatry|Counseling
Psychology|Clinical Psychology;Social Psychology;Abnormal Psychology;Behavioral Psychology;Psychological Research|Cognitive Psychology
Cognitive Psychology|Cognitive Science;Experimental Psychology|Psychology
Child Development|Developmental Psychology;Human Development|Early Childhood Education
Forensic Science|Forensics;Crime Scene Investigation;Fingerprint Analysis;Evidence Collection|Criminal Law
= platform
Electronic Health Records|EHR;EMR;Electronic Medical Records;EHR Systems;Electronic Health Record;EMR Systems;EHR/EMR|Epic;Cerner
Epic|Epic EHR;Epic Systems;EpicCare;Epic EMR;Epic Hyperspace|Electronic Health Records;Cerner
Cerner|Cerner PowerChart;PowerChart;Oracle Health|Electronic Health Records;Epic
Meditech|MEDITECH Expanse|Electronic Health Records
Allscripts||Electronic Health Records
eClinicalWorks||Allscripts
Athenahealth|Athena EHR|Allscripts
NextGen EHR||Allscripts
Practice Fusion||Allscripts
Pyxis|Automated Dispensing Cabinets|Medication Administration
Omnicell||Pyxis
LIMS|Laboratory Information Management Systems;LIS|Laboratory Management
ImageJ|Fiji ImageJ|Microscopy;Image Processing
CellProfiler||ImageJ
SnapGene|ApE Plasmid Editor|Molecular Cloning
Geneious||SnapGene
PyMOL||Molecular Docking
UCSF Chimera|ChimeraX|PyMOL
ChemDraw|ChemOffice;ChemSketch|Organic Chemistry
PsychoPy|PsychToolbox;Psychtoolbox|Cognitive Psychology
E-Prime||PsychoPy
= certification
BLS|Basic Life Support;BLS Certification;BLS Certified|CPR;ACLS
ACLS|Advanced Cardiac Life Support;Advanced Cardiovascular Life Support|BLS
PALS|Pediatric Advanced Life Support|ACLS
NRP|Neonatal Resuscitation Program|PALS
CPR|CPR Certified;CPR Certification;CPR/AED;AED;Cardiopulmonary Resuscitation;CPR/First Aid|BLS;First Aid
First Aid|First Aid Certified;First Aid Certification;First-Aid|CPR
Registered Nurse License|RN License;Licensed Registered Nurse;NCLEX-RN;NCLEX|Nursing
Certified Nursing Assistant|CNA Certification;CNA License;Certified Nurse Aide|Patient Care
Licensed Practical Nurse|LPN License|Nursing
EMT Certification|EMT-B;EMT-Basic;Emergency Medical Technician Certification;NREMT|Emergency Medicine
Certified Phlebotomy Technician|CPT Phlebotomy|Phlebotomy
Certified Medical Assistant|CCMA;Registered Medical Assistant|Patient Care
Certified Pharmacy Technician|CPhT;PTCB|Pharmacy Operations
TNCC|Trauma Nursing Core Course;~CEN|Critical Care
CCRN||TNCC
Certified Professional Coder|CPC Coding;~RHIA|Medical Coding
RHIT||Certified Professional Coder
Licensed Clinical Social Worker|LCSW;~LMSW|Social Work
Licensed Professional Counselor|~LPCC;~LMHC;~LCPC;Licensed Mental Health Counselor|Counseling
Licensed Marriage and Family Therapist|LMFT|Counseling
Registered Behavior Technician|RBT|Applied Behavior Analysis
BCBA||Registered Behavior Technician
Mental Health First Aid||Mental Health
Certified Personal Trainer|NASM Certified;ACE Certified|Personal Training
`
