/** Business, finance, supply, marketing, sales, people, law, administration and office tools. */
export const businessSkills = `
= tool
Microsoft Office|MS Office;Microsoft Office Suite;Office Suite;MS Office Suite;Office Tools|Microsoft Excel;Microsoft Word;Microsoft PowerPoint
Spreadsheets|Spreadsheet;Spreadsheet Software|Microsoft Excel;Google Sheets
Project Management Software|Project Management Tools;Project Management Tool|Jira;Asana
Accounting Software|Bookkeeping Software|QuickBooks;Accounting
Microsoft 365|Office 365;O365;M365|Microsoft Office
Microsoft Excel|Excel;MS Excel;Advanced Excel;Excel Spreadsheets;Excel Formulas;VLOOKUP;XLOOKUP|Google Sheets;Pivot Tables;VBA
Pivot Tables|PivotTables|Microsoft Excel
Microsoft Word|Word;MS Word;Word Processing|Google Docs;Microsoft Office
Microsoft PowerPoint|PowerPoint;MS PowerPoint;Power Point|Google Slides;Presentation Design
Microsoft Outlook|Outlook;MS Outlook|Email Management;Microsoft Office
Microsoft Access|Access;MS Access|Microsoft Excel;Databases
Microsoft Teams|MS Teams|Slack;Zoom
Microsoft Project|MS Project|Project Management;Primavera P6
Microsoft Visio|Visio;MS Visio|Process Mapping
Lucidchart||Microsoft Visio
draw.io||Microsoft Visio
Microsoft Publisher|MS Publisher|Adobe InDesign
Microsoft OneNote|OneNote;MS OneNote|Notion
Evernote||Microsoft OneNote
SharePoint|Microsoft SharePoint;SharePoint Online|Microsoft 365
OneDrive||SharePoint
Google Workspace|G Suite;Google Suite;GSuite;Google Apps|Google Docs;Google Sheets
Google Docs||Microsoft Word
Google Sheets|Google Spreadsheets|Microsoft Excel
Google Slides||Microsoft PowerPoint
Google Drive|~Box Cloud|Google Workspace
Dropbox||Google Drive
Apple iWork|Keynote;Apple Pages;Apple Numbers|Microsoft Office
LibreOffice|OpenOffice|Microsoft Office
Slack||Microsoft Teams
Discord||Slack
Zoom||Microsoft Teams
Webex|Cisco Webex|Zoom
Google Meet||Zoom
Notion||Confluence
Coda||Notion
Obsidian||Notion
Jira|Atlassian Jira;Jira Software|Confluence;Agile;Scrum
Confluence|Atlassian Confluence|Jira
Trello||Asana;Kanban
Asana||Trello;Project Management
Monday.com||Asana
ClickUp||Monday.com
Basecamp||Monday.com
Wrike||Monday.com
Smartsheet|Smart Sheet|Microsoft Project
Airtable||Notion
Miro||Brainstorming
FigJam||Miro
Mural||Miro
Calendly|~Google Calendar|Scheduling
DocuSign||Document Management
Adobe Acrobat|Adobe Acrobat Pro;PDF Editing|DocuSign
QuickBooks|QuickBooks Online;Intuit QuickBooks;Quick Books;Quickbooks Pro|Bookkeeping;Accounting
Xero|~Wave Accounting|QuickBooks
FreshBooks||Xero
Sage|Sage 50;Sage Intacct;Peachtree|QuickBooks
Tally|Tally ERP;Tally ERP 9;TallyPrime;Tally Prime|Accounting
NetSuite|Oracle NetSuite|ERP
SAP|SAP ERP;SAP R/3;SAP S/4HANA;SAP HANA;SAP ECC|ERP;ABAP
SAP FICO|SAP FI;SAP CO|SAP;Accounting
SAP MM||SAP;Supply Chain Management
SAP SD||SAP MM
SAP PP||SAP MM
SAP WM||SAP MM
SAP Ariba||Procurement
Coupa||SAP Ariba
Oracle ERP|Oracle Financials;Oracle E-Business Suite;Oracle EBS;Oracle Fusion|ERP
PeopleSoft|~Oracle HCM|HRIS
JD Edwards||ERP
Infor||JD Edwards
Epicor||JD Edwards
Microsoft Dynamics|Dynamics 365;Microsoft Dynamics 365;Dynamics AX;Dynamics NAV|ERP;CRM
Hyperion|Oracle Hyperion;~Adaptive Insights|Financial Planning and Analysis
Anaplan||Hyperion
OneStream||Hyperion
Bloomberg Terminal|Bloomberg|FactSet;Financial Analysis
FactSet||Bloomberg Terminal
Capital IQ|S&P Capital IQ|FactSet
PitchBook||FactSet
Refinitiv|Thomson Reuters Eikon|FactSet
TurboTax|~ProSeries;~UltraTax;~H&R Block Software|Tax Preparation
Drake Tax||TurboTax
CCH Axcess|CCH Axcess Tax;CCH ProSystem fx;ProSystem fx;CCH ProSystem|TurboTax
DATEV|DATEV Unternehmen online|QuickBooks
Acumatica|Acumatica ERP|NetSuite
Lacerte||TurboTax
BlackLine|~Workiva|Account Reconciliation
ADP|ADP Workforce Now|Payroll
Paychex||ADP
Gusto||ADP
Paycom||ADP
Workday|Workday HCM|HRIS
UKG|Kronos;Ultipro|HRIS
Applicant Tracking Systems|ATS|Recruiting
Greenhouse ATS||Applicant Tracking Systems
Taleo||Greenhouse ATS
Lever ATS||Greenhouse ATS
iCIMS||Greenhouse ATS
LinkedIn Recruiter|LinkedIn Talent|Recruiting
Concur|SAP Concur|Expense Reporting
Expensify||Concur
Salesforce|Salesforce CRM;SFDC;Salesforce.com;Sales Cloud;Salesforce Lightning|CRM;HubSpot
Visualforce|~Lightning Web Components;~LWC|Salesforce
HubSpot|HubSpot CRM;Hub Spot;HubSpot Marketing|Salesforce;Inbound Marketing
Zoho CRM|Zoho|CRM
Pipedrive||Zoho CRM
Marketo||Marketing Automation
Pardot||Marketo
Eloqua||Marketo
Marketing Cloud|Salesforce Marketing Cloud|Marketo
ActiveCampaign||Marketo
Mailchimp|Mail Chimp|Email Marketing
Constant Contact||Mailchimp
Klaviyo||Mailchimp
Google Analytics|Google Analytics 4;GA4|Web Analytics;SEO
Google Ads|Google AdWords;AdWords|Pay-Per-Click Advertising;Meta Ads
Meta Ads|Facebook Ads;Facebook Ads Manager;Meta Ads Manager;Instagram Ads;Meta Business Suite|Google Ads;Social Media Marketing
Google Tag Manager||Google Analytics
Google Search Console||Google Tag Manager
SEMrush||SEO
Ahrefs||SEMrush
Moz||SEMrush
Screaming Frog||SEMrush
Hootsuite|~Buffer App;~Later App|Social Media Management
Sprout Social||Hootsuite
Adobe Analytics|Omniture|Web Analytics
Hotjar||Adobe Analytics
Google Trends|~Brandwatch;~Meltwater|Market Research
Instagram||Social Media Marketing
TikTok||Instagram
Snapchat||Instagram
Pinterest||Instagram
Facebook||Social Media Marketing
LinkedIn||Facebook
Twitter||Facebook
YouTube|YouTube Studio|Video Production
LinkedIn Sales Navigator|Sales Navigator|Lead Generation
ZoomInfo||Lead Generation
Outreach.io||ZoomInfo
Salesloft||ZoomInfo
Apollo.io||ZoomInfo
Gong|~Chorus AI|Sales
POS Systems|Point of Sale;POS;Point of Sale Systems;~Toast POS;~Square POS;~Aloha POS;~Micros POS;Point-of-Sale|Cash Handling
Eventbrite||Event Planning
Cvent||Eventbrite
Blackbaud|Raiser's Edge;~DonorPerfect;~Bloomerang|Fundraising
Yardi|~RealPage|Property Management
AppFolio||Yardi
Westlaw||Legal Research
LexisNexis|Lexis;Lexis Nexis|Westlaw
Clio|~E-Discovery Software|Paralegal Skills
PACER||Clio
Relativity||Clio
Bluebook Citation|Bluebook;Legal Citation|Legal Writing
SPSS Modeler||SPSS
Amazon Seller Central|Amazon FBA|E-commerce
Etsy||Amazon Seller Central
eBay||Amazon Seller Central
= platform
ERP|ERP Systems;Enterprise Resource Planning|SAP;NetSuite
CRM|CRM Software;Customer Relationship Management;CRM Systems|Salesforce;HubSpot
HRIS|HR Information Systems;HRMS|Workday;Human Resources
BambooHR||HRIS
= method
Agile|Agile Methodology;Agile Methodologies;Agile Development;Agile Project Management;Agile Software Development|Scrum;Kanban
Scrum|Scrum Methodology;Scrum Framework;Sprint Planning|Agile;Jira
Kanban||Agile;Scrum
Waterfall|Waterfall Methodology|SDLC;Project Management
SAFe|Scaled Agile;Scaled Agile Framework|Agile
PRINCE2|PRINCE 2|Project Management
OKRs|OKR|Strategic Planning
KPI Tracking|KPIs;KPI Reporting;Key Performance Indicators|OKRs
SWOT Analysis|~PESTLE Analysis;~PEST Analysis|Strategic Planning
Porter's Five Forces||SWOT Analysis
Business Model Canvas|~Lean Startup|Entrepreneurship
Process Mapping|Business Process Mapping;BPMN;Flowcharts;Process Documentation;Swimlane Diagrams|Business Process Improvement
Gap Analysis|Needs Assessment;Needs Analysis|Business Analysis
Cost-Benefit Analysis|Cost Benefit Analysis;ROI Analysis;Feasibility Studies|Financial Analysis
Variance Analysis||Budgeting
Discounted Cash Flow|DCF;DCF Modeling;DCF Valuation|Valuation;Financial Modeling
LBO Modeling|Leveraged Buyout;Leveraged Buyouts;~Comparable Company Analysis|Financial Modeling
GAAP|US GAAP;Generally Accepted Accounting Principles|IFRS;Accounting
IFRS|International Financial Reporting Standards|GAAP
Double-Entry Bookkeeping|~Journal Entries;~General Ledger;~Ledger|Bookkeeping
Just-in-Time|JIT;~MRP;~Material Requirements Planning|Inventory Management
S&OP|Sales and Operations Planning|Demand Planning
GDPR||Data Privacy;Compliance
= practice
Project Management|Project Planning;Project Coordination;Project Delivery;Managing Projects|Agile;Program Management;Microsoft Project
Program Management|Programme Management;Portfolio Management (Projects);PMO|Project Management
Product Management|Product Ownership;Product Lifecycle;Product Owner|Product Strategy;Agile
Product Strategy|Product Roadmap;Product Roadmapping;Roadmapping;Product Vision|Product Management
User Stories|Backlog Management;Backlog Grooming;Product Backlog|Scrum
Requirements Gathering|Requirements Analysis;Requirement Gathering;Business Requirements;Requirements Elicitation;BRD|Business Analysis
Business Analysis|Business Systems Analysis|Requirements Gathering;Data Analysis
Business Process Improvement|Business Process Management;BPM;Process Reengineering;Workflow Optimization|Continuous Improvement;Process Mapping
Workflow Automation|Process Automation;Business Process Automation|Robotic Process Automation
Robotic Process Automation|RPA|Workflow Automation
UiPath||Robotic Process Automation
Blue Prism||Robotic Process Automation
Automation Anywhere||Robotic Process Automation
Strategic Planning|Strategy Development;Business Strategy;Strategy;Corporate Strategy;Strategic Thinking;Business Planning|Business Development
Management Consulting|Consulting;Business Consulting|Strategic Planning
Change Management|Organizational Change;Organizational Development|Leadership
Stakeholder Management|Stakeholder Engagement;Stakeholder Communication|Project Management
Risk Management|Risk Assessment;Risk Mitigation;Enterprise Risk Management|Risk Analysis;Compliance
Risk Analysis|Risk Modeling;Credit Risk;Market Risk|Risk Management
Operations Management|Business Operations;Operations;Operational Management|Supply Chain Management
Entrepreneurship|Startups;Start-ups;Business Startup;New Venture Creation|Business Development
Business Development|Biz Dev;Partnership Development;Strategic Partnerships|Sales
Supply Chain Management|Supply Chain;SCM;Supply Chain Operations|Logistics;Procurement;Inventory Management
Logistics|Logistics Management;Logistics Coordination;Transportation Management|Supply Chain Management
Procurement|Purchasing;Sourcing;Strategic Sourcing;Buying|Vendor Management
Vendor Management|Supplier Management;Vendor Relations;Supplier Relations;Vendor Negotiation|Procurement
Inventory Management|Inventory Control;Inventory;Stock Management;Stock Control;Stocking;Inventory Tracking|Warehouse Operations
Demand Planning|Supply Planning;Production Planning;Production Scheduling|Forecasting
Contract Management|Contract Administration;~Contract Negotiation;Contracts|Vendor Management
Budgeting|Budget Management;Budget Planning;Budget Preparation;Budget Tracking;Cost Control;Budgets|Forecasting;Financial Planning and Analysis
Accounting|Financial Accounting;General Accounting;Managerial Accounting;Accounting Principles|Bookkeeping;QuickBooks;GAAP
Bookkeeping||QuickBooks;Accounting
Cost Accounting|Management Accounting|Accounting
Accounts Payable|AP/AR;Accounts Payable and Receivable;Vendor Invoices|Accounts Receivable;Invoicing
Accounts Receivable|~Collections;~Debt Collection|Accounts Payable
Invoicing|Billing;Invoice Processing|Accounts Payable
Account Reconciliation|Bank Reconciliation;Reconciliation;Reconciliations;Bank Reconciliations|Accounting
Month-End Close|Month End Close;Financial Close;Closing Process;Year-End Close|Accounting
Financial Reporting|Financial Statements;Financial Statement Preparation;SEC Reporting|GAAP;Accounting
Financial Statement Analysis|Ratio Analysis|Financial Analysis
Auditing|Internal Audit;External Audit;Financial Audit;Audit;Internal Controls|Accounting
SOX Compliance|SOX;Sarbanes-Oxley|Auditing
Tax Preparation|Taxation;Tax Returns;Tax Compliance;Income Tax;Tax Accounting;Tax Planning;~VITA|Accounting
Payroll|Payroll Processing;Payroll Management;Payroll Administration|ADP
Expense Reporting|Expense Reports;Expense Management|Budgeting
Financial Analysis|Finance Analysis|Financial Modeling;Valuation;Microsoft Excel
Financial Modeling|Financial Modelling;Excel Modeling;Three-Statement Modeling|Financial Analysis;Discounted Cash Flow
Financial Planning and Analysis|FP&A;Financial Forecasting;Financial Planning|Budgeting
Valuation|Business Valuation;Company Valuation;Equity Valuation|Discounted Cash Flow
Investment Analysis|Equity Research;Investment Research;Stock Analysis;Securities Analysis;Investing|Portfolio Management
Portfolio Management|Asset Management;Investment Management;Wealth Management|Investment Analysis
Investment Banking|Capital Markets|Financial Modeling
Mergers and Acquisitions|M&A;Mergers & Acquisitions|Investment Banking
Due Diligence||Investment Banking
Private Equity||Investment Banking
Venture Capital||Private Equity
Trading|Stock Trading;~Options Trading;~Futures;~Forex|Quantitative Finance
Derivatives||Trading
Fixed Income||Trading
Algorithmic Trading||Trading
Quantitative Finance|Financial Engineering;Financial Mathematics;QuantLib|Trading
Credit Analysis|~Loan Processing;~Loan Origination;~Mortgage Lending|Banking
Underwriting||Credit Analysis
Treasury Management|Cash Flow Management;Cash Management|Finance
Anti-Money Laundering|AML;~KYC;~Know Your Customer;~Bank Secrecy Act|Compliance
Fraud Detection|Fraud Prevention;Fraud Investigation|Anti-Money Laundering
Compliance|Regulatory Compliance;Corporate Compliance;Legal Compliance|Risk Management
Insurance|Claims Processing;Insurance Claims;Claims Management;~Insurance Underwriting|Risk Management
Real Estate|Real Estate Sales;Commercial Real Estate;Real Estate Analysis;Real Estate Finance;ARGUS|Property Management
Property Management|Leasing;Lease Administration|Real Estate
Marketing|Marketing Management;Marketing Principles|Digital Marketing;Marketing Strategy
Digital Marketing|Online Marketing;Internet Marketing|SEO;Social Media Marketing;Google Analytics
Marketing Strategy|Marketing Planning;Marketing Plans;Go-to-Market Strategy;GTM Strategy;Go-to-Market|Marketing
Social Media Marketing|Social Media;SMM;Social Media Strategy;Social Media Campaigns|Social Media Management;Content Creation
Social Media Management|Social Media Marketing Management|Hootsuite
Content Marketing|Content Planning|Content Creation;Copywriting
Content Strategy||Content Marketing
Email Marketing|Email Campaigns;Newsletter Management;Newsletters|Mailchimp
Inbound Marketing||HubSpot
Growth Marketing|Growth Hacking;~Demand Generation|Inbound Marketing
Marketing Automation||HubSpot;Marketo
SEO|Search Engine Optimization;On-Page SEO;Technical SEO;Link Building|Google Analytics;Search Engine Marketing
Keyword Research||SEO
Search Engine Marketing|SEM Marketing;SEO/SEM|Google Ads;SEO
Pay-Per-Click Advertising|PPC;Pay Per Click;PPC Campaigns;Paid Search;Paid Media|Google Ads
Conversion Rate Optimization|CRO;Landing Page Optimization|A/B Testing
Affiliate Marketing||Digital Marketing
Influencer Marketing||Affiliate Marketing
Brand Management|Branding;Brand Strategy;Brand Development;Brand Awareness;Brand Identity|Marketing
Product Marketing|Product Launch;Product Positioning|Marketing Strategy
Market Research|Market Analysis;Competitive Analysis;Competitor Analysis;Consumer Research;Consumer Insights;Industry Research|Marketing
Consumer Behavior|Consumer Behaviour;Consumer Psychology|Market Research
Advertising|Advertising Campaigns;Campaign Management;Display Advertising|Marketing
Media Planning|Media Buying|Advertising
Public Relations|PR;Media Relations;Corporate Communications;Press Relations|Press Releases
Press Releases|Press Kits|Public Relations
Event Planning|Event Management;Event Coordination;Event Organization;Event Organizing;Event Marketing;Conference Planning|Project Management
Trade Shows|Trade Show Planning|Event Planning
Fundraising|Donor Relations;Donor Cultivation;Development (Fundraising);Crowdfunding;Philanthropy|Grant Writing
Nonprofit Management|Non-Profit Management;Nonprofit;NGO Management|Fundraising
Volunteer Management|Volunteer Coordination;Volunteer Recruitment|Nonprofit Management
Sales|Selling;Sales Skills;Direct Sales;Retail Sales|Customer Service;Lead Generation
B2B Sales|B2B;Business to Business;Enterprise Sales;SaaS Sales|Sales
Sales Management|Sales Operations;Sales Strategy;Territory Management;Sales Planning|Sales
Lead Generation|Prospecting;Lead Qualification;Sales Prospecting|Cold Calling
Cold Calling|Telemarketing;Telesales;Outbound Calling;~Inside Sales|Sales
Account Management|Key Account Management;Client Management;Client Relations;Client Relationship Management;Client Relationships|Sales
Upselling|Cross-Selling;Cross Selling;Suggestive Selling|Sales
Sales Presentations|Product Demonstrations;Product Demos|Sales
Merchandising|Visual Merchandising;Retail Merchandising;Product Merchandising;Store Displays|Retail Operations
Retail Operations|Retail;Retail Management;Store Operations;Store Management|Sales
E-commerce|Ecommerce;Online Retail;eCommerce Management|Shopify
Pricing Strategy|Pricing;Price Analysis|Marketing Strategy
Customer Service|Client Service;Customer Care;Customer Relations;Customer Assistance;Customer Service Skills|Customer Support
Customer Support|Client Support;Live Chat Support|Customer Service;Zendesk
Customer Success||Customer Support
Call Center Operations|Call Handling;Call Center;Phone Etiquette;Telephone Etiquette;Phone Skills;Multi-line Phone Systems|Customer Service
Complaint Handling|Customer Complaints;Complaint Resolution|Customer Service
Customer Experience|CX;Customer Satisfaction;Customer Journey Mapping;Customer Retention|Customer Service
Cash Handling|Cash Register;Cashiering;Cash Register Operation;Cash Register Operations;Money Handling|POS Systems
Human Resources|HR;HR Management;Human Resource Management;HRM;HR Policies|Recruiting;Employee Relations
Recruiting|Recruitment;Talent Acquisition;Technical Recruiting;Hiring;Candidate Screening;~Staffing|Human Resources
Onboarding|Employee Onboarding;New Hire Orientation|Human Resources
Employee Relations|Employee Engagement;Labor Relations|Human Resources
Performance Management|Performance Reviews;Performance Evaluation|Human Resources
Benefits Administration|Compensation and Benefits|Human Resources
Training and Development|Employee Training;Staff Training;Staff Development;Learning and Development;Corporate Training;Talent Development|Onboarding
Workforce Planning|Workforce Management;Staff Scheduling;Shift Scheduling|Human Resources
Labor Law|Employment Law;Labour Law|Human Resources
DEI|Diversity and Inclusion;Diversity Equity and Inclusion;DE&I;Diversity & Inclusion|Human Resources
Administrative Support|Administrative Skills;Office Administration;Clerical Skills;Office Management;Clerical Work;Administrative Assistance;Administration;Administrative Tasks|Scheduling;Data Entry
Scheduling|Calendar Management;Appointment Scheduling;Appointment Setting;Scheduling Appointments|Administrative Support
Filing|File Management;Record Keeping;Recordkeeping;Records Management;~Document Control;Record-Keeping|Administrative Support
Document Management|Document Preparation;Documentation|Filing
Typing|Touch Typing;Fast Typing;Keyboarding|Data Entry
Transcription|Audio Transcription|Typing
Email Management|Email Correspondence;Email Etiquette;Correspondence|Administrative Support
Minute Taking|Meeting Minutes;Meeting Coordination;Note Taking;Note-Taking|Administrative Support
Office Equipment|~Fax Machines;~Copiers;~Photocopying;~Printers|Administrative Support
Computer Literacy|Computer Skills;Basic Computer Skills;Computer Proficiency;~Internet Research;~Online Research|Microsoft Office
Legal Research|Case Law Research;Legal Analysis|Westlaw;Legal Writing
Legal Writing|Legal Drafting;Legal Documents;Drafting Legal Documents;Contract Drafting;Brief Writing|Legal Research
Litigation|Trial Preparation;Civil Litigation;Litigation Support|Legal Research
Pleadings||Litigation
E-Discovery|eDiscovery;Document Review|Litigation
Paralegal Skills|Paralegal Studies;Legal Assistance;Case Preparation|Legal Research
Mediation|Alternative Dispute Resolution|Negotiation;Conflict Resolution
Arbitration||Mediation
Advocacy|~Lobbying;Policy Advocacy;Government Relations;~Legislative Research;Legislative Affairs|Public Policy
Campaign Management (Political)|Political Campaigns;~Canvassing;Grassroots Organizing;~Voter Registration|Advocacy
Investigation|Investigations;Investigative Research|Legal Research
Interviewing Witnesses|Witness Interviews;Depositions|Investigation
= domain
Finance|Corporate Finance;Financial Management;Finance Principles|Accounting;Financial Analysis
Banking|Retail Banking;Commercial Banking;Financial Services;Bank Telling|Finance
Economics|Microeconomics;Macroeconomics;Economic Analysis;Economic Research|Econometrics;Finance
International Trade|International Business;Global Trade|Economics
International Relations|Foreign Policy;Diplomacy Studies;International Affairs|Public Policy
Public Policy|Policy Development;Policy Making;Public Affairs|Policy Research
Public Administration|Government Administration;Local Government|Public Policy
Political Science|Politics;Comparative Politics|Public Policy
Business Administration|Business Management|Operations Management
Law|Legal Knowledge;Jurisprudence|Legal Research
Contract Law|Business Law;Corporate Law;Commercial Law|Law
Intellectual Property|~Patent Law;Patents;~Trademark Law;~Copyright Law;IP Law|Law
Criminal Law|Criminal Justice;~Criminology;~Constitutional Law|Law
Family Law|~Immigration Law|Law
Estate Planning||Law
Corporate Governance|Board Governance|Compliance
Corporate Social Responsibility|CSR|Sustainability
Procurement Law|Federal Acquisition Regulation|Contract Management
= certification
PMP|Project Management Professional;PMP Certified|Project Management
CAPM|Certified Associate in Project Management|Project Management
Certified ScrumMaster|CSM;Certified Scrum Master;Professional Scrum Master;PSM I;Scrum Master|Scrum
CPA|Certified Public Accountant|Accounting
CFA|Chartered Financial Analyst|Investment Analysis
CMA|Certified Management Accountant|Accounting
ACCA||CMA
FRM|Financial Risk Manager|Risk Management
Series 7|~Series 63;~Series 66;~Series 65;FINRA Series 7;~SIE Exam|Investment Banking
Chartered Accountant|ICAEW|Accounting
Certified Financial Planner|CFP|Financial Planning and Analysis
SHRM-CP|SHRM;~PHR;SHRM Certified Professional;~SPHR|Human Resources
Microsoft Office Specialist|MOS Certification;MOS Excel;Microsoft Office Specialist Excel|Microsoft Office
Google Analytics Certification|Google Analytics Certified;Google Analytics Individual Qualification;GAIQ|Google Analytics
Google Ads Certification|Google Ads Certified|Google Ads
HubSpot Certification|HubSpot Inbound Marketing Certification;HubSpot Inbound Certified|HubSpot
Real Estate License|Licensed Realtor|Real Estate
Salesforce Certified Administrator|Salesforce Admin;Salesforce Administrator|Salesforce
APICS|~CSCP;~CPIM|Supply Chain Management
Notary Public|Commissioned Notary|Administrative Support
Certified Fraud Examiner|CFE|Fraud Detection
Enrolled Agent||Tax Preparation
`
