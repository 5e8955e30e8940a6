/**
 * What whoever has one skill has too, because the one is a kind of the other or is done with it: PostgreSQL is a database,
 * and nobody writes React without JavaScript. A line is `general|specific;specific`; it holds through lines that follow from
 * one another. What is only used beside something (Docker with Kubernetes) is related, and does not stand here.
 */
export const broaderSkills = `
Databases|Relational Databases;NoSQL;Graph Databases;Vector Databases;Database Design;Database Administration;SQL;Firestore;Data Warehousing;Stored Procedures;Query Optimization;InfluxDB;Microsoft Access
Relational Databases|SQL;PostgreSQL;MySQL;MariaDB;SQLite;SQL Server;Oracle Database;IBM Db2;Teradata;CockroachDB;YugabyteDB;Amazon RDS;Amazon Aurora;PL/SQL;T-SQL
SQL|PostgreSQL;MySQL;MariaDB;SQLite;SQL Server;Oracle Database;IBM Db2;Teradata;PL/SQL;T-SQL;BigQuery;Snowflake;Amazon Redshift;ClickHouse;DuckDB;CockroachDB;YugabyteDB;dbt;Apache Hive;Presto;Trino;Impala;Amazon Athena;Query Optimization;Stored Procedures
PostgreSQL|PostGIS;pgAdmin;pgvector
MySQL|MySQL Workbench;phpMyAdmin
NoSQL|MongoDB;Apache Cassandra;ScyllaDB;DynamoDB;Azure Cosmos DB;CouchDB;Couchbase;HBase;Redis;Firestore;Graph Databases
MongoDB|Mongoose
Graph Databases|Neo4j
Neo4j|Cypher Query Language
Vector Databases|Pinecone;Weaviate;ChromaDB;Milvus;Qdrant;pgvector;FAISS
Data Warehousing|Snowflake;BigQuery;Amazon Redshift;Azure Synapse;Teradata
Search Engines|Elasticsearch;OpenSearch;Apache Solr;Lucene;Algolia;Typesense;Meilisearch
Caching|Redis;Memcached
Message Queues|RabbitMQ;Apache Kafka;ActiveMQ;ZeroMQ;IBM MQ;Amazon SQS;Google Pub/Sub
Stream Processing|Apache Kafka;Apache Flink;Apache Storm;Apache Beam;Amazon Kinesis
Big Data|Apache Hadoop;Apache Spark;Databricks;Apache Hive;HBase;MapReduce;HDFS;Cloudera
Apache Spark|PySpark
Apache Hadoop|HDFS;MapReduce;Cloudera
Data Pipelines|ETL;Apache Airflow;Dagster;Prefect;Luigi;Apache NiFi;AWS Glue;Azure Data Factory;dbt
ETL|Informatica;Talend;SSIS;AWS Glue;Azure Data Factory;Pentaho;DataStage;Fivetran
Data Integration|ETL;Informatica;Talend;Fivetran;Airbyte
Data Engineering|Data Pipelines;Databricks
Cloud Computing|AWS;Microsoft Azure;Google Cloud Platform;Oracle Cloud;IBM Cloud;Alibaba Cloud;DigitalOcean;Heroku;OpenStack;Cloud Architecture;Cloud Migration;Cloud Security;Serverless
AWS|Amazon EC2;Amazon S3;AWS Lambda;Amazon RDS;Amazon Aurora;Amazon ECS;AWS Fargate;Amazon EKS;Amazon CloudWatch;Amazon Kinesis;Amazon SQS;Amazon SNS;Amazon EMR;Amazon API Gateway;AWS Step Functions;Amazon EventBridge;AWS Amplify;AWS CloudFormation;AWS CDK;DynamoDB;Amazon Redshift;Amazon SageMaker;AWS Glue;Amazon Athena;Amazon Cognito;AWS Certified Cloud Practitioner;AWS Certified Solutions Architect;AWS Certified Developer
Microsoft Azure|Azure Functions;Azure Kubernetes Service;Azure Active Directory;Azure Cosmos DB;Azure Synapse;Azure Data Factory;Azure Machine Learning;Azure Fundamentals
Google Cloud Platform|Google Cloud Functions;Google Kubernetes Engine;Google Cloud Run;App Engine;Google Pub/Sub;BigQuery;Vertex AI;Google Cloud Associate Engineer
Serverless|AWS Lambda;Azure Functions;Google Cloud Functions;Google Cloud Run
Kubernetes|Helm;Amazon EKS;Azure Kubernetes Service;Google Kubernetes Engine;Red Hat OpenShift;Certified Kubernetes Administrator;CKAD;Argo CD
Containerization|Docker;Kubernetes;Podman;containerd;Docker Compose;Docker Swarm;Amazon ECS
Docker|Docker Compose;Docker Swarm
Infrastructure as Code|Terraform;OpenTofu;Pulumi;AWS CloudFormation;AWS CDK
Configuration Management|Ansible;Chef;Puppet;SaltStack
CI/CD|Jenkins;GitHub Actions;GitLab CI;CircleCI;Travis CI;TeamCity;Bamboo CI;Argo CD;Flux CD;Spinnaker;Azure DevOps;Octopus Deploy
DevOps|CI/CD;Kubernetes;Terraform;Ansible;DevSecOps;GitOps
Application Monitoring|Prometheus;Grafana;Datadog;New Relic;Dynatrace;AppDynamics;Nagios;Zabbix;Amazon CloudWatch
Observability|Prometheus;Datadog;New Relic;OpenTelemetry
Version Control|Git;Subversion;Mercurial;Perforce
Git|GitHub;GitLab;GitLab CI;Bitbucket;GitHub Actions;GitKraken;SourceTree;GitHub Desktop
Unix|Linux;Solaris;AIX;FreeBSD
Linux|Ubuntu;Debian;Linux Mint;Kali Linux;Arch Linux;Red Hat Enterprise Linux;CentOS;Fedora Linux;Rocky Linux;Embedded Linux;RHCSA;RHCE
Operating Systems|Linux;Unix;Windows;macOS;Windows Server
Windows|Windows Server
Virtualization|VMware;Hyper-V;VirtualBox;KVM Virtualization;Proxmox;QEMU
Web Servers|Nginx;Apache HTTP Server;IIS
IT Support|Technical Support;Help Desk Support;Hardware Troubleshooting;Software Installation
Technical Support|Help Desk Support
Information Technology|IT Support;System Administration;Network Administration;Help Desk Support
Computer Networking|TCP/IP;Routing and Switching;CCNA;CCNP;CCIE;LAN/WAN;Network Administration;Network Design;Subnetting;Cisco IOS;CompTIA Network+
Routing and Switching|CCNA;CCNP;CCIE;BGP;OSPF
Cybersecurity|Network Security;Application Security;Penetration Testing;Security Operations;Cloud Security;Web Application Security;CompTIA Security+;CompTIA CySA+;CISSP;Certified Ethical Hacker;OSCP;Vulnerability Assessment;Threat Intelligence;Malware Analysis;Digital Forensics;Endpoint Security;SIEM;Intrusion Detection
Penetration Testing|Burp Suite;Metasploit;OSCP
SIEM|Splunk;Microsoft Sentinel;QRadar;ArcSight
Firewalls|Palo Alto Networks;Fortinet;Check Point Firewall;pfSense
Identity and Access Management|Okta;Active Directory;Azure Active Directory;SailPoint;CyberArk;Single Sign-On
Authentication|OAuth;JWT;Single Sign-On;Multi-Factor Authentication;Auth0
ITSM|ServiceNow;ITIL
Programming Languages|JavaScript;TypeScript;Python;Java;C;C++;C#;F#;Go;Rust;Ruby;PHP;Swift;Objective-C;Kotlin;Dart;Scala;R;SQL;MATLAB;Julia;Perl;Haskell;OCaml;Erlang;Elixir;Clojure;Lisp;Lua;Groovy;COBOL;Fortran;Pascal;Delphi;Assembly;Visual Basic;VBA;Apex;ABAP;Solidity
Scripting Languages|Bash;PowerShell;Python;Perl;JavaScript;Ruby;Lua
JavaScript|TypeScript;React;React Native;Vue.js;Angular;AngularJS;Svelte;Node.js;jQuery;Ember.js;Backbone.js;Three.js;D3.js;SolidJS;Deno;Redux;Electron
TypeScript|Angular;NestJS
React|Next.js;Redux;React Native;React Hooks;React Router;Remix;Gatsby;React Testing Library;Preact;Redux Thunk;Redux-Saga;React Hook Form;TanStack Query;Zustand;Recoil;React Three Fiber
React Native|Expo
Vue.js|Vuex;Pinia;Nuxt.js;Vuetify
Svelte|SvelteKit
Angular|NgRx
Redux|Redux Thunk;Redux-Saga
Node.js|Express.js;NestJS;Fastify;Koa;Hapi;Socket.IO
CSS|Sass;Less;Tailwind CSS;Bootstrap;styled-components
HTML|React;Angular;Vue.js
Front-End Frameworks|React;Angular;Vue.js;Svelte;AngularJS;Ember.js;Next.js;SolidJS;Preact
Front-End Development|React;Angular;Vue.js;Svelte;Next.js;AngularJS;Responsive Web Design;Full-Stack Development
Back-End Development|Node.js;Express.js;Django;Flask;FastAPI;Spring Boot;Laravel;Ruby on Rails;NestJS;ASP.NET;API Development;Full-Stack Development
Full-Stack Development|MERN Stack;MEAN Stack;LAMP Stack
Web Development|Front-End Development;Back-End Development;Full-Stack Development;WordPress;Django;Flask;Laravel;Ruby on Rails;ASP.NET
Software Development|Web Development;Mobile Development;Back-End Development;Front-End Development;Full-Stack Development;Game Development;Embedded Software Development;Desktop Application Development
Mobile Development|Android Development;iOS Development;React Native;Flutter;Xamarin;Ionic
Android Development|Jetpack Compose;Android SDK;Android Studio
iOS Development|SwiftUI;UIKit
Swift|SwiftUI
Dart|Flutter
Python|Django;Flask;FastAPI;Pandas;NumPy;PySpark;pytest;Matplotlib;scikit-learn;Django REST Framework;SQLAlchemy;SciPy;Seaborn;Streamlit;PyQt;Pygame;Tkinter;asyncio
Django|Django REST Framework
Java|Spring;Spring Boot;Spring Security;Spring Cloud;Hibernate;JPA;Jakarta EE;JUnit;Mockito;Servlets;JSP;Struts;JavaFX;Java Swing;JDBC
Spring|Spring Boot;Spring Security;Spring Cloud
Kotlin|Ktor;Jetpack Compose
PHP|Laravel;Symfony;CodeIgniter;CakePHP
Laravel|Eloquent ORM
Ruby|Ruby on Rails;RSpec
C#|Entity Framework;LINQ;WPF;Blazor
.NET|ASP.NET;Entity Framework;Blazor;WPF;WinForms;.NET MAUI;C#
C++|Qt;STL;Boost
R|Tidyverse;dplyr;tidyr;ggplot2;R Shiny;R Markdown
Tidyverse|dplyr;tidyr;ggplot2
Object-Oriented Programming|Java;C#;C++
Object-Relational Mapping|Hibernate;Entity Framework;SQLAlchemy;Prisma;TypeORM;Sequelize;Eloquent ORM;JPA
API Development|REST APIs;GraphQL;gRPC;API Design;FastAPI;Django REST Framework
REST APIs|FastAPI;Django REST Framework
API Design|REST APIs;GraphQL
API Integration|REST APIs;Stripe API;Twilio
GraphQL|Apollo GraphQL
Content Management Systems|WordPress;Drupal;Joomla;Contentful;Sitecore;Adobe Experience Manager;Strapi;Headless CMS;Ghost CMS
E-commerce|Shopify;WooCommerce;Magento;Amazon Seller Central
Game Development|Unity;Unreal Engine;Godot
Computer Graphics|OpenGL;Vulkan;DirectX;WebGL;Shader Programming
Blockchain|Ethereum;Solidity;Smart Contracts;Hyperledger Fabric;Solana;Web3.js
Smart Contracts|Solidity
Software Testing|Unit Testing;Integration Testing;End-to-End Testing;Regression Testing;Manual Testing;Test Automation;User Acceptance Testing;Performance Testing;Mobile Testing;API Testing;Exploratory Testing
Test Automation|Selenium;Cypress;Playwright;Appium;Puppeteer;Robot Framework;WebdriverIO
End-to-End Testing|Cypress;Playwright
Unit Testing|JUnit;Jest;pytest;Vitest;Mocha;NUnit;xUnit;PHPUnit;RSpec;Mockito;MSTest;Google Test;unittest;Test-Driven Development
Performance Testing|JMeter;LoadRunner;Gatling;Load Testing
Quality Assurance|Software Testing;Manual Testing;Test Automation
IDEs|Visual Studio Code;Visual Studio;IntelliJ IDEA;PyCharm;Eclipse;Android Studio;Xcode;NetBeans
Agile|Scrum;Kanban;SAFe;Certified ScrumMaster
Scrum|Certified ScrumMaster
Bug Tracking|Jira
Project Management Software|Jira;Trello;Asana;Monday.com;ClickUp;Microsoft Project;Basecamp;Wrike;Smartsheet;Notion
Artificial Intelligence|Machine Learning;Deep Learning;Natural Language Processing;Computer Vision;Generative AI;Large Language Models;Reinforcement Learning
Machine Learning|Deep Learning;PyTorch;TensorFlow;scikit-learn;XGBoost;LightGBM;CatBoost;Keras;Neural Networks;Reinforcement Learning;Supervised Learning;Unsupervised Learning;Random Forest;Support Vector Machines;Computer Vision;Natural Language Processing;MLOps;Feature Engineering;Amazon SageMaker
Deep Learning|PyTorch;TensorFlow;Keras;JAX;Neural Networks;Convolutional Neural Networks;Recurrent Neural Networks;LSTM;Transformers;Generative Adversarial Networks;Graph Neural Networks
Neural Networks|Convolutional Neural Networks;Recurrent Neural Networks;LSTM;Transformers;Generative Adversarial Networks;Graph Neural Networks;Autoencoders
Generative AI|Large Language Models;LangChain;Retrieval-Augmented Generation;Stable Diffusion;OpenAI API;Diffusion Models
Large Language Models|LangChain;LangGraph;LlamaIndex;OpenAI API;Retrieval-Augmented Generation;Gemini API
Natural Language Processing|spaCy;NLTK;Gensim;BERT;Sentiment Analysis;Named Entity Recognition;Text Classification;Large Language Models;Topic Modeling
Text Mining|Sentiment Analysis;Topic Modeling;Text Classification
Computer Vision|OpenCV;YOLO;Object Detection;Image Segmentation;Image Classification;Facial Recognition
Image Processing|OpenCV
MLOps|MLflow;Kubeflow
Data Science|Machine Learning;Predictive Modeling
Data Analysis|Data Science;Exploratory Data Analysis;Statistical Modeling;Pandas;Tableau;Power BI;Business Intelligence;SPSS;Stata;SAS;Data Visualization;Data Mining;Financial Analysis;Quantitative Research;Regression Analysis;R;RNA-Seq;Bioinformatics;Marketing Analytics;Web Analytics;Product Analytics;Pivot Tables
Data Visualization|Tableau;Power BI;Looker;Looker Studio;QlikView;Matplotlib;Seaborn;Plotly;ggplot2;D3.js;Streamlit;Metabase;Apache Superset;Infographics
Business Intelligence|Tableau;Power BI;Looker;QlikView;MicroStrategy;IBM Cognos;SAP BusinessObjects;SSRS;Metabase
Power BI|DAX
Data Reporting|Tableau;Power BI;SSRS;Crystal Reports;Looker Studio
Statistical Modeling|Econometrics;Regression Analysis;Time Series Analysis;Logistic Regression;Biostatistics
Statistics|Statistical Modeling;Regression Analysis;Hypothesis Testing;ANOVA;Bayesian Statistics;Biostatistics;Econometrics;SPSS;Stata;SAS;Time Series Analysis;Logistic Regression;Survival Analysis;Psychometrics
Regression Analysis|Logistic Regression
Predictive Modeling|Machine Learning;Forecasting;Regression Analysis
Web Analytics|Google Analytics;Adobe Analytics;Google Analytics Certification;Hotjar
Google Analytics|Google Analytics Certification
Mathematics|Calculus;Linear Algebra;Statistics;Probability;Differential Equations;Discrete Mathematics;Real Analysis;Abstract Algebra;Number Theory;Topology;Numerical Analysis
Research|Qualitative Research;Quantitative Research;Market Research;Literature Review;Legal Research;UX Research;Field Research;Archival Research;Mixed Methods Research;Historical Research;Policy Research;Systematic Review;Ethnography;Animal Research
Qualitative Research|Thematic Analysis;Grounded Theory;Focus Groups;Ethnography;Structured Interviews;Qualitative Data Analysis
Quantitative Research|Survey Design
Qualitative Data Analysis|NVivo;ATLAS.ti;MAXQDA;Thematic Analysis
Data Collection|Survey Design;Field Research;Structured Interviews;Qualtrics;Web Scraping
Microsoft Office|Microsoft Excel;Microsoft Word;Microsoft PowerPoint;Microsoft 365;Microsoft Outlook;Microsoft Office Specialist
Microsoft Excel|Pivot Tables;Power Query;Power Pivot;VBA
Microsoft 365|Microsoft Teams;SharePoint
Google Workspace|Google Docs;Google Sheets;Google Slides;Google Drive
Spreadsheets|Microsoft Excel;Google Sheets
Computer Literacy|Microsoft Office;Google Workspace;Microsoft Excel;Microsoft Word;LibreOffice
CRM|Salesforce;HubSpot;Zoho CRM;Pipedrive;Microsoft Dynamics;Salesforce Certified Administrator
Salesforce|Salesforce Certified Administrator;Apex;Visualforce
ERP|SAP;Oracle ERP;NetSuite;Acumatica;Microsoft Dynamics;JD Edwards;PeopleSoft;Epicor;Infor
SAP|SAP FICO;SAP MM;SAP SD;SAP PP;SAP WM;SAP Ariba;ABAP
HRIS|Workday;BambooHR;ADP;UKG;PeopleSoft
POS Systems|Cash Handling
Accounting Software|QuickBooks;Xero;FreshBooks;Sage;Tally;DATEV;NetSuite;Acumatica;SAP FICO;CCH Axcess;Lacerte;Drake Tax;TurboTax;BlackLine
Accounting|Bookkeeping;Cost Accounting;Accounts Payable;Accounts Receivable;Month-End Close;Double-Entry Bookkeeping;Financial Reporting;GAAP;IFRS;CPA;ACCA;Chartered Accountant;Account Reconciliation
Bookkeeping|Double-Entry Bookkeeping;QuickBooks
Finance|Financial Analysis;Financial Modeling;Investment Banking;Valuation;Portfolio Management;CFA;Financial Planning and Analysis;Investment Analysis;Quantitative Finance;Private Equity
Financial Analysis|Financial Modeling;Valuation;Financial Statement Analysis;Discounted Cash Flow;Financial Planning and Analysis;Variance Analysis;Investment Analysis
Financial Modeling|Discounted Cash Flow;LBO Modeling
Valuation|Discounted Cash Flow
Budgeting|Financial Planning and Analysis
Project Management|Program Management;Agile;Scrum;PMP;CAPM;PRINCE2;Construction Management;IT Project Management
Process Mapping|Microsoft Visio;Lucidchart
Business Analysis|Requirements Gathering
Marketing|Digital Marketing;Content Marketing;Social Media Marketing;Email Marketing;SEO;Search Engine Marketing;Product Marketing;Influencer Marketing;Brand Management;Marketing Strategy;Affiliate Marketing;Inbound Marketing;Growth Marketing
Digital Marketing|SEO;Search Engine Marketing;Google Ads;Meta Ads;Email Marketing;Social Media Marketing;Content Marketing;Pay-Per-Click Advertising;Affiliate Marketing;HubSpot Certification
Social Media Marketing|Social Media Management;Hootsuite;Influencer Marketing
Social Media Management|Hootsuite;Sprout Social
Search Engine Marketing|Google Ads;Pay-Per-Click Advertising
Pay-Per-Click Advertising|Google Ads;Meta Ads
Google Ads|Google Ads Certification
SEO|SEMrush;Ahrefs;Keyword Research;Google Search Console
Email Marketing|Mailchimp;Klaviyo;Constant Contact
Marketing Automation|HubSpot;Marketo;Pardot;ActiveCampaign;Eloqua
Advertising|Google Ads;Meta Ads;Pay-Per-Click Advertising;Media Planning
Sales|B2B Sales;Cold Calling;Upselling;Account Management;Lead Generation;Sales Management;Business Development
Lead Generation|Cold Calling
Customer Service|Customer Support;Call Center Operations;Complaint Handling;Front Desk Operations;Guest Relations;Customer Success;Table Service;Help Desk Support
Human Resources|Recruiting;Employee Relations;Onboarding;Benefits Administration;SHRM-CP;Performance Management
Supply Chain Management|Logistics;Procurement;Inventory Management;Demand Planning
Logistics|Warehouse Operations;Freight Forwarding;Shipping and Receiving
Warehouse Operations|Shipping and Receiving
Administrative Support|Scheduling;Filing;Data Entry;Minute Taking
Compliance|SOX Compliance;Anti-Money Laundering;GDPR;Environmental Compliance
Data Privacy|GDPR;HIPAA
Law|Contract Law;Criminal Law;Family Law;Intellectual Property;Litigation;Legal Research
Legal Research|Westlaw;LexisNexis
CAD|AutoCAD;SolidWorks;CATIA;Siemens NX;Autodesk Inventor;Fusion 360;PTC Creo;Onshape;Solid Edge;Rhino;FreeCAD;SketchUp;Revit;Civil 3D;MicroStation;ArchiCAD;Vectorworks;OpenSCAD;Tinkercad
AutoCAD|Civil 3D
3D Modeling|SolidWorks;Blender;Autodesk Maya;3ds Max;Rhino;SketchUp;Cinema 4D;ZBrush;Fusion 360;CATIA;Onshape;3D Sculpting
3D Animation|Autodesk Maya
3D Rendering|KeyShot;V-Ray;Lumion;Enscape
BIM|Revit;Navisworks;ArchiCAD
Finite Element Analysis|ANSYS;Abaqus;NASTRAN;LS-DYNA;HyperMesh
Computational Fluid Dynamics|ANSYS Fluent;OpenFOAM;STAR-CCM+
ANSYS|ANSYS Fluent
Simulation|Finite Element Analysis;Computational Fluid Dynamics;Simulink;Arena Simulation;AnyLogic;Discrete-Event Modeling
MATLAB|Simulink
Structural Analysis|ETABS;SAP2000;STAAD.Pro
GIS|ArcGIS;QGIS;ArcGIS Pro
ArcGIS|ArcGIS Pro
Circuit Design|PCB Design
PCB Design|Altium Designer;KiCad;Autodesk EAGLE;OrCAD
Electronics|Circuit Design;PCB Design;Soldering;Power Electronics
Microcontrollers|Arduino;STM32;ESP32;PIC Microcontrollers
Embedded Systems|Microcontrollers;RTOS;Embedded Software Development;Embedded Linux;STM32;Arduino;Raspberry Pi
FPGA|Vivado;Quartus
Digital Logic Design|Verilog;VHDL;SystemVerilog
PLC Programming|Siemens PLC;Allen-Bradley PLC;Ladder Logic;Structured Text
Industrial Automation|PLC Programming;SCADA
Robotics|ROS;Industrial Robotics;SLAM
Statistical Process Control|Six Sigma
Six Sigma|Six Sigma Green Belt;Six Sigma Black Belt
Continuous Improvement|Six Sigma;Lean Manufacturing;5S
Lean Manufacturing|5S;Value Stream Mapping
Quality Management|ISO 9001;Six Sigma
Machining|CNC Machining;Lathe Operation
Welding|MIG Welding;TIG Welding;Stick Welding;Flux-Cored Welding;AWS Welding Certification
Carpentry|Cabinetmaking
Workplace Safety|OSHA;Construction Safety;Laboratory Safety
Food Safety|ServSafe;HACCP
Cooking|Grilling;Baking
Automotive Repair|Brake Repair;Engine Repair;Diesel Repair;Automotive Diagnostics;ASE Certification
Maintenance and Repair|Preventive Maintenance;Automotive Repair;HVAC;Plumbing
Laboratory Techniques|PCR;qPCR;Western Blot;ELISA;Gel Electrophoresis;Cell Culture;Pipetting;HPLC;Titration;Chromatography;Spectroscopy;Microscopy;Flow Cytometry;Aseptic Technique;Molecular Cloning;DNA Extraction;Immunohistochemistry;Mass Spectrometry;Sample Preparation;Bacterial Culture;Histology;Centrifugation
Molecular Biology|PCR;qPCR;Western Blot;Molecular Cloning;CRISPR;DNA Extraction
PCR|qPCR
Microscopy|Confocal Microscopy;Scanning Electron Microscopy;Transmission Electron Microscopy;Atomic Force Microscopy
Spectroscopy|NMR;FTIR;UV-Vis Spectroscopy;Raman Spectroscopy;Mass Spectrometry;XPS
Analytical Chemistry|HPLC;Gas Chromatography;LC-MS;Titration;Spectroscopy;Mass Spectrometry
Chromatography|HPLC;Gas Chromatography;LC-MS
Mass Spectrometry|LC-MS;ICP-MS;MALDI-TOF
Next-Generation Sequencing|RNA-Seq
DNA Sequencing|Next-Generation Sequencing
Biology|Molecular Biology;Cell Biology;Microbiology;Genetics
Chemistry|Organic Chemistry;Inorganic Chemistry;Analytical Chemistry;Biochemistry
Electronic Health Records|Epic;Cerner;Meditech;Allscripts;eClinicalWorks;Athenahealth;NextGen EHR;Practice Fusion
Patient Care|Nursing;Caregiving;Vital Signs;Wound Care;Patient Assessment;Medication Administration;Critical Care;Activities of Daily Living;Certified Nursing Assistant;Medical-Surgical Nursing
Nursing|Medical-Surgical Nursing;Psychiatric Nursing;Registered Nurse License;Critical Care
CPR|BLS;ACLS;PALS
BLS|ACLS;PALS
First Aid|BLS;EMT Certification;Lifeguard Certification
Phlebotomy|Venipuncture;Certified Phlebotomy Technician
Counseling|Crisis Intervention;Substance Abuse Counseling;Psychotherapy
Adobe Creative Suite|Adobe Photoshop;Adobe Illustrator;Adobe InDesign;Adobe Premiere Pro;Adobe After Effects;Adobe XD;Adobe Lightroom
Photo Editing|Adobe Photoshop;Adobe Lightroom;GIMP;Capture One;Affinity Photo
Graphic Design|Adobe Illustrator;Logo Design;Layout Design;Packaging Design;Typography;Print Design
Digital Illustration|Procreate
Video Editing|Adobe Premiere Pro;Final Cut Pro;DaVinci Resolve;Avid Media Composer;iMovie;CapCut;Video Production;Filmora;Sony Vegas
Videography|Video Production
Motion Graphics|Adobe After Effects
Animation|2D Animation;3D Animation;Motion Graphics
Audio Editing|Audacity;Adobe Audition;Pro Tools;Logic Pro;Ableton Live
Music Production|Ableton Live;Logic Pro;FL Studio
Prototyping (UX)|Figma;Adobe XD;InVision;Axure;ProtoPie
Wireframing|Figma;Balsamiq;Axure
UI Design|Figma;Adobe XD
UX Design|UX Research;Interaction Design;Information Architecture;Wireframing
UX Research|Usability Testing;User Personas
Writing|Technical Writing;Creative Writing;Copywriting;Academic Writing;Grant Writing;Blogging;Screenwriting;Journalism;Speechwriting;Medical Writing
Content Creation|Blogging;Copywriting;Video Production;Podcast Production;Content Marketing
Editing|Proofreading;Copywriting
Technical Documentation|Technical Writing
Teaching|Tutoring;Lesson Planning;Online Teaching;Language Teaching;Elementary Education;Secondary Education;Special Education;Teaching License;Classroom Management;Curriculum Development
Special Education|BCBA
Learning Management Systems|Canvas LMS;Blackboard;Moodle;Schoology;Google Classroom
Communication|Verbal Communication;Written Communication;Public Speaking;Interpersonal Skills;Active Listening;Storytelling;Customer Service
Verbal Communication|Public Speaking
Interpersonal Skills|Relationship Building;Empathy;Conflict Resolution;Customer Service
Written Communication|Technical Writing;Copywriting;Academic Writing;Journalism
Teamwork|Collaboration
Collaboration|Teamwork
Leadership|Team Management;Student Leadership
Organization|Planning;Time Management;Scheduling;Prioritization;Event Planning
Time Management|Prioritization;Multitasking
Analytical Skills|Data Analysis;Financial Analysis;Critical Thinking;Business Analysis;Statistics
Problem Solving|Troubleshooting;Debugging;Root Cause Analysis;Critical Thinking;Analytical Skills
Multilingual Communication|Translation;Interpreting
`
