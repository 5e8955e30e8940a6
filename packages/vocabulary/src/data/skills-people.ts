/** Teaching, languages in use, humanities and the soft skills. */
export const peopleSkills = `
= practice
Teaching|Classroom Teaching;Classroom Instruction;Instruction;Teaching Skills|Lesson Planning;Classroom Management
Lesson Planning|Lesson Plans;Lesson Development;Lesson Plan Development;Lesson Design|Teaching;Curriculum Development
Curriculum Development|Curriculum Design;Curriculum Planning;Course Design;Course Development;Syllabus Design|Lesson Planning;Instructional Design
Classroom Management|Student Management;Classroom Behavior Management|Teaching
Differentiated Instruction|Differentiation;Scaffolding Instruction|Teaching
Student Assessment|Formative Assessment;Grading;Standardized Testing;Exam Grading;Student Evaluation;Educational Assessment|Teaching
Tutoring|Academic Tutoring;Peer Tutoring;Math Tutoring;Online Tutoring|Teaching;Mentoring
Special Education|IEP;IEPs;Individualized Education Programs;IEP Development;Inclusive Education|Differentiated Instruction
Early Childhood Education|Early Childhood Development;Preschool Education;Kindergarten Teaching|Child Development
Montessori|Montessori Method|Early Childhood Education
Elementary Education|Primary Education;Literacy Instruction;Guided Reading;Reading Instruction|Teaching
Phonics||Elementary Education
Secondary Education|High School Teaching;Common Core;Common Core Standards|Teaching
Higher Education|College Teaching;University Teaching;Academic Administration|Academic Advising
Adult Education|Adult Learning;Continuing Education|Training and Development
Language Teaching|ESL;ESL Teaching;EFL;Teaching English as a Second Language;TESOL;English as a Second Language|Teaching
STEM Education|STEM Outreach;Science Education;Math Education|Teaching
Physical Education|PE Teaching|Sports Coaching
Music Education|Music Teaching;Music Instruction|Teaching
Art Education|Art Teaching|Teaching
Online Teaching|Distance Learning;Remote Teaching;Virtual Instruction;Blended Learning|E-Learning Development
Instructional Design|Instructional Materials;Learning Design;ADDIE|Curriculum Development;E-Learning Development
E-Learning Development|E-Learning;eLearning;eLearning Development;SCORM|Instructional Design
Classroom Technology|Educational Software;Smart Boards;Smartboard;SMART Board;Interactive Whiteboards|Google Classroom
Parent Communication|Parent-Teacher Communication;Family Engagement|Teaching
Academic Advising|Student Advising;Student Services;Student Affairs;Academic Counseling|Mentoring
College Admissions|Admissions;Enrollment Management;Student Recruitment|Academic Advising
Residence Life|Resident Advising;Student Housing|Student Leadership
Childcare|Child Care;Babysitting;Nannying;Daycare;Child Supervision|Early Childhood Education
Camp Counseling|Camp Leadership;Outdoor Education;Summer Camp|Youth Development
Library Science|Library Services;Librarianship;Reference Services;Dewey Decimal System;Shelving|Cataloging Records
Cataloging Records|Library Cataloging;MARC Records|Library Science
Archival Science|Archives;Digital Archives;Archival Processing;Digitization|Library Science
Workshop Facilitation|Facilitation;Facilitating Workshops;Running Workshops;Workshop Moderation;Group Facilitation;Training Facilitation;Meeting Facilitation|Public Speaking
Mentoring|Mentorship;Peer Mentoring|Coaching;Tutoring
Coaching|Life Coaching;Career Coaching;Career Counseling;Team Coaching;Executive Coaching|Mentoring
Debate|Debating|Public Speaking
Model United Nations|Model UN|Debate
Mock Trial||Debate
Archaeology|Excavation;Artifact Analysis;Archaeological Excavation|Anthropology
Genealogy||Archival Research
Oral History|Oral History Interviews|Historical Research
= tool
Google Classroom||Learning Management Systems;Canvas LMS
Learning Management Systems|LMS;Learning Management System|Canvas LMS;Moodle
Canvas LMS|Canvas|Blackboard;Learning Management Systems
Blackboard|Blackboard Learn;Blackboard LMS;~D2L Brightspace;~Brightspace|Canvas LMS
Moodle|~Edmodo|Learning Management Systems
Schoology||Moodle
Kahoot|~Quizizz|Classroom Technology
Nearpod||Kahoot
Quizlet||Kahoot
Seesaw||Kahoot
Padlet||Kahoot
PowerSchool|~Skyward;~Banner Student|Student Assessment
Infinite Campus||PowerSchool
ClassDojo|Class Dojo|Classroom Management
Desmos||STEM Education
GeoGebra||Desmos
= domain
Pedagogy|Educational Theory|Teaching
Educational Psychology|Learning Sciences|Psychology
Educational Leadership|School Administration;Education Policy|Leadership
Philosophy|Critical Theory|Ethics
Formal Logic|Symbolic Logic|Philosophy
Ethics|Bioethics;Applied Ethics|Philosophy
History|World History;American History;European History|Historical Research
Anthropology|Cultural Anthropology|Ethnography
Sociology|Social Research;Social Sciences|Qualitative Research
Gender Studies|Women's Studies;Ethnic Studies|Sociology
Religious Studies|Theology;Ministry|Philosophy
Cultural Studies|Area Studies|Sociology
Classics|Ancient History;Classical Studies|History
= certification
Teaching License|Teaching Certificate;Teaching Credential;Teacher Certification;Licensed Teacher;Teaching Certification|Teaching
TEFL Certification|TEFL;TEFL Certified;TESOL Certification;TEFL/TESOL|Language Teaching
CELTA||TEFL Certification
Praxis Exam|Praxis;Praxis II|Teaching License
CDA Credential|Child Development Associate|Early Childhood Education
National Board Certification|National Board Certified Teacher|Teaching License
CRLA Certification|CRLA Certified Tutor;CRLA|Tutoring
Eagle Scout||Leadership
Toastmasters|Competent Communicator|Public Speaking
= soft
Communication|Communication Skills;Effective Communication;Strong Communication;Excellent Communication;Communications;Clear Communication;Good Communication|Verbal Communication;Written Communication
Verbal Communication|Oral Communication;Verbal and Written Communication;Spoken Communication|Communication
Written Communication|Written and Verbal Communication;Written & Verbal Communication;Written and Oral Communication|Communication;Writing
Writing|Writing Skills;Written Skills;Business Writing;Professional Writing;Essay Writing|Editing;Written Communication
Interpersonal Skills|People Skills;Interpersonal Communication;Social Skills;Interpersonal|Communication
Public Speaking|Presentation Skills;Presentations;Presentation;Presenting;Oral Presentation|Communication
Active Listening|Listening;Listening Skills|Communication
Teamwork|Team Work;Team Player;Working in Teams;Teamwork Skills;Team-Oriented;Team Spirit|Collaboration
Collaboration|Team Collaboration;Cross-Functional Collaboration;Cross-Functional Teamwork;Collaborative;Cross-functional Team Leadership|Teamwork
Leadership|Leadership Skills;Team Leadership;Leading Teams;Leadership Development|Team Management
Student Leadership|Club Leadership;Peer Leadership|Leadership
Team Management|People Management;Team Building;Team Supervision;Supervision;Supervising;Staff Management;Supervisory Skills;Management|Leadership
Delegation|Task Delegation|Team Management
Problem Solving|Problem-Solving;Problem Solving Skills;Creative Problem Solving;Complex Problem Solving;Problem Resolution|Critical Thinking
Critical Thinking|Critical Thinking Skills|Analytical Skills;Problem Solving
Analytical Skills|Analytical Thinking;Analytical;Analysis;Analytical Ability;Logical Thinking|Critical Thinking
Decision Making|Decision-Making;Sound Judgment|Critical Thinking
Troubleshooting|Technical Troubleshooting;Trouble Shooting|Problem Solving
Time Management|Time-Management;Time Management Skills;Meeting Deadlines;Deadline Management|Organization;Prioritization
Organization|Organizational Skills;Organisation;Organized;Organizational;Organisational Skills;Organizing|Time Management
Planning|Planning and Organization;Planning & Organizing|Organization
Prioritization|Prioritizing;Task Prioritization;Prioritisation|Time Management
Multitasking|Multi-tasking;Multi-Tasking Skills|Time Management
Attention to Detail|Detail-Oriented;Detail Oriented;Accuracy|Organization
Adaptability|Flexibility;Adaptable;Flexible;Agility|Resilience
Resilience|Perseverance;Persistence;Grit|Adaptability
Stress Management|Working Under Pressure;Work Under Pressure;Calm Under Pressure;Handling Pressure|Resilience
Creativity|Creative Thinking;Innovation;Innovative Thinking;Creative|Problem Solving
Brainstorming|Ideation|Creativity
Initiative|Self-Starter;Proactivity;Proactive;Self Starter|Self-Motivation
Self-Motivation|Self-Motivated;Self Motivated;Motivated;Motivation;Drive and Ambition|Initiative
Work Ethic|Strong Work Ethic;Hardworking;Hard Working;Hard Work;Dedication|Dependability
Dependability|Reliability;Reliable;Punctuality;Responsible;Accountability|Work Ethic
Integrity|Honesty;Trustworthiness|Professionalism
Professionalism|Professional Etiquette;Work Professionalism|Integrity
Confidentiality|Discretion|Professionalism
Empathy|Compassion;Compassionate Care|Emotional Intelligence
Emotional Intelligence|Self-Awareness;EQ|Empathy
Patience||Empathy
Conflict Resolution|Conflict Management;Dispute Resolution|Negotiation
Negotiation|Negotiating;Negotiation Skills|Persuasion
Persuasion|Influencing;Persuasive Communication|Negotiation
Relationship Building|Relationship Management;Rapport Building;Building Relationships|Interpersonal Skills
Networking Skills|Professional Networking|Relationship Building
Cultural Awareness|Cultural Competence;Cultural Sensitivity;Intercultural Communication;Cross-Cultural Communication;Cultural Competency|Communication
Multilingual Communication|Bilingual;Multilingual;Bilingualism|Translation
Fast Learning|Fast Learner;Quick Learner;Learning Agility;Willingness to Learn;Eager to Learn;Quick Learning|Adaptability
Independence|Working Independently;Work Independently;Autonomy;Self-Management|Self-Motivation
Resourcefulness|Resourceful|Problem Solving
Positive Attitude|Enthusiasm;Positivity;Can-Do Attitude|Teamwork
Goal Setting|Goal-Oriented;Goal Oriented;Results-Oriented;Results Oriented|Self-Motivation
Giving Feedback|Constructive Feedback;Receiving Feedback|Communication
Business Acumen|Commercial Awareness|Strategic Planning
Physical Stamina|Physical Strength;Heavy Lifting|Work Ethic
Manual Dexterity|Hand-Eye Coordination|Attention to Detail
`
