/** Software: languages, frameworks, web, mobile, games, testing and the practice of building it. */
export const softwareSkills = `
= language
JavaScript|JS;ECMAScript;ES6;ES6+;ES2015;Vanilla JavaScript;Vanilla JS|TypeScript;HTML;CSS;Node.js
TypeScript|TS|JavaScript;Node.js;Angular
Python|Python Programming;CPython|Django;Pandas;NumPy;R
Java|Core Java;Java SE;J2SE;Java Programming|Kotlin;Spring Boot;C#;Scala
C|C Programming;C Language;ANSI C;Embedded C|C++;Assembly;Embedded Systems
C++|CPP;Cplusplus;C plus plus;Modern C++;C++ Programming|C;Rust;Qt
C#|C Sharp;CSharp;Visual C#|.NET;ASP.NET;Java
F#|FSharp;F Sharp|.NET;OCaml
Go|Golang;Go Lang;Go Programming|Rust;Kubernetes;gRPC
Rust|Rust Lang;Rustlang;Rust Programming|C++;Go;WebAssembly
Ruby|Ruby Programming;Ruby Language|Ruby on Rails;Python
PHP|PHP Programming|Laravel;MySQL;WordPress
Swift|Swift Programming;Swift Language|SwiftUI;iOS Development;Objective-C
Objective-C|ObjC;Obj-C|Swift;iOS Development
Kotlin|Kotlin Programming|Android Development;Java;Jetpack Compose
Dart|Dart Language|Flutter
Scala|Scala Programming|Apache Spark;Java;Akka
R|R Programming;R Language;R Statistical Software|RStudio;ggplot2;Python;Statistics
MATLAB|Mathworks MATLAB|Simulink;GNU Octave;NumPy
Julia|Julia Language|Python;MATLAB
Perl|Perl 5|Python;Bash
Bash|Bash Scripting;Shell Scripting;Shell Script;Unix Shell Scripting;Bash Shell|Linux;PowerShell
PowerShell|Power Shell;PowerShell Scripting|Bash;Windows Server;Active Directory
SQL|Structured Query Language;SQL Queries;SQL Programming;ANSI SQL|MySQL;PostgreSQL;SQL Server;Relational Databases
PL/SQL||Oracle Database;SQL
T-SQL|Transact-SQL;TSQL|SQL Server;SQL
HTML|HyperText Markup Language;XHTML|CSS;JavaScript
CSS|Cascading Style Sheets|HTML;Sass;Tailwind CSS
Sass|SCSS|CSS;Less
Less|Less CSS;LessCSS|CSS;Sass
XML|Extensible Markup Language|JSON;XSLT
XSLT|XSL|XML
JSON||XML;REST APIs;YAML
YAML||JSON
Markdown||HTML;Technical Writing
LaTeX||Academic Writing
Overleaf||LaTeX
Haskell||Functional Programming;OCaml
Coq|Rocq Prover|Agda;Functional Programming
Lean Prover|Lean 4|Coq
Isabelle/HOL|Isabelle Prover|Coq
Agda||Haskell;Coq
Idris||Agda;Haskell
QBasic|QuickBASIC;BASIC Programming Language|Visual Basic
OCaml||Haskell;F#
Erlang|Erlang/OTP|Elixir
Elixir||Phoenix Framework;Erlang
Clojure|ClojureScript|Functional Programming;Java
Lisp|Common Lisp;Emacs Lisp|Scheme;Clojure
Scheme||Lisp
Racket||Scheme
Prolog||Logic Programming
Lua||Roblox Studio;Game Development
Groovy||Java;Jenkins
COBOL||Mainframe;JCL
JCL|Job Control Language|COBOL;Mainframe
Fortran||High Performance Computing;C
Pascal|Object Pascal|Delphi
Delphi|Embarcadero Delphi|Pascal
Ada|Ada Programming|Embedded Systems;C
Assembly|Assembly Language;Assembler;x86 Assembly;ARM Assembly;MIPS Assembly|C;Computer Architecture
Visual Basic|Visual Basic .NET;VB.NET;VB6;VBScript|VBA;.NET
VBA|Visual Basic for Applications;Excel VBA;Excel Macros|Microsoft Excel;Visual Basic
Apex|Salesforce Apex;Apex Programming|Salesforce;Visualforce
ABAP|SAP ABAP|SAP
Solidity||Smart Contracts;Ethereum;Blockchain
Move Language||Smart Contracts;Rust
Zig|Ziglang|C;Rust
Nim|Nim Language|Python;C
Crystal Language||Ruby
Scratch|Scratch Programming|Block-Based Programming
Block-Based Programming|Blockly|Scratch
GLSL|OpenGL Shading Language|OpenGL;Shader Programming
HLSL||Shader Programming;DirectX
CUDA|CUDA C;NVIDIA CUDA|GPU Programming;C++
OpenCL||CUDA;GPU Programming
GraphQL|Graph QL|Apollo GraphQL;REST APIs
SPARQL||RDF;Knowledge Graphs
Cypher Query Language||Neo4j
WebAssembly|WASM|Rust;JavaScript
AWK||sed;Bash
sed||AWK;Bash
Regular Expressions|Regex;RegExp|Text Processing
Verse Language||Unreal Engine
ActionScript||Adobe Animate
Tcl|Tcl/Tk;Tcl Scripting|VLSI Design;Bash
Q#||Quantum Computing
= framework
React|ReactJS;React.js|JavaScript;Next.js;Redux;Vue.js;React Native
React Native||React;Expo;Flutter;Mobile Development
Next.js|NextJS|React;Vercel;Server-Side Rendering
Redux|Redux Toolkit;ReduxJS;React Redux;RTK|React;Zustand
Redux-Saga||Redux
Redux Thunk||Redux-Saga
Zustand||React;Redux
MobX||React;Redux
Recoil|RecoilJS|React
TanStack Query|React Query|React
React Hooks||React
React Router||React
React Hook Form||React
Formik||React Hook Form
Remix|Remix.run|React;Next.js
Gatsby|GatsbyJS|React;Static Site Generation
Preact||React
Vue.js|Vue;VueJS;Vue 3|JavaScript;Nuxt.js;React;Vuex
Vuex||Vue.js
Pinia||Vuex
Nuxt.js|Nuxt;NuxtJS|Vue.js;Server-Side Rendering
Vuetify||Vue.js
Angular|Angular 2+;Angular 2|TypeScript;RxJS;AngularJS;React
AngularJS|Angular.js;Angular 1|Angular;JavaScript
RxJS|Reactive Extensions|Angular;Reactive Programming
NgRx||Angular;Redux
Svelte|SvelteJS|JavaScript;Vue.js
SvelteKit||Svelte
SolidJS|Solid.js|React;JavaScript
Astro|Astro.js;AstroJS|Static Site Generation;JavaScript
Ember.js|Ember;EmberJS|JavaScript
Backbone.js|Backbone;BackboneJS|JavaScript
jQuery|jQuery UI|JavaScript;AJAX
Alpine.js|AlpineJS|JavaScript;htmx
htmx||HTML;Alpine.js
Lit|LitElement|Web Components
Stencil.js|StencilJS|Web Components
Bootstrap|Bootstrap CSS;Twitter Bootstrap;React Bootstrap|CSS;Tailwind CSS
Tailwind CSS|Tailwind;TailwindCSS|CSS;Bootstrap;shadcn/ui
Material Design|Google Material Design|UI Design
Material UI|MUI;Material-UI|React;Material Design
Chakra UI||React
Ant Design|AntD|React
shadcn/ui|shadcn|React;Tailwind CSS;Radix UI
Radix UI||React
Bulma||CSS
Foundation CSS|ZURB Foundation|CSS
styled-components|CSS-in-JS|React;CSS
D3.js|D3;D3js|JavaScript;Data Visualization
Chart.js|ChartJS|JavaScript;Data Visualization
Highcharts||JavaScript;Data Visualization
ECharts||Highcharts
Recharts||Highcharts
Three.js|ThreeJS|WebGL;JavaScript
React Three Fiber||Three.js
Babylon.js|BabylonJS|WebGL;Three.js
p5.js|p5js;Processing.js|Creative Coding;JavaScript
WebGL|WebGL 2|Three.js;OpenGL;WebGPU
WebGPU||WebGL
OpenGL|OpenGL ES|Vulkan;Computer Graphics;GLSL
Apple Metal|Metal API;Metal Shading Language|OpenGL;Vulkan
Vulkan|Vulkan API|OpenGL;Computer Graphics
DirectX|Direct3D|HLSL;Game Development
GSAP|GreenSock|Web Animation;JavaScript
Framer Motion||React;Web Animation
Lodash||JavaScript
Underscore.js||Lodash
Node.js|Node;NodeJS|Express.js;JavaScript;NestJS;npm
Express.js|Express;ExpressJS|Node.js;REST APIs
NestJS|Nest.js|Node.js;TypeScript;Express.js
Fastify||Node.js;Express.js
Koa|Koa.js;KoaJS|Node.js;Express.js
Hapi|Hapi.js|Node.js
AdonisJS|Adonis.js|Node.js
Meteor|Meteor.js;MeteorJS|Node.js
Deno||Node.js;TypeScript;Bun
Bun|Bun.js|Node.js;Deno
tRPC||TypeScript;Next.js
Socket.IO|Socket.io|WebSockets;Node.js
Electron|Electron.js;ElectronJS|Node.js;Desktop Application Development
Tauri||Rust;Electron
Django|Django Framework|Python;Django REST Framework;Flask
Django REST Framework|DRF|Django;REST APIs
Flask|Flask Framework|Python;FastAPI;Django
FastAPI|Fast API|Python;Pydantic;Flask
Pydantic||Python;FastAPI
SQLAlchemy||Python;Object-Relational Mapping
Alembic||SQLAlchemy
Celery|Celery Task Queue|Python;RabbitMQ
Tornado|Tornado Web Server|Python
Pyramid Framework||Python
aiohttp||Python
asyncio|AsyncIO|aiohttp
Spring|Spring Framework;Spring MVC;Spring Core|Spring Boot;Java;Hibernate
Spring Boot|SpringBoot|Spring;Java;Microservices
Spring Security||Spring Boot;OAuth
Spring Cloud||Spring Boot;Microservices
Hibernate|Hibernate ORM|Java;JPA;Object-Relational Mapping
JPA|Java Persistence API;Jakarta Persistence;Spring Data JPA|Hibernate;Java
Jakarta EE|Java EE;J2EE;JEE|Java;Servlets
Servlets|Java Servlets|Jakarta EE;Apache Tomcat
JSP|Java Server Pages;JavaServer Pages|Servlets
JSF|JavaServer Faces|Jakarta EE
PrimeFaces||JSF
Struts|Apache Struts|Java
JDBC|Java Database Connectivity|Java;SQL
Quarkus||Java;Spring Boot;Micronaut
Micronaut||Java;Quarkus
Vert.x|Vertx|Java;Reactive Programming
Akka||Scala;Distributed Systems
Play Framework|PlayFramework;Play! Framework|Scala;Java
JavaFX|Java FX|Java;Java Swing
Java Swing|Swing;AWT|Java;JavaFX
Ktor||Kotlin
Ruby on Rails|Rails;RoR|Ruby;PostgreSQL
Sinatra|Sinatra.rb|Ruby
RSpec||Ruby;Unit Testing
Sidekiq||Ruby on Rails;Redis
Laravel|Laravel Framework|PHP;MySQL;Eloquent ORM
Eloquent ORM|Eloquent|Laravel
Symfony||PHP;Laravel
CodeIgniter||PHP
CakePHP|Cake PHP|PHP
Yii|Yii2|PHP
Zend Framework|Laminas|PHP
.NET|.NET Framework;.NET Core;dotnet;Dot Net;Microsoft .NET|C#;ASP.NET;Entity Framework
ASP.NET|ASP.NET Core;ASP.NET MVC;ASPNET;ASP.NET Web API|.NET;C#
Entity Framework|EF Core;Entity Framework Core|.NET;Object-Relational Mapping
LINQ||C#
Blazor||.NET;C#
WPF|Windows Presentation Foundation|.NET;WinForms
XAML||WPF
WinForms|Windows Forms|.NET;WPF
WCF|Windows Communication Foundation|.NET;SOAP
.NET MAUI|MAUI|.NET;Mobile Development
Xamarin|Xamarin.Forms|.NET MAUI
SignalR||ASP.NET;WebSockets
Phoenix Framework|Phoenix LiveView|Elixir
Gin|Gin Gonic;Gin Framework|Go
Echo Framework||Go
Go Fiber||Echo Framework
Go Kit||Echo Framework
Actix|Actix Web|Rust
Axum||Actix
Tokio||Actix
Flutter|Flutter SDK|Dart;React Native;Mobile Development
SwiftUI|Swift UI|Swift;UIKit;iOS Development
UIKit||iOS Development;SwiftUI
Core Data|CoreData|iOS Development
Combine Framework||Swift;Reactive Programming
ARKit||Augmented Reality;iOS Development
ARCore||Augmented Reality;Android Development
Jetpack Compose|Android Jetpack;Compose Multiplatform|Kotlin;Android Development
Kotlin Multiplatform|KMM;Kotlin Multiplatform Mobile|Kotlin;Mobile Development
Android SDK||Android Development;Java
RxJava|RxKotlin|Reactive Programming;Android Development
RxSwift||RxJava
Retrofit||Android Development;REST APIs
OkHttp||Retrofit
Room Database||Android Development;SQLite
Ionic|Ionic Framework|Angular;Apache Cordova;Mobile Development
Apache Cordova|Cordova;PhoneGap|Ionic
Capacitor.js||Apache Cordova
Expo|Expo.io;Expo Go|React Native
NativeScript||Mobile Development
Qt|QML;Qt Framework|C++;Desktop Application Development
PyQt|PySide|Qt
GTK|GTK+|C
wxWidgets|wxPython|GTK
Tkinter||Python
Boost|Boost C++|C++
STL|C++ STL;Standard Template Library|Boost
Pygame||Python;Game Development
SFML||C++;Game Development
SDL|SDL2|SFML
LibGDX||Java;Game Development
Phaser|Phaser.js|JavaScript;Game Development
gRPC||Protocol Buffers;Microservices;REST APIs
Protocol Buffers|Protobuf|gRPC
Apollo GraphQL|Apollo Client;Apollo Server|GraphQL
Prisma|Prisma ORM|Object-Relational Mapping;TypeScript
TypeORM||TypeScript;Object-Relational Mapping
Sequelize|Sequelize ORM|Node.js;Object-Relational Mapping
Drizzle ORM|Drizzle|TypeScript;Object-Relational Mapping
Kysely||Drizzle ORM
Mongoose|MongooseJS|MongoDB;Node.js
Knex.js|Knex|Node.js;SQL
Hugo||Static Site Generation
Jekyll||Hugo
Eleventy||Hugo
Web Components|Custom Elements;Shadow DOM|JavaScript;HTML
Zod||TypeScript
Yup||Zod
Joi||Zod
Hardhat||Solidity;Ethereum
Truffle||Hardhat
Foundry||Hardhat
Ganache||Hardhat
Web3.js|Web3|Ethereum;JavaScript
Ethers.js||Web3.js
Wagmi||Web3.js
Hyperledger Fabric|Hyperledger|Blockchain
Solana|Anchor Framework|Blockchain;Rust
ROS|Robot Operating System;ROS2|Robotics;Gazebo;C++
MPI|Message Passing Interface;OpenMPI|OpenMP;Parallel Computing
OpenMP|Open MP|Parallel Computing;C++
Jest|JestJS|JavaScript;Unit Testing;Vitest;React Testing Library
Vitest||Jest;Vite
Mocha|Mocha.js|JavaScript;Unit Testing
Chai|Chai.js|Mocha
Sinon||Mocha
Jasmine||JavaScript;Unit Testing
Karma||Jasmine
React Testing Library|Testing Library|React;Jest
Enzyme||React Testing Library
Cypress|Cypress.io|Test Automation;Playwright;End-to-End Testing
Playwright||Test Automation;Selenium;Cypress
Puppeteer||Playwright;Web Scraping
Selenium|Selenium WebDriver;Selenium IDE;Selenium Grid|Test Automation;Cypress
Appium||Mobile Testing;Selenium
WebdriverIO||Test Automation;Selenium
Nightwatch.js||WebdriverIO
Protractor||WebdriverIO
TestCafe||WebdriverIO
JUnit|JUnit 5;JUnit4|Java;Unit Testing;Mockito
TestNG||Java;Selenium
Mockito||Java;JUnit
PowerMock||Mockito
pytest|py.test|Python;Unit Testing
unittest||pytest
Robot Framework||Test Automation;Python
NUnit||.NET;Unit Testing
xUnit||NUnit
MSTest||NUnit
Google Test|GTest;gtest;GoogleMock|C++;Unit Testing
PHPUnit|PHP Unit|PHP;Unit Testing
XCTest|XCUITest|iOS Development;Unit Testing
Espresso Testing|Android Espresso|Android Development;Unit Testing
Robolectric||Espresso Testing
Cucumber||Behavior-Driven Development;Test Automation
Gherkin||Cucumber
SpecFlow||Cucumber
Storybook|Storybook.js|React;Design Systems
Detox||React Native;Mobile Testing
= tool
SourceTree||Git
GitKraken||Git
GitHub Desktop||GitHub;Git
Font Awesome|FontAwesome|CSS
Git|Git Version Control;Git SCM|GitHub;GitLab;Version Control
GitHub|Git Hub|Git;GitLab;GitHub Actions
GitLab|Git Lab|Git;GitHub;GitLab CI
Bitbucket|Bit Bucket|Git;Jira
Subversion|SVN;TortoiseSVN|Git;Version Control
Mercurial|Hg|Git;Version Control
Perforce|Perforce Helix;Helix Core|Version Control;Game Development
Visual Studio Code|VS Code;VSCode|Visual Studio
Visual Studio|Microsoft Visual Studio|Visual Studio Code;.NET
IntelliJ IDEA|IntelliJ|Java;PyCharm
PyCharm||Python;IntelliJ IDEA
WebStorm||IntelliJ IDEA
PhpStorm||WebStorm
CLion||WebStorm
Rider||WebStorm
GoLand||WebStorm
Eclipse|Eclipse IDE|Java;IntelliJ IDEA
NetBeans|Apache NetBeans|Java
Android Studio||Android Development;Kotlin
Xcode|Apple Xcode|iOS Development;Swift
Vim||Emacs;Linux
Neovim||Vim
Emacs|GNU Emacs|Vim
Sublime Text|Sublime|Visual Studio Code
Notepad++||Sublime Text
Atom Editor||Sublime Text
Code::Blocks|Turbo C|C++
Dev-C++||Code::Blocks
Postman||API Testing;REST APIs
Insomnia REST||Postman
Swagger|OpenAPI;Swagger UI|REST APIs;API Design
SoapUI|Soap UI;ReadyAPI|API Testing;SOAP
cURL||REST APIs
npm|Node Package Manager|Node.js
Yarn||npm
pnpm||npm
Webpack||Vite;JavaScript;Babel
Vite|ViteJS;Vite.js|Webpack;JavaScript
Babel|BabelJS;Babel.js|JavaScript;Webpack
Rollup|Rollup.js|Webpack
esbuild||Rollup
Parcel||Rollup
Turbopack||Rollup
Gulp|Gulp.js|JavaScript
Grunt||Gulp
ESLint|JSHint|JavaScript
Prettier||ESLint
Biome||ESLint
Maven|Apache Maven|Java;Gradle
Gradle||Maven;Android Development
Apache Ant|Ant Build|Java;Maven
CMake||C++;Make
Make|GNU Make;Makefile;Makefiles|CMake;C
Bazel|Buck Build|Build Automation
pip||Python
Conda|Anaconda|pip
Poetry Python||pip
virtualenv||pip
GDB|GNU Debugger|Debugging;C++
LLDB||GDB
Valgrind|AddressSanitizer|C++;Debugging
LLVM||Compilers;C++
Clang||LLVM
GCC|GNU Compiler Collection|C;C++
Chrome DevTools|Browser DevTools;Chrome Developer Tools|Web Development;Debugging
Lighthouse|Google Lighthouse;PageSpeed Insights|Web Performance
Static Code Analysis|Static Analysis|Code Quality
SonarQube|SonarCloud|Code Quality;Static Code Analysis
JMeter|Apache JMeter|Load Testing;Performance Testing
LoadRunner|HP LoadRunner|Load Testing
Gatling||Load Testing
k6||Gatling
Locust.io||Gatling
TestRail||Test Case Design;Quality Assurance
Zephyr||TestRail
qTest||TestRail
HP ALM|Quality Center|TestRail
BrowserStack||Cross-Browser Testing
Sauce Labs||BrowserStack
LambdaTest||BrowserStack
Charles Proxy||API Testing
Fiddler||Charles Proxy
Unity|Unity3D;Unity 3D;Unity Engine|C#;Game Development;Unreal Engine
Unreal Engine|Unreal;UE4;UE5;Unreal Engine 5|C++;Game Development;Unity
Godot|Godot Engine|Game Development;Unity
GDScript||Godot
GameMaker|GameMaker Studio|Game Development
Roblox Studio|Roblox|Lua;Game Development
Cocos2d|Cocos2d-x|Game Development
RPG Maker|Construct 3|Game Development
App Inventor|MIT App Inventor|Block-Based Programming;Mobile Development
Thunkable||App Inventor
CocoaPods||iOS Development
Swift Package Manager||CocoaPods
Fastlane||CocoaPods
TestFlight|App Store Connect;Google Play Console|Mobile Development
Sentry||Application Monitoring
Bugsnag||Sentry
Crashlytics||Sentry
GitHub Copilot|Copilot;AI-Assisted Coding|Prompt Engineering
Cursor IDE||GitHub Copilot
MetaMask||Ethereum
Google Colab|Colab;Google Colaboratory|Jupyter;Python
= platform
Firebase|Google Firebase;Firebase Authentication|Supabase;Mobile Development
Firestore|Cloud Firestore|Firebase
Supabase||Firebase;PostgreSQL
Appwrite||Firebase
PocketBase||Appwrite
Hasura||GraphQL;PostgreSQL
Parse Platform|Back4App|Firebase
WordPress|Word Press|PHP;Content Management Systems
WooCommerce||WordPress
Elementor||WordPress
Drupal||PHP;Content Management Systems
Joomla|Joomla!|PHP;Content Management Systems
Magento|Adobe Commerce|PHP;E-commerce
Shopify|Shopify Liquid;Liquid Templates|E-commerce
Contentful||Content Management Systems
Sanity||Contentful
Strapi||Contentful
Headless CMS||Contentful
Ghost CMS||Contentful
Adobe Experience Manager|AEM|Content Management Systems
Sitecore||.NET;Content Management Systems
Umbraco||Sitecore
Kentico||Sitecore
Webflow|Web Flow|Wix;Web Design
Wix||Web Design;Webflow
Squarespace||Wix
Weebly||Wix
No-Code Development|No-Code;Low-Code Development;Low Code|Power Apps
Bubble.io||No-Code Development
OutSystems||Bubble.io
Mendix||Bubble.io
Power Apps|Microsoft Power Apps;PowerApps|Power Automate;Power Platform
Power Platform|Microsoft Power Platform|Power Apps;Power Automate;Power BI
Power Automate|Microsoft Power Automate;Microsoft Flow|Power Apps;Robotic Process Automation
Zapier||Workflow Automation
Make.com|Integromat|Zapier
n8n||Zapier
IFTTT||Zapier
MuleSoft|Mule ESB;Anypoint Platform|API Integration
Dell Boomi||MuleSoft
Apache Tomcat|Tomcat|Java;Servlets
JBoss||Jakarta EE
WildFly||JBoss
WebLogic||JBoss
WebSphere||JBoss
GlassFish||JBoss
IIS|Internet Information Services|ASP.NET;Windows Server
Ethereum|EVM|Solidity;Blockchain
Stripe API|Stripe Payments;Payment Gateway Integration|API Integration
PayPal API||Stripe API
Razorpay||Stripe API
Twilio||API Integration
SendGrid||Twilio
Auth0||OAuth
Clerk Auth||Auth0
Keycloak||Auth0
Amazon Cognito||Auth0
Algolia||Search Engines
Typesense||Algolia
Meilisearch||Algolia
Android|Android OS|Android Development;iOS
iOS|Apple iOS|iOS Development;Android
Mainframe|IBM Mainframe;AS/400;IBM i|COBOL
z/OS||Mainframe
Raspberry Pi|Raspberry Pi 4;RPi|Embedded Systems;Arduino;Linux
Oculus SDK|Meta Quest;OpenXR;SteamVR|Virtual Reality
= practice
Programming Languages|Programming Language;Coding Languages|Software Development
Scripting Languages|Scripting Language|Bash;Python
Front-End Frameworks|Front-End Framework;Frontend Framework;JavaScript Frameworks;JavaScript Framework;JS Frameworks;UI Frameworks|Front-End Development;React
IDEs|IDE;Integrated Development Environments;Integrated Development Environment|Visual Studio Code
Web Development|Website Development;Web Programming;Web App Development;Web Application Development|Front-End Development;Back-End Development;HTML;JavaScript
Front-End Development|Front End Development;Frontend Development;Frontend;Front End;Front-End Web Development|React;HTML;CSS;JavaScript;Web Development
Back-End Development|Back End Development;Backend Development;Backend;Back End;Server-Side Development|Node.js;REST APIs;Databases;Web Development
Full-Stack Development|Full Stack Development;Fullstack Development;Full Stack;Full-Stack Web Development|Front-End Development;Back-End Development;Web Development
MERN Stack|MERN|Full-Stack Development
MEAN Stack||Full-Stack Development
LAMP Stack||Full-Stack Development
Mobile Development|Mobile App Development;Mobile Application Development;App Development|Android Development;iOS Development;Flutter
Android Development|Android App Development;Android Programming|Kotlin;Java;Android Studio
iOS Development|iOS App Development;iPhone Development|Swift;Xcode;SwiftUI
Game Development|Game Programming;Video Game Development|Unity;Unreal Engine;Game Design
Desktop Application Development|Desktop Development;GUI Development;GUI Programming|C#;Qt
Software Development|Software Engineering;Application Development;Software Programming;Programming;Computer Programming;Coding|Object-Oriented Programming;Git;Software Design
Embedded Software Development|Embedded Software;Embedded Programming|Embedded Systems;C;RTOS
API Development|Web API Development;API Programming|REST APIs;API Design;Back-End Development
API Design|API Architecture|REST APIs;API Development
API Integration|Third-Party API Integration|REST APIs
API Testing|API Test Automation|Postman;REST APIs
Code Review|Code Reviews;Peer Code Review;Peer Review of Code|Git;Code Quality
Code Quality|Clean Code|Code Review;Design Patterns
SOLID Principles|SOLID|Code Quality
Refactoring|Code Refactoring|Code Quality
Debugging|Code Debugging;Software Debugging|Troubleshooting;Software Development
Version Control|Source Control;Version Control Systems;Source Code Management|Git
Pair Programming|Mob Programming|Agile
Test Automation|Automated Testing;Automation Testing;QA Automation;Test Scripts|Selenium;Playwright;Quality Assurance
Unit Testing|Unit Tests|Test-Driven Development;JUnit;Jest
Integration Testing|System Testing|Unit Testing;End-to-End Testing
End-to-End Testing|E2E Testing;E2E Tests|Cypress;Playwright
Regression Testing|Smoke Testing;Sanity Testing|Quality Assurance;Test Automation
Manual Testing|Functional Testing;Black Box Testing|Quality Assurance;Test Case Design
Exploratory Testing||Manual Testing
Performance Testing|Stress Testing|Load Testing;JMeter
Load Testing||Performance Testing;JMeter
User Acceptance Testing|UAT;Acceptance Testing|Quality Assurance;Business Analysis
Mobile Testing|Mobile App Testing|Appium;Quality Assurance
Cross-Browser Testing|Cross Browser Testing;Cross-Browser Compatibility|Front-End Development
Test Case Design|Test Planning;Test Cases;Test Plans;Test Case Writing|Quality Assurance;Manual Testing
Software Testing|Software QA;QA Testing;Software Quality Assurance|Quality Assurance;Test Automation
Bug Tracking|Defect Tracking;Bug Reporting;Defect Management|Jira;Software Testing
Test-Driven Development|TDD;Test Driven Development|Unit Testing;Agile
Behavior-Driven Development|BDD;Behaviour-Driven Development|Cucumber;Test-Driven Development
Software Design|Software Architecture;Application Architecture|Design Patterns;System Design
System Design|Systems Design;System Architecture;Distributed System Design|Software Design;Distributed Systems
Domain-Driven Design|DDD|Software Design;Microservices
Object-Oriented Programming|OOP;OOPs;Object Oriented Programming;OOP Concepts;Object-Oriented Design;OOAD|Java;C++;Design Patterns
Functional Programming||Haskell;Scala
Reactive Programming||RxJS
Concurrent Programming|Concurrency;Asynchronous Programming|Parallel Computing;Operating Systems
Multithreading|Multi-threading|Concurrent Programming
Network Programming|Socket Programming|Computer Networking;C
Systems Programming|Low-Level Programming;Kernel Development;Linux Kernel|C;Operating Systems;Rust
GPU Programming|GPGPU|CUDA;Parallel Computing
Shader Programming|Shaders;Shader Development|GLSL;Computer Graphics
Competitive Programming|Codeforces;HackerRank|Algorithms;Data Structures
LeetCode||Competitive Programming
Open Source Development|Open Source Contribution;Open Source|GitHub
Responsive Web Design|Responsive Design;Mobile-First Design|CSS;Front-End Development
Web Performance|Web Performance Optimization;Site Speed Optimization|Front-End Development
Web Accessibility|Accessibility;A11y;ADA Compliance;Section 508|Front-End Development;UX Design
WCAG||Web Accessibility
Web Scraping|Web Crawling;Data Scraping|Python
Beautiful Soup|BeautifulSoup|Web Scraping
Scrapy||Web Scraping
Web Animation|CSS Animation|CSS;JavaScript
Static Site Generation|JAMstack|Web Development
Server-Side Rendering|SSR|Next.js
Single-Page Applications|SPA Development;Single Page Applications|React;Angular
Progressive Web Apps|PWA;Progressive Web Applications;Service Workers|Web Development
Internationalization|i18n;Localization Engineering;l10n|Front-End Development
Smart Contracts|Smart Contract Development|Solidity;Ethereum
Technical Documentation|Software Documentation;API Documentation|Technical Writing
Performance Optimization|Performance Tuning;Code Optimization|Debugging;Profiling
Profiling|Performance Profiling|Performance Optimization
Legacy Modernization|Legacy System Migration;Code Migration|Software Development
Requirements Engineering|Software Requirements|Requirements Gathering
Release Management|Software Release Management;Deployment Management|CI/CD
SDLC|Software Development Life Cycle;Software Development Lifecycle|Agile;Waterfall
Prompt Engineering|Prompt Design;LLM Prompting|Large Language Models;ChatGPT
= method
REST APIs|REST;RESTful APIs;RESTful;REST API;RESTful Web Services;RESTful Services;Web Services;REST Endpoints;RESTful Endpoints;REST Services;RESTful API;REST Interfaces;RESTful Interfaces;REST API Development|API Development;JSON;GraphQL
SOAP|SOAP APIs;SOAP Web Services;WSDL|XML;REST APIs
AJAX||JavaScript;jQuery
WebSockets|WebSocket;Web Sockets|Socket.IO;Real-Time Systems
WebRTC|Web RTC|WebSockets
OAuth|OAuth 2.0;OAuth2;OpenID Connect;OIDC|JWT;Authentication
JWT|JSON Web Tokens;JSON Web Token|OAuth;Authentication
Authentication|User Authentication;Authentication and Authorization;Authorization|OAuth;Identity and Access Management
RBAC|Role-Based Access Control|Authentication
Microservices|Microservice Architecture;Microservices Architecture|Docker;Kubernetes;Distributed Systems
Event-Driven Architecture||Apache Kafka;Microservices
Event Sourcing||Event-Driven Architecture
CQRS||Event-Driven Architecture
Service-Oriented Architecture|SOA|Microservices;SOAP
MVC|Model-View-Controller;MVP Architecture|Design Patterns
MVVM||MVC
Design Patterns|Software Design Patterns|Object-Oriented Programming;Software Design
Dependency Injection|Inversion of Control|Design Patterns;Spring
Object-Relational Mapping|ORM|SQL;Hibernate
UML|Unified Modeling Language;Class Diagrams|Software Design
Memory Management||C++;Systems Programming
Recursion||Algorithms
= domain
Data Structures|Data Structures and Algorithms;DSA|Algorithms;Competitive Programming
Algorithms|Algorithm Design;Algorithm Analysis;Analysis of Algorithms|Data Structures;Discrete Mathematics
Operating Systems|OS Concepts|Linux;Systems Programming
Computer Architecture|Computer Organization;Computer Organization and Architecture|Assembly;Digital Logic Design
Compilers|Compiler Design;Compiler Construction|LLVM;Programming Language Theory
Programming Language Theory|Type Theory|Compilers;Functional Programming
Logic Programming||Prolog
Theory of Computation|Automata Theory;Computational Complexity|Algorithms
Computer Science|CS Fundamentals|Algorithms;Software Development
Computer Graphics|Graphics Programming;Rendering;3D Graphics|OpenGL;Three.js
Distributed Systems|Distributed Computing|Microservices;System Design
Parallel Computing|Parallel Programming|MPI;OpenMP;High Performance Computing
High Performance Computing|HPC;Supercomputing|Parallel Computing
Slurm||High Performance Computing
Real-Time Systems||RTOS;Embedded Systems
Human-Computer Interaction|HCI|UX Design;UX Research
Blockchain|Blockchain Technology;Blockchain Development;Distributed Ledger Technology;DLT;Cryptocurrency|Ethereum;Smart Contracts;Cryptography
Decentralized Finance|DeFi|Blockchain
NFTs|NFT|Decentralized Finance
Augmented Reality|AR Development|Virtual Reality;Unity
Virtual Reality|VR Development;AR/VR;Mixed Reality;Extended Reality;XR Development|Augmented Reality;Unity
Internet of Things|IoT;IoT Development;Industrial IoT;IIoT|Embedded Systems;MQTT;Arduino
Quantum Computing||Linear Algebra
Qiskit||Quantum Computing
Cirq||Quantum Computing
Bioinformatics Software Development|Biopython|Bioinformatics;Python
Search Engines|Information Retrieval;Search Technology|Elasticsearch
Lucene||Search Engines
Apache Solr|Solr|Search Engines
Text Processing||Regular Expressions;Natural Language Processing
Content Management Systems|CMS;Content Management System;Web Content Management|WordPress;Content Management
Enterprise Applications|Enterprise Software|Jakarta EE;ERP
SaaS|Software as a Service|Cloud Computing
Embedded Linux|Buildroot|Linux;Embedded Systems
Yocto|Yocto Project|Embedded Linux
Fintech|Financial Technology|Finance
Edtech|Educational Technology|Instructional Design
`
