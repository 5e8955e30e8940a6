import type { Occupation } from '../sample/occupation.ts'

/** Finance, marketing, sales, people and operations. */
export const businessOccupations: readonly Occupation[] = [
  {
    name: 'accountant', category: 'finance', team: 'accounting|finance',
    industries: ['accounting', 'manufacturing', 'retail', 'community', 'property', 'hotel'],
    titles: 'Accountant|Staff Accountant|General Ledger Accountant|Fund Accountant|Cost Accountant',
    intern: 'Accounting Intern|Finance and Accounting Intern|Staff Accountant Intern',
    pay: [54, 88], place: 'desk', degree: 'bachelor', studies: 'Accounting|Finance|Business Administration', certificates: 'CPA|CMA',
    skills: 'general ledger|account reconciliation|Microsoft Excel|financial statements|month-end close|GAAP|QuickBooks|journal entries|SAP|accounts payable|IFRS|NetSuite|budgeting|variance analysis|tax preparation',
    slots: { acc: 'bank accounts|fixed assets|inventory|prepaid expenses|grants|leases' },
    duties: `Post entries and reconcile {acc}
Prepare the monthly close within [five|six|eight] working days
Explain differences against budget
Prepare financial statements and notes
Support the auditors with documents they can follow
Check invoices and expense reports
Keep the fixed asset register
Improve the close by dropping steps nobody needs
Answer questions of budget holders
Calculate accruals for {acc}
File sales tax and other returns
Help to introduce new accounting software`,
    asks: `Accuracy and a feeling for plausible figures
Knowledge of accounting standards
Very good spreadsheets
Experience with a full close is welcome
Discretion
Ability to meet dates
Readiness to ask when a receipt looks odd
Clear explanations for non-accountants`,
  },
  {
    name: 'auditor', category: 'finance', team: 'audit|assurance',
    industries: ['accounting', 'bank', 'government'],
    titles: 'Audit Associate|Internal Auditor|Auditor|External Audit Associate|IT Auditor',
    intern: 'Audit Intern|Assurance Intern|Internal Audit Intern',
    pay: [60, 100], place: 'desk', degree: 'bachelor', studies: 'Accounting|Finance|Information Systems', certificates: 'CPA|CIA|CISA',
    skills: 'auditing|internal controls|Microsoft Excel|risk assessment|GAAP|financial analysis|sampling|report writing|SOX|data analysis|IFRS|walkthroughs|communication|IDEA|Alteryx',
    slots: { area: 'revenue|purchasing|payroll|inventory|grants|IT access' },
    duties: `Test controls in {area} and write down what you saw
Visit clients with the team
Count stock at year-end
Draw samples and trace them to documents
Discuss findings before they become a report
Prepare working papers that stand review
Analyze complete ledgers for unusual entries
Understand how {area} works from start to end
Draft sections of the audit report
Follow up on old findings
Plan hours and dates of small audits
Coach interns during busy season`,
    asks: `Healthy skepticism
Good understanding of financial statements
Readiness to travel to clients
Teamwork under deadlines
Clear working papers
Interest in professional exams
Comfort with data tools
Tact`,
  },
  {
    name: 'tax consultant', category: 'finance', team: 'tax',
    industries: ['accounting', 'law', 'bank'],
    titles: 'Tax Associate|Tax Consultant|Tax Preparer|Tax Analyst',
    intern: 'Tax Intern|Tax Consulting Intern',
    pay: [56, 98], place: 'desk', degree: 'bachelor', studies: 'Accounting|Taxation|Law', certificates: 'CPA|Enrolled Agent',
    skills: 'tax preparation|tax research|Microsoft Excel|income tax|accounting|client communication|sales tax|tax planning|CCH Axcess|UltraTax|corporate tax|transfer pricing|attention to detail|QuickBooks',
    slots: { client: 'freelancers|family businesses|nonprofits|households|restaurants|international groups' },
    duties: `Prepare returns for {client}
Research questions and write short memos
Answer letters from the tax office
Plan ahead with {client} before the year ends
Check the work of software
Explain assessments in plain words
Gather missing papers in a friendly way
Calculate payroll and sales taxes
Keep deadlines for 80 files
Follow changes in the law
Support audits
Help at our free tax clinic in spring`,
    asks: `Interest in tax law and in people
Accuracy in the busiest weeks
Knowledge of returns from a course or clinic
Trustworthiness
Good phone manner
Organized files
Willingness to work longer from February to April
Experience with {client}`,
  },
  {
    name: 'financial analyst', category: 'finance', team: 'financial planning|finance|controlling',
    industries: ['bank', 'manufacturing', 'software', 'retail', 'energy', 'hospital'],
    titles: 'Financial Analyst|FP&A Analyst|Business Controller|Corporate Finance Analyst|Treasury Analyst',
    intern: 'Finance Intern|FP&A Intern|Financial Analyst Intern|Treasury Intern|Corporate Finance Intern',
    pay: [64, 108], place: 'desk', degree: 'bachelor', studies: 'Finance|Economics|Accounting|Business Administration', certificates: 'CFA Level I|FMVA',
    skills: 'financial modeling|Microsoft Excel|forecasting|budgeting|variance analysis|financial analysis|Power BI|SQL|presentation skills|valuation|SAP|Tableau|accounting|cash flow analysis|Microsoft PowerPoint',
    slots: { unit: 'three plants|the store network|research spending|personnel cost|the service business|cash' },
    duties: `Build budgets and forecasts for {unit}
Explain why results differ from the plan
Model investments and test the assumptions
Prepare monthly reports for management
Work with department heads on {unit}
Automate reports that take a day
Calculate prices and margins
Watch liquidity
Support mergers, loans and rating talks
Design simple dashboards
Question habits that cost money
Prepare slides for the board`,
    asks: `Strong modeling skills
Understanding of the three statements
Curiosity about the business behind the number
Clear charts
Experience from an internship in finance
Ability to defend a forecast
Speed with accuracy
Confidential handling of figures`,
  },
  {
    name: 'investment analyst', category: 'finance', team: 'investment|research|deal',
    industries: ['bank'],
    titles: 'Investment Analyst|Investment Banking Analyst|Equity Research Associate|Private Equity Analyst|Portfolio Analyst',
    intern: 'Investment Banking Summer Analyst|Equity Research Intern|Asset Management Intern|Private Equity Intern',
    pay: [88, 168], place: 'desk', degree: 'bachelor', studies: 'Finance|Economics|Mathematics|Business Administration', certificates: 'CFA Level I|Series 7|Series 63',
    skills: 'valuation|financial modeling|Microsoft Excel|financial analysis|Bloomberg Terminal|due diligence|Microsoft PowerPoint|DCF|research|accounting|Capital IQ|M&A|Python|portfolio management|FactSet',
    slots: { sector: 'healthcare|industrial goods|software|food|energy|real estate|transport' },
    duties: `Analyze companies in the {sector} sector
Build models of sales, cost and cash
Write notes with an opinion and its risks
Prepare presentations for clients
Compare prices of similar companies and deals
Take part in management meetings
Check facts in due diligence
Follow news and results in {sector}
Keep databases and trackers
Support portfolio decisions with scenarios
Review covenants and ratings
Discuss ideas with colleagues who disagree`,
    asks: `Excellent grasp of accounting and valuation
Interest in markets
Precision under time pressure
Experience in an investment club or internship
Own opinions, well argued
Integrity
Readiness for long days in deal phases
Strong writing`,
  },
  {
    name: 'bank teller', category: 'finance', team: 'branch|member services',
    industries: ['bank'],
    titles: 'Bank Teller|Member Services Representative|Personal Banker|Relationship Banker|Branch Associate',
    intern: 'Retail Banking Intern|Branch Banking Intern',
    pay: [36, 54], place: 'site', degree: 'school', studies: 'Finance|Business Administration',
    skills: 'cash handling|customer service|account opening|sales|data entry|banking products|problem solving|fraud prevention|Microsoft Office|loan applications|communication|KYC|cross-selling',
    slots: { who: 'members|small-business owners|older customers|newcomers|students' },
    duties: `Serve {who} at the counter and by phone
Handle deposits, withdrawals and transfers
Open accounts and check identity
Explain products so that {who} can choose
Balance the drawer at the end of the day
Spot fraud, especially against older people
Help with online banking
Prepare loan applications
Refer {who} to specialists
Keep the branch secure and welcoming
Order currency and coins
Resolve complaints on the spot where possible`,
    asks: `Friendly and trustworthy manner
Accuracy with cash
Experience in sales or service
Basic math
Credit and background check
Saturday morning shifts
Interest in finance
A second language`,
  },
  {
    name: 'loan officer', category: 'finance', team: 'lending|credit',
    industries: ['bank', 'property', 'community'],
    titles: 'Loan Officer|Credit Analyst|Mortgage Advisor|Underwriter, Consumer Lending|Small Business Lender',
    intern: 'Credit Analyst Intern|Lending Intern|Underwriting Intern',
    pay: [54, 90], place: 'mixed', degree: 'bachelor', studies: 'Finance|Business Administration|Economics', certificates: 'NMLS license',
    skills: 'credit analysis|financial analysis|underwriting|customer service|Microsoft Excel|loan processing|risk assessment|cash flow analysis|sales|regulatory compliance|mortgage lending|financial statements|negotiation|CRM',
    slots: { loan: 'home loans|equipment loans|start-up loans|farm loans|renovation loans' },
    duties: `Advise customers on {loan}
Analyze income, collateral and cash flow
Decide within your limit and prepare larger cases
Explain a refusal so that it helps
Visit businesses before lending to them
Watch the portfolio for warning signs
Complete files according to the rules
Win new customers for {loan}
Work out plans with customers in difficulty
Calculate offers
Coordinate appraisers and notaries
Report on the pipeline`,
    asks: `Judgment of figures and people
Knowledge of lending rules
Fair and clear communication
Experience with {loan}
Sales ability without pressure
Reliable documentation
Local network is an advantage
Ease with calculators and software`,
  },
  {
    name: 'insurance specialist', category: 'finance', team: 'claims|underwriting',
    industries: ['bank', 'property'],
    titles: 'Claims Adjuster|Insurance Underwriter|Claims Specialist|Insurance Agent|Customer Advisor, Insurance',
    intern: 'Insurance Intern|Underwriting Intern, Insurance|Claims Intern',
    pay: [48, 78], place: 'mixed', degree: 'bachelor', studies: 'Business Administration|Risk Management|Finance', certificates: 'Adjuster license|AINS',
    skills: 'claims processing|customer service|risk assessment|underwriting|negotiation|policy interpretation|Microsoft Excel|investigation|report writing|data entry|property insurance|communication|fraud detection|Guidewire',
    slots: { risk: 'homes|cars|farms|small shops|storm damage|liability' },
    duties: `Handle claims for {risk} from call to payment
Inspect damage on site or by video
Judge risks and set conditions
Explain what is covered and what is not
Negotiate with workshops and lawyers
Recognize fraud without suspecting everybody
Write reports with photos
Keep reserves realistic
Advise customers on prevention
Review policies for {risk}
Pay quickly when the case is clear
Work on large events in a special team`,
    asks: `Empathy with people who have had bad luck
Analytical thinking
Knowledge of contracts
Technical interest in {risk}
Phone skills
Driver's license for inspections
Fair judgment
Organized case work`,
  },
  {
    name: 'actuary', category: 'finance', team: 'actuarial|pricing',
    industries: ['bank', 'accounting', 'data'],
    titles: 'Actuarial Analyst|Actuary|Pricing Actuary|Reserving Analyst',
    intern: 'Actuarial Intern|Actuarial Summer Intern',
    pay: [72, 136], place: 'desk', degree: 'bachelor', studies: 'Actuarial Science|Mathematics|Statistics', certificates: 'SOA Exam P|SOA Exam FM|ACAS',
    skills: 'Microsoft Excel|statistics|probability|R|SQL|actuarial modeling|Python|pricing|VBA|reserving|risk management|SAS|financial mathematics|predictive modeling|generalized linear models',
    slots: { line: 'pensions|health plans|motor insurance|flood risk|life insurance' },
    duties: `Price {line} and explain the price
Estimate reserves each quarter
Build and check models in code instead of giant spreadsheets
Analyze claims by cause and cohort
Prepare reports for the regulator
Test assumptions about {line} against experience
Simulate extreme years
Advise product design
Document every assumption
Present to people who dislike formulas
Automate data preparation
Study for exams with our support`,
    asks: `Excellent mathematics
One or more exams passed, or a plan to take them
Programming
Interest in {line}
Ability to simplify without falsifying
Careful checks
Team spirit
Curiosity about why people claim`,
  },
  {
    name: 'bookkeeper', category: 'finance', team: 'bookkeeping|back office',
    industries: ['accounting', 'restaurant', 'trades', 'community', 'farm', 'studio', 'clinic'],
    titles: 'Bookkeeper|Accounts Payable Clerk|Accounts Receivable Specialist|Payroll Specialist|Accounting Clerk',
    intern: 'Bookkeeping Intern|Payroll Intern|Accounts Payable Intern',
    pay: [40, 58], place: 'mixed', degree: 'associate', studies: 'Accounting|Bookkeeping|Business Administration',
    skills: 'bookkeeping|QuickBooks|accounts payable|accounts receivable|data entry|Microsoft Excel|invoicing|bank reconciliation|payroll processing|Xero|filing|attention to detail|ADP|expense reports',
    slots: { n: '60|120|200|350' },
    duties: `Enter about {n} invoices a week
Match payments and chase the late ones politely
Reconcile bank and card accounts
Run payroll every two weeks
Prepare payments for approval
Keep receipts in order
Answer suppliers
Set up new vendors and check their details
Prepare documents for the tax advisor
Count petty cash
Report open items
Help to go paperless`,
    asks: `Order and accuracy
Knowledge of bookkeeping software
Discretion about pay
Friendly reminders
Experience in a small business
Punctuality with dates
Independent work
Good basic math`,
  },
  {
    name: 'marketing specialist', category: 'marketing', team: 'marketing|brand',
    industries: ['retail', 'software', 'agency', 'hotel', 'manufacturing', 'sport', 'culture'],
    titles: 'Marketing Specialist|Marketing Coordinator|Brand Coordinator|Marketing Associate|Product Marketing Specialist',
    intern: 'Marketing Intern|Brand Marketing Intern|Product Marketing Intern|Marketing Internship',
    pay: [48, 86], place: 'desk', degree: 'bachelor', studies: 'Marketing|Communication|Business Administration|Psychology', certificates: 'Google Analytics certificate|HubSpot certificate',
    skills: 'marketing|social media marketing|email marketing|copywriting|content marketing|Google Analytics|campaign management|market research|Canva|HubSpot|SEO|event planning|CRM|Mailchimp|Adobe Creative Suite',
    slots: { item: 'the spring collection|a new membership|our newsletter|the anniversary|a product launch|a loyalty program' },
    duties: `Plan and run campaigns for {item}
Write texts for web, mail and print
Measure what worked and stop what did not
Work with designers and photographers
Keep the calendar of {item} together
Interview customers for stories
Prepare fairs and events
Watch competitors and trends
Maintain the website
Coordinate agencies and budgets
Build mailing lists the fair way
Brief sales and service before {item} starts`,
    asks: `Feeling for language and audiences
Ease with figures
Experience with campaigns, also for a club
Organizing talent
Sense of visual quality
Practice with mailing and analytics tools
Ideas, and the persistence to carry one through
Good teamwork with sales`,
  },
  {
    name: 'digital marketing specialist', category: 'marketing', team: 'performance marketing|growth|online marketing',
    industries: ['agency', 'retail', 'software', 'media', 'hotel'],
    titles: 'Digital Marketing Specialist|SEO Specialist|Performance Marketing Manager|Paid Search Specialist|Growth Marketer',
    intern: 'Digital Marketing Intern|SEO Intern|Growth Marketing Intern|Paid Social Intern',
    pay: [50, 92], place: 'desk', degree: 'bachelor', studies: 'Marketing|Communication|Data Analytics|Business Administration', certificates: 'Google Ads certificate|Meta Blueprint',
    skills: 'SEO|Google Ads|Google Analytics|paid social|A/B testing|keyword research|Meta Ads|content marketing|conversion rate optimization|email marketing|Microsoft Excel|landing pages|SEMrush|HTML|Google Tag Manager',
    slots: { goal: 'bookings|trial sign-ups|orders|ticket sales|newsletter readers|donations' },
    duties: `Run ads that bring {goal} at a price we can afford
Optimize pages for search without tricks
Test headlines, pictures and forms
Report weekly on cost and {goal}
Set up tracking that respects consent
Research keywords and questions
Write briefs for content
Manage budgets across channels
Clean up campaigns that grew wild
Work with developers on speed and structure
Segment mailings
Learn from failed tests and share it`,
    asks: `Analytical thinking
Hands-on experience with ad accounts, even tiny ones
Good texts
Knowledge of tracking and its limits
Curiosity about new channels
Discipline with budgets
Comfort with spreadsheets
Fair play towards users`,
  },
  {
    name: 'social media manager', category: 'marketing', team: 'social media|communications|content',
    industries: ['agency', 'media', 'culture', 'restaurant', 'sport', 'retail', 'university'],
    titles: 'Social Media Manager|Social Media Coordinator|Community Manager|Content Creator|Social Content Producer',
    intern: 'Social Media Intern|Content Creation Intern|Community Management Intern',
    pay: [44, 74], place: 'desk', degree: 'bachelor', studies: 'Communication|Media Studies|Journalism|Marketing',
    skills: 'social media|content creation|copywriting|video editing|community management|Canva|photography|Instagram|TikTok|analytics|Adobe Premiere Pro|content calendars|LinkedIn|Hootsuite|influencer marketing',
    slots: { what: 'rehearsals|the kitchen|research results|new arrivals|match days|everyday work|readers\' questions' },
    duties: `Tell stories about {what} in pictures, clips and words
Plan posts for the month and leave room for surprises
Answer comments with humor and patience
Film and cut short videos
Keep trolls in check
Report on reach and on what it was good for
Find voices inside the organization
Work with creators and check contracts
Write captions and alternative texts
Cover {what} live
Test formats on new platforms
Prepare for bad days with a plan`,
    asks: `Sure sense of tone
Own channels or projects to show
Quick and clean writing
Practice in filming with a phone
Feeling for what should not be posted
Evening work at events now and then
Knowledge of platform rules
Reliability with dates`,
  },
  {
    name: 'content writer', category: 'marketing', team: 'content|editorial',
    industries: ['agency', 'software', 'media', 'retail', 'biotech'],
    titles: 'Content Writer|Copywriter|Content Strategist|Web Editor|UX Writer',
    intern: 'Content Writing Intern|Copywriting Intern|Editorial Content Intern|UX Writing Intern',
    pay: [46, 80], place: 'desk', degree: 'bachelor', studies: 'English|Journalism|Communication|Linguistics',
    skills: 'copywriting|content writing|editing|SEO|research|proofreading|WordPress|content strategy|interviewing|storytelling|style guides|blogging|email marketing|content management systems|UX writing',
    slots: { text: 'product pages|help articles|case studies|newsletters|error messages|white papers|packaging' },
    duties: `Write {text} that people finish reading
Interview experts and translate them
Edit colleagues' drafts kindly
Keep and use the style guide
Plan topics with search data and common sense
Rewrite {text} that grew over years
Test wording with users
Check facts and sources
Work with designers on layouts
Adapt texts for other channels
Maintain the content calendar
Measure what is read to the end`,
    asks: `Three samples you are proud of
Short sentences, exact words
Research skills
Ability to take edits
Experience with {text}
Interest in dry topics
Knowledge of content systems
Sense of humor, used sparingly`,
  },
  {
    name: 'public relations specialist', category: 'marketing', team: 'communications|press office',
    industries: ['agency', 'university', 'government', 'culture', 'energy', 'hospital'],
    titles: 'Public Relations Specialist|Communications Specialist|Press Officer|Corporate Communications Associate',
    intern: 'Public Relations Intern|Communications Intern|Press Office Intern',
    pay: [50, 86], place: 'desk', degree: 'bachelor', studies: 'Communication|Journalism|Public Relations|Political Science',
    skills: 'public relations|press releases|media relations|copywriting|event planning|crisis communication|media monitoring|social media|storytelling|speech writing|Cision|editing|internal communication|AP style',
    slots: { topic: 'research|a festival|a construction site|new services|a merger|an anniversary' },
    duties: `Write releases and pitches on {topic}
Answer journalists fast and truthfully
Prepare spokespeople for interviews
Organize press visits
Watch the media and report each morning
Write speeches and statements
Plan communication on {topic}
Keep contacts warm
Support in crises, also at odd hours
Produce the employee newsletter
Check texts with lawyers
Evaluate coverage beyond counting clips`,
    asks: `News sense
Excellent writing
Experience in a newsroom or press office
Composure
Good general knowledge
Network or talent to build one
Discretion before announcements
Accuracy with names`,
  },
  {
    name: 'market research analyst', category: 'marketing', team: 'market research|consumer insights',
    industries: ['agency', 'data', 'manufacturing', 'media', 'bank'],
    titles: 'Market Research Analyst|Consumer Insights Analyst|Research Executive|Survey Researcher',
    intern: 'Market Research Intern|Consumer Insights Intern',
    pay: [52, 86], place: 'desk', degree: 'bachelor', studies: 'Marketing|Psychology|Statistics|Sociology|Economics',
    skills: 'market research|survey design|data analysis|Microsoft Excel|SPSS|focus groups|statistics|Microsoft PowerPoint|report writing|Qualtrics|R|interviewing|segmentation|conjoint analysis|Tableau',
    slots: { field: 'breakfast habits|electric cars|savings|newspapers|holiday plans|household cleaners' },
    duties: `Design surveys on {field} without leading questions
Recruit and interview people
Moderate groups
Analyze data and weight samples
Write reports that fit on ten slides
Compare brands and prices
Visit shops and watch
Combine surveys on {field} with sales data
Present to clients who hoped for something else
Check quality of panels
Code open answers
Keep studies comparable over years`,
    asks: `Knowledge of research methods
Statistics in practice
Curiosity about everyday life
Clear slides
Experience with questionnaires
Listening skills
Project organization
Doubt about what people say they do`,
  },
  {
    name: 'sales representative', category: 'sales', team: 'sales|field sales',
    industries: ['software', 'manufacturing', 'hardware', 'chemicals', 'energy', 'farm', 'media'],
    titles: 'Sales Representative|Account Executive|Field Sales Representative|Inside Sales Representative|Sales Consultant',
    intern: 'Sales Intern|Inside Sales Intern|Account Executive Intern',
    pay: [50, 96], place: 'mixed', degree: 'bachelor', studies: 'Business Administration|Marketing|Communication',
    skills: 'sales|negotiation|CRM|Salesforce|prospecting|presentation skills|customer relationship management|cold calling|lead generation|account management|communication|Microsoft Excel|contract negotiation|HubSpot',
    slots: { prod: 'packaging|sensors|software for clinics|solar systems|coatings|advertising space|seeds' },
    duties: `Find and win customers for {prod}
Listen first and offer second
Visit customers and know their business
Prepare offers and negotiate terms
Keep notes and forecasts honest
Present {prod} at fairs
Look after existing customers
Work with engineers on special requests
Follow the market and report prices
Reach targets without promises we cannot keep
Collect feedback on {prod}
Train dealers`,
    asks: `Enjoyment of conversations and of closing
Resilience
Driver's license for field work
Experience in sales or service
Technical understanding of {prod}
Self-organization
Honesty
Good listening`,
  },
  {
    name: 'business development representative', category: 'sales', team: 'business development|partnerships',
    industries: ['software', 'data', 'accounting', 'logistics', 'biotech'],
    titles: 'Business Development Representative|Sales Development Representative|Partnerships Associate|Business Development Manager',
    intern: 'Business Development Intern|Sales Development Intern|Partnerships Intern|Strategy Intern',
    pay: [52, 98], place: 'desk', degree: 'bachelor', studies: 'Business Administration|Economics|Communication|International Business',
    skills: 'business development|lead generation|Salesforce|cold calling|prospecting|market research|email outreach|communication|LinkedIn Sales Navigator|negotiation|CRM|presentation skills|Outreach|HubSpot|strategic partnerships',
    slots: { seg: 'clinics|freight companies|universities|grocers|cities|insurers' },
    duties: `Research {seg} and find the right person to talk to
Write first messages worth answering
Call, listen and qualify
Arrange meetings for senior colleagues
Keep the database clean
Test new scripts and markets
Prepare proposals for partnerships with {seg}
Attend events and follow up within two days
Report on pipeline and reasons for losses
Share what {seg} tell us with product
Calculate simple business cases
Learn the trade for your next step`,
    asks: `Courage to call strangers
Good research
Energy and self-irony
Clear writing
Target orientation
Interest in {seg}
Coachability
Experience in service, clubs or fundraising`,
  },
  {
    name: 'customer success manager', category: 'sales', team: 'customer success|support|client services',
    industries: ['software', 'data', 'logistics', 'media', 'energy'],
    titles: 'Customer Success Manager|Customer Support Specialist|Account Manager|Client Onboarding Specialist|Technical Support Engineer',
    intern: 'Customer Success Intern|Client Services Intern|Customer Support Intern',
    pay: [48, 88], place: 'desk', degree: 'bachelor', studies: 'Business Administration|Communication|Information Systems',
    skills: 'customer success|customer service|CRM|communication|onboarding|problem solving|Zendesk|Salesforce|account management|data analysis|presentation skills|troubleshooting|training delivery|Intercom|Jira',
    slots: { n: '30|45|80|120', cust: 'clinics|shops|schools|city offices|workshops' },
    duties: `Look after {n} customers, mostly {cust}
Guide new customers through the first weeks
Answer questions so that they do not come back
Hold trainings by video
Notice who no longer uses the product, and ask why
Report bugs with all that is needed
Write help articles
Prepare renewals
Turn complaints into improvements
Explain bills and contracts
Keep health scores honest
Bring the voice of {cust} to product`,
    asks: `Friendly patience
Quick grasp of software
Structured work
Experience in support or teaching
Good writing
Ability to say what we cannot do
Interest in the daily life of {cust}
A second language`,
  },
  {
    name: 'human resources specialist', category: 'hr', team: 'human resources|people',
    industries: ['manufacturing', 'hospital', 'software', 'retail', 'government', 'university', 'logistics'],
    titles: 'Human Resources Specialist|HR Generalist|HR Coordinator|People Operations Associate|HR Assistant',
    intern: 'Human Resources Intern|People Operations Intern|HR Intern',
    pay: [48, 80], place: 'desk', degree: 'bachelor', studies: 'Human Resources|Psychology|Business Administration', certificates: 'SHRM-CP|PHR|aPHR',
    skills: 'human resources|onboarding|employee relations|HRIS|recruiting|Microsoft Excel|benefits administration|payroll|employment law|communication|Workday|conflict resolution|training coordination|record keeping|policy writing',
    slots: { n: '150|300|450|700' },
    duties: `Look after about {n} colleagues from contract to farewell
Answer questions on leave, pay and rules
Prepare contracts and certificates
Organize first days that feel like a welcome
Advise managers in difficult talks
Keep personnel data correct and closed
Support the annual review
Evaluate absence and turnover
Coordinate benefits and enrollment
Run small projects, such as a mentoring program
Work with the works council
Check that job ads are fair`,
    asks: `Discretion and warmth
Knowledge of labor law
Order in a job full of interruptions
Experience in an HR office
Clear letters
Ease with software
Sense of fairness
Confident conversation`,
  },
  {
    name: 'recruiter', category: 'hr', team: 'talent|recruiting',
    industries: ['software', 'hospital', 'agency', 'logistics', 'bank', 'hotel'],
    titles: 'Recruiter|Talent Acquisition Specialist|Recruiting Coordinator|Technical Recruiter|Talent Sourcer',
    intern: 'Recruiting Intern|Talent Acquisition Intern|Campus Recruiting Intern',
    pay: [48, 86], place: 'desk', degree: 'bachelor', studies: 'Human Resources|Psychology|Communication|Business Administration',
    skills: 'recruiting|sourcing|interviewing|applicant tracking systems|communication|LinkedIn Recruiter|scheduling|Greenhouse|candidate experience|employer branding|negotiation|onboarding|Microsoft Excel|stakeholder management',
    slots: { role: 'nurses|engineers|drivers|store staff|apprentices|data people|cooks' },
    duties: `Find and hire {role} with the departments
Write job ads without empty phrases
Screen applications by what the job needs
Hold structured first interviews
Answer every applicant
Keep managers to agreed dates
Visit schools and fairs
Measure where good {role} come from
Improve forms that scare people away
Prepare offers and negotiate
Build contact with people for later
Train interviewers in fairness`,
    asks: `Interest in people and their work
Talent for organization
Good phone and writing skills
Experience in service, sales or HR
Understanding of {role}
Reliable answers
Data awareness
Fairness`,
  },
  {
    name: 'training specialist', category: 'hr', team: 'learning and development',
    industries: ['bank', 'retail', 'hospital', 'manufacturing', 'logistics'],
    titles: 'Training and Development Specialist|Learning Coordinator|Corporate Trainer|Talent Development Specialist',
    intern: 'Learning and Development Intern|Training Intern|Organizational Development Intern',
    pay: [50, 82], place: 'mixed', degree: 'bachelor', studies: 'Organizational Psychology|Education|Human Resources',
    skills: 'training delivery|facilitation|needs assessment|learning management systems|presentation skills|curriculum development|e-learning|coaching|event planning|evaluation|Microsoft PowerPoint|onboarding|public speaking|survey design',
    slots: { prog: 'first-time managers|apprentices|the call center|forklift drivers|sales staff|career changers' },
    duties: `Find out what {prog} really need to learn
Design and hold workshops
Organize rooms, trainers and dates
Check after three months what stuck
Coach colleagues who teach
Build short online units
Run the program for {prog}
Manage the course catalog and budget
Choose outside trainers
Moderate team days
Keep certificates up to date
Report on participation`,
    asks: `Presence in front of groups
Knowledge of adult learning
Organization
Experience as a trainer or teacher
Good materials
Openness to feedback
Practical view of work
Some travel between sites`,
  },
  {
    name: 'management consultant', category: 'operations', team: 'consulting|strategy',
    industries: ['accounting', 'data', 'environment'],
    titles: 'Management Consultant|Business Analyst|Strategy Consultant|Associate Consultant|Operations Consultant',
    intern: 'Consulting Intern|Business Analyst Intern|Strategy Consulting Intern',
    pay: [76, 146], place: 'desk', degree: 'bachelor', studies: 'Business Administration|Economics|Engineering|Mathematics',
    skills: 'business analysis|Microsoft PowerPoint|Microsoft Excel|problem solving|data analysis|stakeholder management|market research|process improvement|project management|financial modeling|interviewing|presentation skills|SQL|requirements analysis|change management',
    slots: { case: 'a hospital merger|late trains|a factory move|school meals|a shop network|purchasing in six cities' },
    duties: `Work in teams of three to five on problems such as {case}
Interview staff and managers
Analyze costs, flows and markets
Draw clear charts
Write proposals
Run workshops with clients
Build models that clients keep using
Test recommendations in a pilot
Present to boards
Support clients in putting decisions into practice
Share what was learned in {case}
Help with recruiting at schools`,
    asks: `Structured thinking
Strong grades or strong projects
Ease with data
Friendly confidence
Willingness to travel
Experience in an internship or a student consultancy
Clear English and a second language
Respect for people who do the work every day`,
  },
  {
    name: 'operations manager', category: 'operations', team: 'operations',
    industries: ['logistics', 'retail', 'manufacturing', 'clinic', 'hotel', 'sport', 'software'],
    titles: 'Operations Manager|Operations Coordinator|Operations Associate|Business Operations Analyst|Assistant Operations Manager',
    intern: 'Operations Intern|Business Operations Intern|Operations Management Intern',
    pay: [52, 98], place: 'mixed', degree: 'bachelor', studies: 'Business Administration|Operations Management|Industrial Engineering',
    skills: 'operations management|process improvement|scheduling|Microsoft Excel|team leadership|budgeting|inventory management|data analysis|vendor management|project management|problem solving|customer service|KPI reporting|SQL',
    slots: { op: 'four clinics|the night shift|home delivery|the workshop|returns|opening a new branch' },
    duties: `Keep {op} running and improve it a little each week
Plan staff and shifts
Watch figures daily and act on them
Solve problems where they occur
Write simple procedures
Negotiate with suppliers
Prepare the budget
Lead short morning meetings
Introduce tools that save work
Handle complaints
Make {op} safe
Report to the owner or the director`,
    asks: `Organizing talent
Experience in leading people or projects
Ease with numbers
Presence where work happens
Decisions without drama
Knowledge of {op}
Good communication at all levels
Flexibility`,
  },
  {
    name: 'administrative assistant', category: 'operations', team: 'office|administration',
    industries: ['law', 'accounting', 'university', 'construction', 'clinic', 'studio', 'property', 'community'],
    titles: 'Administrative Assistant|Executive Assistant|Office Manager|Receptionist|Office Coordinator',
    intern: 'Administrative Intern|Office Management Intern',
    pay: [38, 62], place: 'mixed', degree: 'school', studies: 'Office Administration|Business Administration',
    skills: 'scheduling|Microsoft Office|customer service|data entry|calendar management|phone etiquette|filing|travel arrangements|Microsoft Excel|meeting minutes|event planning|typing|office supplies management|Google Workspace|expense reports',
    slots: { who: 'two partners|the director|a team of 25|the whole house|visiting researchers' },
    duties: `Organize calendar, travel and mail for {who}
Welcome visitors and answer the phone
Prepare meetings and write minutes
Keep files where others find them
Order supplies and look after equipment
Check bills and expenses
Plan small events
Help new colleagues to settle in
Write and proofread letters
Keep lists current
Protect {who} from interruptions
Know who knows what`,
    asks: `Overview and good humor
Confidential work
Excellent spelling
Experience in an office
Ease with calendars and spreadsheets
Polite firmness
Foresight
Pleasant phone voice`,
  },
  {
    name: 'supply chain analyst', category: 'operations', team: 'supply chain|planning|procurement',
    industries: ['manufacturing', 'logistics', 'retail', 'hardware', 'biotech', 'automotive'],
    titles: 'Supply Chain Analyst|Demand Planner|Procurement Specialist|Buyer|Supply Chain Coordinator',
    intern: 'Supply Chain Intern|Procurement Intern|Demand Planning Intern|Supply Chain Co-op',
    pay: [56, 94], place: 'desk', degree: 'bachelor', studies: 'Supply Chain Management|Business Administration|Industrial Engineering', certificates: 'APICS CPIM|CSCP',
    skills: 'supply chain management|Microsoft Excel|demand forecasting|SAP|procurement|inventory management|negotiation|data analysis|ERP|vendor management|Power BI|purchasing|logistics|SQL|contract management',
    slots: { goods: 'electronic parts|fresh food|packaging|spare parts|chemicals|fabrics|medical supplies' },
    duties: `Plan demand and orders for {goods}
Negotiate prices, terms and dates
Watch stock and prevent both gaps and dust
Evaluate suppliers
Find second sources for {goods}
Analyze delays and their cost
Coordinate with production and sales
Simulate what a closed port would mean
Keep master data clean
Place orders and follow them up
Prepare the monthly planning meeting
Reduce packaging and transport`,
    asks: `Strong spreadsheets
Negotiation with respect
Understanding of planning systems
Knowledge of {goods}
Foresight
Experience in purchasing or planning
English for suppliers abroad
Nerves for shortages`,
  },
  {
    name: 'event planner', category: 'marketing', team: 'events',
    industries: ['hotel', 'agency', 'culture', 'university', 'sport', 'community'],
    titles: 'Event Planner|Event Coordinator|Conference Manager|Wedding Coordinator|Event Producer',
    intern: 'Event Planning Intern|Events Intern|Conference Intern|Festival Production Intern',
    pay: [42, 68], place: 'mixed', degree: 'bachelor', studies: 'Event Management|Hospitality Management|Communication',
    skills: 'event planning|vendor management|budgeting|communication|scheduling|negotiation|customer service|project management|Microsoft Excel|social media|contract negotiation|logistics|catering coordination|Cvent',
    slots: { ev: 'weddings|conferences|a summer festival|open days|charity runs|trade fairs|alumni weekends' },
    duties: `Plan {ev} from idea to last chair
Find places, artists and caterers
Keep budget and schedule
Look after guests and speakers
Lead the crew on the day
Write run sheets to the minute
Negotiate contracts
Have a plan for rain
Promote {ev} with marketing
Collect feedback and bills
Make {ev} accessible and low in waste
Register participants`,
    asks: `Calm in chaos
Exact planning
Evening and weekend work
Experience from events, paid or not
Negotiating skill
Hands-on attitude
Driver's license
Feeling for hospitality`,
  },
]
