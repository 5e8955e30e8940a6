import type { Occupation } from '../sample/occupation.ts'

/** Software, networks and information technology. */
export const softwareOccupations: readonly Occupation[] = [
  {
    name: 'software engineer', category: 'technology', team: 'engineering|core product|platform',
    industries: ['software', 'data', 'bank', 'media', 'logistics', 'government', 'games'],
    titles: 'Software Engineer|Software Developer|Application Developer|Software Engineer, {area}',
    intern: 'Software Engineering Intern|Software Developer Intern|Software Engineer Intern, {area}|Software Development Internship',
    pay: [88, 165], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Software Engineering|Computer Engineering|Mathematics|Information Systems',
    skills: 'Java|Python|Git|SQL|REST APIs|unit testing|object-oriented programming|Docker|PostgreSQL|Linux|Kotlin|CI/CD|data structures|AWS|Agile',
    slots: { area: 'Payments|Search|Growth|Internal Tools|Billing|Reporting|Integrations', part: 'the billing service|our public interface|the import pipeline|the permission model|the reporting module|the search service' },
    duties: `Design, write and test features for {part}
Break a vague request into small steps that can be shipped one by one
Review the code of colleagues and have yours reviewed
Find out why {part} is slow and make it [fast|faster than anyone asked for]
Write tests first where the rules are tricky, and after where they are not
Fix [bugs|defects] that customers report and tell them when they are gone
Document decisions in a page that somebody can still read in two years
Take turns in the on-call rotation, about one week in [six|eight|ten]
Replace old parts of {part} without stopping the business
Work with product and design on what is worth building at all
Add logging and alerts so that we notice trouble before customers do
Keep third-party packages current and remove those we no longer need
Pair with [newer|other] engineers on hard problems`,
    asks: `The ability to read code that you did not write
Projects you can show, at work, at school or on your own
An understanding of how a request travels from a browser to a database and back
Interest in simple solutions to messy problems
A feeling for names, tests and small commits
[Comfort|Experience] with version control in a team
The habit of measuring before optimizing
A good understanding of algorithms and complexity
Experience of running software in production, even a small one`,
  },
  {
    name: 'frontend developer', category: 'technology', team: 'web|interface|product',
    industries: ['software', 'media', 'agency', 'studio', 'retail', 'bank', 'government'],
    titles: 'Frontend Developer|Front-End Engineer|Web Developer, Frontend|UI Engineer|React Developer',
    intern: 'Frontend Developer Intern|Front-End Engineering Intern|Web Development Intern|UI Engineering Internship',
    pay: [78, 150], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Media Informatics|Web Development|Human-Computer Interaction',
    skills: 'JavaScript|TypeScript|React|HTML|CSS|Git|web accessibility|responsive design|Tailwind CSS|Next.js|Jest|Playwright|Figma|Vue.js|web performance|GraphQL',
    slots: { screen: 'checkout|dashboard|settings pages|search results|onboarding|booking calendar' },
    duties: `Build the {screen} from designs and help the designer see what is hard
Make our components usable by keyboard and screen reader
Measure loading times on slow phones and bring them down
Keep the component library tidy, documented and tested
Write [unit and browser|component and end-to-end] tests for the {screen}
Rework the state handling of the {screen} so that it survives a reload
Connect screens to our interfaces and handle every way they can fail
Translate design tokens into [CSS variables|themes for light and dark]
Watch usability sessions and mend what people stumble over
Review pull requests with an eye on semantics and size
Check new features in the browsers our customers really use
Remove libraries that cost more than they give`,
    asks: `A portfolio or a link to a page that you built
An eye for spacing, type and states that nobody drew
Knowledge of the platform beneath the framework
Understanding of [WCAG|accessibility rules] and why they matter
The patience to test on real devices
Experience of working from design files
Good taste in when not to use JavaScript
An understanding of forms, validation and error messages
Curiosity about how browsers render`,
  },
  {
    name: 'backend developer', category: 'technology', team: 'backend|services|platform',
    industries: ['software', 'data', 'bank', 'logistics', 'media', 'retail'],
    titles: 'Backend Developer|Backend Engineer|Server-Side Developer|API Developer|Backend Engineer ({stack})',
    intern: 'Backend Engineering Intern|Backend Developer Intern ({stack})|API Development Intern',
    pay: [86, 165], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Software Engineering|Information Technology',
    skills: 'PostgreSQL|REST APIs|Node.js|Go|Docker|SQL|Redis|microservices|Apache Kafka|Kubernetes|system design|gRPC|MongoDB|Linux|RabbitMQ',
    slots: { stack: 'Go|Node.js|Java|Python|.NET', thing: 'orders|invoices|appointments|messages|bookings|shipments' },
    duties: `Design tables and queries for {thing} that hold up at ten times today's load
Build and version the interface through which partners send us {thing}
Move {thing} from the old system to the new one without losing a row
Write migrations that can be rolled back
Set time-outs, retries and limits so that one slow service does not stop the rest
Profile slow queries and explain the fix to the team
Guard personal data: access rules, audit trails, deletion on request
Write load tests and find the point where the service bends
Handle queues and background jobs that must run exactly once
Keep the interface documentation true
Take part in incident reviews that look for causes and not for culprits
Split a large service where the seams are, and leave it whole where they are not`,
    asks: `A sound idea of transactions, locks and indexes
Experience with designing interfaces that others depend on
Understanding of networks, from DNS to TLS
The habit of thinking about failure first
Knowledge of at least one typed language
Some practice in reading query plans
Care with secrets, keys and personal data
Interest in [distributed systems|event-driven design]
An idea of what good logs look like`,
  },
  {
    name: 'full-stack developer', category: 'technology', team: 'product|web|customer tools',
    industries: ['software', 'agency', 'retail', 'community', 'school', 'environment', 'property'],
    titles: 'Full-Stack Developer|Full Stack Engineer|Web Developer|Product Engineer',
    intern: 'Full-Stack Developer Intern|Web Developer Intern|Product Engineering Intern',
    pay: [80, 152], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Information Systems|Web Development|Software Engineering',
    skills: 'JavaScript|React|Node.js|SQL|TypeScript|Git|Django|PostgreSQL|Express.js|AWS|Docker|Ruby on Rails|Laravel|MongoDB|automated testing',
    slots: { tool: 'member portal|donation page|customer portal|booking tool|staff scheduler|price calculator|public website' },
    duties: `Own the {tool} from the database to the last pixel
Talk to the people who use the {tool} and turn what they say into tickets
Build forms, lists and reports that non-technical colleagues understand at once
Set up [automatic deployments|a test environment] for the {tool}
Integrate payment, mail and map services
Keep backups and test that they can be restored
Fix what breaks, then write the test that would have caught it
Migrate an aging site to a current framework, page by page
Write short guides for colleagues in other departments
Watch error reports daily and deal with the top one
Prototype new ideas in days rather than weeks
Make the {tool} work well on small phones`,
    asks: `Experience with at least one framework on each side of the wire
Several finished projects, large or small
Common sense about security: sessions, input, passwords
The ability to estimate your own work honestly
Comfort with talking to people who do not write code
Interest in the whole product and not just your layer
A practical attitude: it has to work on Monday
Basic knowledge of hosting and domains`,
  },
  {
    name: 'mobile developer', category: 'technology', team: 'mobile|apps',
    industries: ['software', 'bank', 'sport', 'retail', 'media', 'games', 'logistics'],
    titles: 'Mobile Developer|{os} Developer|Mobile Engineer|{os} Engineer|App Developer',
    intern: '{os} Development Intern|Mobile Engineering Intern|Mobile App Developer Intern',
    pay: [84, 158], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Software Engineering|Mobile Computing',
    skills: 'Swift|Kotlin|iOS development|Android development|React Native|Flutter|Git|SwiftUI|Jetpack Compose|REST APIs|Firebase|mobile app testing|Dart|CI/CD',
    slots: { os: 'iOS|Android', feature: 'offline mode|push notifications|in-app payments|barcode scanning|map view|photo upload|sign-in' },
    duties: `Build {feature} for our app and ship it through the stores
Keep start-up under two seconds on a four-year-old phone
Handle poor connections, low batteries and full disks gracefully
Write interface tests that run on real devices every night
Work with designers on gestures, motion and haptics
Read crash reports every morning and remove the most frequent cause
Prepare releases, screenshots and review notes for the app stores
Move screens from the old toolkit to [SwiftUI|Jetpack Compose|the new one]
Agree with backend colleagues on interfaces that suit a phone
Add analytics that respect consent
Make {feature} work with VoiceOver and TalkBack
Trim the download size of the app`,
    asks: `At least one app in a store, or a course project on your phone
Understanding of the life cycle of a mobile app
Familiarity with the interface guidelines of the platform
Care for battery, data and permissions
Experience with asynchronous code
Interest in how people hold and use their phones
Knowledge of local storage and sync
The patience for store reviews`,
  },
  {
    name: 'DevOps engineer', category: 'technology', team: 'infrastructure|platform|operations',
    industries: ['software', 'data', 'bank', 'media', 'government', 'biotech'],
    titles: 'DevOps Engineer|Site Reliability Engineer|Platform Engineer|Cloud Engineer|Infrastructure Engineer',
    intern: 'DevOps Intern|Site Reliability Engineering Intern|Cloud Infrastructure Intern|Platform Engineering Intern',
    pay: [92, 172], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Information Technology|Network Engineering',
    skills: 'Linux|Docker|Kubernetes|Terraform|AWS|CI/CD|Bash|Python|Ansible|Prometheus|Grafana|GitHub Actions|Helm|networking|infrastructure as code|Google Cloud Platform',
    slots: { target: 'the build pipeline|our clusters|the staging environment|the backup system|log storage|the secrets store' },
    duties: `Describe {target} as code and review every change to it
Cut the time from merge to production [in half|below ten minutes]
Watch cost and capacity, and switch off what nobody uses
Practice restores and failovers, and write down what went wrong
Define service levels with the teams and alert on what users notice
Automate the tasks that wake people up at night
Patch [operating systems|base images] on a schedule and in a hurry when needed
Help product teams package and run their services
Take part in on-call duty with fair compensation
Write runbooks that work at three in the morning
Tighten access so that everybody has what they need and no more
Lead blameless reviews after incidents`,
    asks: `A good understanding of how Linux behaves under load
Experience with one of the large clouds
Scripting beyond copy and paste
Knowledge of DNS, TLS, load balancers and firewalls
The nerve to delete things, and the care to check first
A teaching attitude towards developers
Experience with monitoring something that mattered
Understanding of containers below the command line`,
  },
  {
    name: 'quality assurance engineer', category: 'technology', team: 'quality|test',
    industries: ['software', 'games', 'hardware', 'bank', 'biotech', 'automotive'],
    titles: 'QA Engineer|Software Tester|Test Automation Engineer|Quality Assurance Analyst|SDET',
    intern: 'QA Intern|Software Testing Intern|Test Automation Intern|Quality Assurance Engineering Intern',
    pay: [66, 122], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Information Systems|Software Engineering|Mathematics',
    skills: 'test automation|manual testing|Selenium|test planning|Jira|SQL|Playwright|Postman|regression testing|Python|Cypress|API testing|performance testing|JMeter|Git',
    slots: { object: 'the mobile app|the web shop|the device firmware|our public interface|each release candidate|the payment flow' },
    duties: `Plan and run tests for {object}
Write bug reports that a developer can reproduce at the first try
Automate the checks that we are tired of doing by hand
Explore {object} without a script and find what nobody thought of
Maintain test data that looks like the real thing, without real people in it
Ask awkward questions while a feature is still a sketch
Decide with the team whether a release may go out
Measure flaky tests and make them reliable or delete them
Test with assistive technology and slow connections
Set up load tests before the season starts
Trace requirements to tests where regulation demands it
Talk to support about the problems behind the tickets`,
    asks: `A nose for edge cases
Precise writing
Some programming, enough to automate your own work
Persistence without pedantry
Understanding of test levels and what each is for
Diplomacy when the answer is no
Experience with bug trackers and test plans
Interest in how users really behave`,
  },
  {
    name: 'data engineer', category: 'technology', team: 'data platform|data engineering',
    industries: ['data', 'bank', 'retail', 'logistics', 'energy', 'hospital', 'media'],
    titles: 'Data Engineer|Analytics Engineer|Data Platform Engineer|ETL Developer|Data Pipeline Engineer',
    intern: 'Data Engineering Intern|Analytics Engineering Intern|Data Platform Intern',
    pay: [90, 165], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Data Engineering|Statistics|Information Systems',
    skills: 'SQL|Python|Apache Spark|Apache Airflow|ETL|data warehousing|dbt|Snowflake|data modeling|BigQuery|Apache Kafka|AWS|Databricks|Docker|data quality',
    slots: { feed: 'sales|sensor|patient|web tracking|freight|meter|subscription|inventory' },
    duties: `Build pipelines that bring {feed} data into the warehouse every [hour|night|morning]
Model {feed} data so that analysts can find what they need
Write tests that stop bad rows before they reach a report
Document where each figure comes from
Bring down the cost of queries that run too often
Backfill [two|three|five] years of {feed} history after a source has changed
Talk to the owners of source systems before they rename a column
Handle late, duplicate and contradictory {feed} records
Set retention and access rules for sensitive tables
Replace nightly scripts with streaming where it pays
Support data scientists with reproducible data sets
Answer the question "why is this number different?" with evidence`,
    asks: `Very good command of SQL, window functions included
Knowledge of at least one scheduler or workflow tool
Understanding of dimensional modeling
Respect for time zones, encodings and null values
Experience with data that does not fit in memory
The habit of checking row counts
Readiness to ask what a figure is used for
Familiarity with columnar formats and partitioning`,
  },
  {
    name: 'data scientist', category: 'technology', team: 'data science|research|insights',
    industries: ['data', 'bank', 'biotech', 'retail', 'media', 'energy', 'university', 'sport'],
    titles: 'Data Scientist|Applied Scientist|Decision Scientist|Data Scientist, {field}',
    intern: 'Data Science Intern|Applied Science Intern|Data Scientist Intern, {field}',
    pay: [92, 170], place: 'desk', degree: 'master', studies: 'Statistics|Data Science|Computer Science|Physics|Economics|Applied Mathematics',
    skills: 'Python|machine learning|statistics|SQL|Pandas|scikit-learn|data visualization|A/B testing|R|time series analysis|Jupyter|causal inference|NumPy|experimental design|XGBoost',
    slots: { field: 'Forecasting|Pricing|Customer Retention|Risk|Operations|Health Outcomes', question: 'which customers are about to leave|how much to order|what a fair price is|where staff will be needed|which claims deserve a second look' },
    duties: `Turn business questions such as {question} into models that can be tested
Design experiments and stop people from peeking at them
Explore new data sets and report what they cannot tell
Build and validate models that predict {question}
Explain results to [managers|clinicians|planners] who have ten minutes
Bring models into production together with engineers
Watch models for drift and retire those that no longer earn their keep
Check models for unfair effects on groups of people
Write notebooks that a colleague can run from top to bottom
Choose the simple baseline when it is just as good
Prepare charts for reports and for the board
Read papers and tell the team which ideas are worth a try`,
    asks: `A solid base in probability and inference
Experience of taking one analysis from question to decision
Clear charts and clear sentences
Suspicion of results that are too good
Knowledge of validation beyond a single split
An understanding of what correlation does not show
Practice in cleaning data, the larger part of the job
Coursework or publications in a quantitative field`,
  },
  {
    name: 'machine learning engineer', category: 'technology', team: 'machine learning|applied research',
    industries: ['data', 'software', 'automotive', 'hardware', 'biotech', 'games', 'aerospace'],
    titles: 'Machine Learning Engineer|AI Engineer|ML Engineer, {area}|Deep Learning Engineer|MLOps Engineer',
    intern: 'Machine Learning Intern|AI Engineering Intern|Machine Learning Engineer Intern, {area}|AI Research Intern',
    pay: [104, 195], place: 'desk', degree: 'master', studies: 'Computer Science|Machine Learning|Electrical Engineering|Robotics|Mathematics',
    skills: 'Python|PyTorch|machine learning|deep learning|NumPy|Git|computer vision|natural language processing|TensorFlow|MLOps|Docker|CUDA|large language models|model evaluation|ONNX|MLflow',
    slots: { area: 'Vision|Language|Speech|Recommendation|Perception|Ranking', task: 'document reading|defect detection|lane detection|speech recognition|product ranking|protein images' },
    duties: `Train and evaluate models for {task}
Build data sets with clear labels and known gaps
Shrink models so that they run on [a phone|a camera|a single server]
Write the code that serves predictions within [20|50|100] milliseconds
Compare approaches fairly, with the same data and several seeds
Set up training runs that can be repeated a year later
Look at the mistakes by hand before changing the network
Keep an eye on memory, throughput and the electricity bill
Work with labeling teams on guidelines for {task}
Add monitoring for inputs that the model has never seen
Write model cards for customers and regulators
Bring promising research into the product, or explain why not`,
    asks: `Experience with training networks beyond tutorials
Good software habits: tests, reviews, small changes
Knowledge of linear algebra and optimization
Understanding of evaluation metrics and their traps
Familiarity with GPUs and distributed training
A project on {task} or something similar
The ability to read papers critically
Honest reporting of what did not work`,
  },
  {
    name: 'data analyst', category: 'technology', team: 'analytics|reporting|insights',
    industries: ['data', 'retail', 'bank', 'hospital', 'government', 'logistics', 'community', 'media'],
    titles: 'Data Analyst|Business Intelligence Analyst|Reporting Analyst|Product Analyst|Junior Analyst, Data',
    intern: 'Data Analyst Intern|Business Intelligence Intern|Analytics Intern|Data & Reporting Intern',
    pay: [60, 108], place: 'desk', degree: 'bachelor', studies: 'Statistics|Economics|Business Analytics|Mathematics|Information Systems|Psychology',
    skills: 'SQL|Microsoft Excel|data analysis|Tableau|Power BI|data visualization|Python|R|Looker|statistics|dashboard design|data cleaning|Google Analytics|Pandas|reporting',
    slots: { topic: 'sales|waiting times|membership|deliveries|donations|web traffic|energy use|staff turnover' },
    duties: `Answer questions about {topic} with figures that stand up to a second look
Build dashboards on {topic} and delete those nobody opens
Clean and join data from several systems
Prepare the [weekly|monthly|quarterly] report and automate the dull parts
Present findings to people who did not ask for statistics
Define measures together with the teams that are measured by them
Track down why two reports on {topic} disagree
Support tests of new ideas with sample sizes and plain conclusions
Keep a catalog of queries for colleagues
Train colleagues in using [spreadsheets|the dashboard tool] well
Spot trends in {topic} before they turn into surprises
Check data for errors as they come in`,
    asks: `Curiosity about what lies behind an average
Experience with queries across several tables
The gift of explaining a chart in one sentence
Accuracy, also on Friday afternoon
Interest in {topic} and how it comes about
Knowledge of basic statistics
A sample of your work: a report, a dashboard or a thesis
Tact with data about people`,
  },
  {
    name: 'cybersecurity analyst', category: 'technology', team: 'security|information security',
    industries: ['bank', 'software', 'government', 'energy', 'hospital', 'university'],
    titles: 'Cybersecurity Analyst|Information Security Analyst|Security Operations Analyst|Security Engineer|Penetration Tester',
    intern: 'Cybersecurity Intern|Information Security Intern|SOC Analyst Intern|Application Security Intern',
    pay: [78, 145], place: 'desk', degree: 'bachelor', studies: 'Cybersecurity|Computer Science|Information Technology|Digital Forensics', certificates: 'CompTIA Security+|CISSP|CEH|CySA+',
    skills: 'network security|incident response|SIEM|vulnerability management|Linux|Python|penetration testing|Splunk|Wireshark|threat modeling|firewalls|identity and access management|risk assessment|Burp Suite|cloud security',
    slots: { asset: 'our mail system|branch networks|cloud accounts|laptops|medical devices|control systems' },
    duties: `Watch alerts, sort noise from trouble and act on the latter
Investigate incidents on {asset} and write the timeline
Run vulnerability scans and chase the fixes
Test {asset} for weaknesses, with permission and a plan
Train staff to recognize fraud, without shaming anyone
Review access rights every quarter
Write rules that detect unusual behavior on {asset}
Support audits with evidence rather than adjectives
Keep the emergency plan current and rehearse it twice a year
Advise projects on design before the first line of code
Follow threat reports and judge what concerns us
Help to recover systems after an attack or an accident`,
    asks: `Understanding of common attacks and how they are stopped
Knowledge of TCP/IP that goes beyond acronyms
Discretion in handling sensitive matters
Practice in labs, competitions or at home
Sound judgment under time pressure
The ability to write for technicians and for managers
Readiness for shift work in the operations center
A clean background check`,
  },
  {
    name: 'IT support specialist', category: 'technology', team: 'IT|service desk|support',
    industries: ['school', 'hospital', 'law', 'government', 'university', 'manufacturing', 'accounting', 'property'],
    titles: 'IT Support Specialist|Help Desk Technician|Desktop Support Technician|Service Desk Analyst|IT Technician',
    intern: 'IT Support Intern|Help Desk Intern|IT Intern|Desktop Support Internship',
    pay: [44, 72], place: 'mixed', degree: 'associate', studies: 'Information Technology|Computer Networking|Computer Science', certificates: 'CompTIA A+|CompTIA Network+|Microsoft 365 Fundamentals',
    skills: 'technical support|Windows|Active Directory|troubleshooting|Microsoft 365|customer service|networking|hardware repair|macOS|ticketing systems|PowerShell|ServiceNow|printers|Microsoft Intune|VPN',
    slots: { who: 'teachers|nurses|lawyers|office staff|students|colleagues on the shop floor' },
    duties: `Help {who} by phone, chat and in person when something does not work
Set up laptops, phones and accounts for new colleagues
Record each request and close it only when it is really solved
Replace disks, screens and keyboards
Keep an inventory of devices and licenses
Write short guides with pictures for {who}
Reset passwords, and teach people to use a manager for them
Pass difficult cases on with everything the next person needs to know
Look after meeting rooms, projectors and printers
Install updates outside of working hours now and then
Notice when five people report the same problem
Collect old devices and wipe them properly`,
    asks: `Patience with people who are in a hurry
A systematic way of finding faults
Good knowledge of one desktop operating system
Understanding of basic networking
A driver's license for trips between buildings
Polite and clear phone manner
Enjoyment in helping
Ability to set priorities when three people wait at once`,
  },
  {
    name: 'network engineer', category: 'technology', team: 'network|infrastructure',
    industries: ['government', 'university', 'bank', 'energy', 'logistics', 'hospital'],
    titles: 'Network Engineer|Network Administrator|Network Operations Technician|Systems and Network Engineer',
    intern: 'Network Engineering Intern|Network Operations Intern|IT Infrastructure Intern',
    pay: [68, 124], place: 'mixed', degree: 'bachelor', studies: 'Computer Networking|Information Technology|Telecommunications|Computer Engineering', certificates: 'CCNA|CCNP|CompTIA Network+',
    skills: 'TCP/IP|Cisco IOS|network security|routing and switching|firewalls|Wi-Fi|network monitoring|Wireshark|VPN|Linux|Python|BGP|VLANs|Ansible|SD-WAN',
    slots: { site: 'branch offices|the campus|our terminals|the data center|two new buildings' },
    duties: `Plan and configure switches, routers and wireless access in {site}
Watch the network and fix outages before the phones ring
Keep diagrams and address plans current
Renew equipment in {site} during night windows
Set firewall rules and remove those that nobody can explain
Measure wireless coverage and move access points
Work with carriers on new lines and on faults
Automate configuration and keep it under version control
Support the move to [IPv6|a software-defined network]
Write change requests that a non-specialist can approve
Test failover of {site} twice a year
Advise building projects on cabling and cooling`,
    asks: `A firm grip on subnets and routing protocols
Experience with hardware in racks and not only in simulators
Readiness for on-call duty and the odd night window
A driver's license
Careful change management
Knowledge of structured cabling and fiber
The ability to explain an outage without jargon
Interest in automation`,
  },
  {
    name: 'systems administrator', category: 'technology', team: 'IT operations|systems',
    industries: ['university', 'law', 'manufacturing', 'government', 'school', 'laboratory', 'media'],
    titles: 'Systems Administrator|Linux Administrator|IT Administrator|System Engineer, Operations',
    intern: 'Systems Administration Intern|IT Operations Intern|Linux Systems Intern',
    pay: [62, 112], place: 'mixed', degree: 'bachelor', studies: 'Information Technology|Computer Science|Computer Networking', certificates: 'RHCSA|CompTIA Server+',
    skills: 'Linux|Windows Server|Active Directory|virtualization|Bash|backup and recovery|PowerShell|VMware|Microsoft 365|Ansible|monitoring|networking|Microsoft Azure|Docker|storage',
    slots: { system: 'file servers|mail and calendar|the virtual machines|the identity system|laboratory computers|the web servers' },
    duties: `Keep {system} patched, backed up and documented
Test a restore every month
Plan the move of {system} to [the cloud|new hardware]
Create accounts and rights by role
Automate routine work with scripts
Answer second-level tickets about {system}
Watch disks, certificates and licenses before they run out
Introduce two-factor sign-in without a revolt
Choose and order hardware within the budget
Take part in on-call duty
Retire old servers together with their owners
Write instructions for the day you are on vacation`,
    asks: `Confidence on the command line
Experience with at least two operating systems
The caution of someone who has deleted the wrong thing once
Knowledge of directory services and group policies
A service attitude towards users
Understanding of backup strategies
Readiness to work outside office hours now and then
Good documentation habits`,
  },
  {
    name: 'embedded software engineer', category: 'technology', team: 'firmware|embedded systems',
    industries: ['hardware', 'automotive', 'aerospace', 'energy', 'manufacturing'],
    titles: 'Embedded Software Engineer|Firmware Engineer|Embedded Systems Developer|Embedded Linux Engineer',
    intern: 'Embedded Software Intern|Firmware Engineering Intern|Embedded Systems Intern',
    pay: [84, 148], place: 'mixed', degree: 'bachelor', studies: 'Electrical Engineering|Computer Engineering|Computer Science|Mechatronics',
    skills: 'C|C++|embedded systems|microcontrollers|RTOS|Python|debugging|Git|CAN bus|ARM|SPI|I2C|embedded Linux|oscilloscopes|Bluetooth Low Energy',
    slots: { device: 'battery management unit|soil sensor|flight controller|heart monitor|brake controller|smart meter|motor drive' },
    duties: `Write firmware for a {device} with little memory and less power
Bring up new boards together with the hardware team
Measure current, timing and temperature on the bench
Write drivers for sensors and [radios|displays|memories]
Set up tests that run on real hardware every night
Make updates over the air safe to interrupt
Read data sheets, and the errata too
Follow coding rules for safety-related parts of the {device}
Find the bug that only appears after eleven days
Reduce sleep current below [20|5|2] microamperes
Document interfaces for the team that builds the app
Support production with test software`,
    asks: `Good knowledge of C and of what the compiler makes of it
Comfort with soldering iron, probe and logic analyzer
Understanding of interrupts and concurrency
Experience with a microcontroller project of your own
The ability to read a schematic
Knowledge of serial protocols
Patience in reproducing rare faults
Interest in [functional safety|low-power design]`,
  },
  {
    name: 'game developer', category: 'technology', team: 'gameplay|engine',
    industries: ['games', 'studio', 'media'],
    titles: 'Game Developer|Gameplay Programmer|Unity Developer|Unreal Engine Developer|Game Programmer, {area}',
    intern: 'Game Development Intern|Gameplay Programming Intern|Unity Developer Intern',
    pay: [68, 128], place: 'desk', degree: 'bachelor', studies: 'Computer Science|Game Design|Game Development|Mathematics',
    skills: 'C#|Unity|C++|game development|Unreal Engine|Git|linear algebra|game design|3D graphics|HLSL|Blender|multiplayer networking|gameplay programming|performance profiling',
    slots: { area: 'AI|Physics|Tools|Interface|Networking', feature: 'character movement|the inventory|dialogue|the weather system|save games|the tutorial|co-op play' },
    duties: `Build {feature} and tune it until it feels right
Prototype ideas in a day and throw most of them away
Profile frames and keep them under 16 milliseconds
Write tools that let designers work without you
Fix crashes that testers find on consoles
Work with artists on budgets for memory and draw calls
Port {feature} to [handhelds|the new console|phones]
Watch players and take notes without helping them
Keep builds green and short
Add options for players with different abilities
Write the network code behind {feature}
Balance numbers with the help of data and instinct`,
    asks: `A game you finished, however small
Good vector math
Understanding of game loops and state machines
Love for the last ten percent
Readiness to cut what is not fun
Experience in a team with artists and designers
Knowledge of one engine in depth
Habits that avoid crunch`,
  },
  {
    name: 'database administrator', category: 'technology', team: 'database|data operations',
    industries: ['bank', 'government', 'hospital', 'retail', 'university'],
    titles: 'Database Administrator|Database Engineer|Oracle Database Administrator|PostgreSQL Administrator',
    intern: 'Database Administration Intern|Database Engineering Intern',
    pay: [74, 134], place: 'desk', degree: 'bachelor', studies: 'Information Systems|Computer Science|Database Management',
    skills: 'SQL|PostgreSQL|database administration|backup and recovery|performance tuning|SQL Server|Oracle Database|Linux|replication|PL/SQL|MySQL|Bash|data modeling|high availability',
    slots: { db: 'the claims database|the booking system|the student register|the data warehouse|the clinical record' },
    duties: `Keep {db} available, fast and recoverable
Plan upgrades of {db} and rehearse them
Tune queries and indexes together with developers
Run and test backups every night
Watch growth and order storage in time
Grant rights sparingly and review them yearly
Set up replicas for reports and for disasters
Write scripts for routine checks
Mask personal data for test systems
Advise projects on schema design
Handle incidents on {db} around the clock, by rota
Document parameters and the reasons for them`,
    asks: `Deep knowledge of one relational database
Experience with recovery when it counted
Understanding of storage, memory and locks
A cautious hand in production
The will to automate
Knowledge of data protection rules
Readiness for on-call weeks
Good cooperation with developers`,
  },
  {
    name: 'product manager', category: 'technology', team: 'product',
    industries: ['software', 'data', 'bank', 'media', 'retail', 'games', 'hardware'],
    titles: 'Product Manager|Associate Product Manager|Product Owner|Technical Product Manager',
    intern: 'Product Management Intern|Associate Product Manager Intern|Product Intern',
    pay: [84, 160], place: 'desk', degree: 'bachelor', studies: 'Business Administration|Computer Science|Economics|Design|Psychology',
    skills: 'product management|user research|roadmapping|data analysis|Agile|stakeholder management|SQL|Jira|A/B testing|wireframing|Scrum|market research|prioritization|user stories|Figma',
    slots: { product: 'the scheduling product|our mobile app|the billing area|reports and exports|the partner marketplace|the sign-up flow' },
    duties: `Decide with the team what {product} should do next, and what it should not
Speak with three or more customers every week
Write short problem statements instead of long specifications
Measure whether a release of {product} helped anyone
Say no with reasons and yes with a date
Prepare decisions on pricing and packaging
Keep the backlog short enough to read
Work with design on prototypes and test them with users
Explain plans for {product} to sales, support and the board
Follow competitors without copying them
Coordinate launches with marketing and training
Turn support tickets into patterns`,
    asks: `Clear thinking and clear writing
Evidence of shipping something with others
Ease with numbers and with people
Understanding of how software is made
Experience of interviewing users
The ability to decide with half of the facts
Interest in the domain of {product}
Modesty about your own ideas`,
  },
  {
    name: 'IT project manager', category: 'technology', team: 'project office|IT projects',
    industries: ['government', 'hospital', 'bank', 'university', 'energy', 'logistics'],
    titles: 'IT Project Manager|Technical Project Manager|Scrum Master|Project Coordinator, IT',
    intern: 'IT Project Management Intern|Project Coordination Intern, IT',
    pay: [72, 132], place: 'desk', degree: 'bachelor', studies: 'Information Systems|Business Administration|Computer Science', certificates: 'PMP|PRINCE2|Certified ScrumMaster',
    skills: 'project management|stakeholder management|Agile|Scrum|risk management|Microsoft Project|budgeting|Jira|communication|change management|Kanban|Confluence|vendor management|requirements analysis',
    slots: { project: 'the move to a new finance system|a patient portal|the network renewal|a ticketing app|the switch to electronic files' },
    duties: `Plan {project} from kick-off to handover
Run meetings that end early and with decisions
Keep budget, risks and dates visible to everybody
Talk to vendors about delays before they happen
Prepare tests and training for users
Report progress on {project} to the steering group
Remove obstacles for developers
Write down lessons while they are fresh
Organize the go-live weekend of {project}
Collect requirements in workshops with departments
Check invoices against work delivered
Manage changes without losing the schedule`,
    asks: `Experience in coordinating people who do not report to you
A calm manner when plans change
Knowledge of both classic and agile methods
Understanding of IT systems without being a programmer
Good moderation skills
Firmness about scope
Comfort with budgets and contracts
Reliable follow-up`,
  },
  {
    name: 'bioinformatician', category: 'technology', team: 'bioinformatics|computational biology',
    industries: ['biotech', 'laboratory', 'university', 'hospital'],
    titles: 'Bioinformatician|Computational Biologist|Bioinformatics Analyst|Genomics Data Analyst',
    intern: 'Bioinformatics Intern|Computational Biology Intern|Genomics Data Intern',
    pay: [72, 128], place: 'desk', degree: 'master', studies: 'Bioinformatics|Computational Biology|Genetics|Computer Science|Biostatistics',
    skills: 'Python|R|bioinformatics|next-generation sequencing|Linux|statistics|RNA-Seq|genomics|Bash|Snakemake|Bioconductor|machine learning|Nextflow|Git|data visualization',
    slots: { data: 'single-cell|whole-genome|RNA sequencing|metagenome|proteomics|tumor panel' },
    duties: `Analyze {data} data from our own and from public sources
Build pipelines that run the same way on every machine
Advise bench scientists on sample numbers before the experiment
Check the quality of {data} runs and reject the bad ones
Make figures for papers and for the board
Annotate variants and explain their uncertainty
Maintain reference data and its versions
Write methods sections that can be repeated
Compare tools on {data} data with known truth
Move heavy jobs to the cluster and keep costs low
Hold office hours for biologists who learn to code
Store results so that they can be found in five years`,
    asks: `Understanding of molecular biology and of statistics
Experience with {data} data
Good command of a scripting language
Practice with cluster schedulers
Care with multiple testing
The ability to speak with both sides of the corridor
A thesis or publication in the field
Tidy file names`,
  },
]
