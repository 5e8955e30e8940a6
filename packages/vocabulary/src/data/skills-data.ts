/** Data: storage, pipelines, analysis, statistics, machine learning and methods of research. */
export const dataSkills = `
= platform
PostgreSQL|Postgres;Postgre SQL;PSQL;pgSQL|MySQL;SQL;Relational Databases
PostGIS||PostgreSQL
MySQL|My SQL|PostgreSQL;SQL;MariaDB;Relational Databases
MariaDB|Maria DB|MySQL
SQLite|SQLite3|SQL;MySQL
SQL Server|Microsoft SQL Server;MS SQL Server;MSSQL;MS SQL;SQL Server Management Studio;SSMS|T-SQL;SQL;SSIS
Oracle Database|Oracle DB;Oracle;Oracle SQL;Oracle 19c;Oracle RDBMS|PL/SQL;SQL
IBM Db2|DB2|SQL;Mainframe
Teradata||Data Warehousing;SQL
MongoDB|Mongo;Mongo DB;MongoDB Atlas|NoSQL;Mongoose;Node.js
NoSQL|NoSQL Databases;Non-Relational Databases|MongoDB;Apache Cassandra
Redis|Valkey|Caching;Memcached
Memcached||Redis;Caching
Apache Cassandra|Cassandra|NoSQL
ScyllaDB||Apache Cassandra
DynamoDB|Amazon DynamoDB;AWS DynamoDB|AWS;NoSQL
Azure Cosmos DB|Cosmos DB;CosmosDB|Microsoft Azure;NoSQL
CouchDB||NoSQL
Couchbase||CouchDB
Neo4j|Neo 4j|Graph Databases;Cypher Query Language
Graph Databases|Graph Database|Neo4j
Elasticsearch|Elastic Search;ELK Stack;ELK;Elastic Stack|Kibana;Search Engines;Logstash
OpenSearch||Elasticsearch
InfluxDB|Time Series Databases|Grafana
TimescaleDB||InfluxDB
ClickHouse||Data Warehousing;SQL
Apache Druid|Druid|ClickHouse
DuckDB||SQL;Pandas
CockroachDB|~TiDB|PostgreSQL;Distributed Systems
YugabyteDB||CockroachDB
Vector Databases||Retrieval-Augmented Generation
Pinecone||Vector Databases
Weaviate||Vector Databases
ChromaDB|Chroma DB|Vector Databases
FAISS||Vector Databases
Milvus||Vector Databases
Qdrant||Vector Databases
pgvector||Vector Databases
Snowflake|Snowflake Data Cloud;SnowSQL|Data Warehousing;dbt;BigQuery
BigQuery|Google BigQuery;Google Big Query;Big Query|Google Cloud Platform;SQL;Snowflake
Amazon Redshift|Redshift;AWS Redshift|AWS;Data Warehousing
Azure Synapse|Azure Synapse Analytics|Microsoft Azure;Data Warehousing
Databricks|Azure Databricks|Apache Spark;Data Engineering
Delta Lake||Databricks
Apache Hadoop|Hadoop;Hadoop Ecosystem|MapReduce;Apache Hive;Apache Spark;Big Data
HDFS||Apache Hadoop
Apache Hive|Hive;HiveQL|Apache Hadoop;SQL
HBase|Apache HBase|Apache Hadoop;NoSQL
Impala|Apache Impala;Cloudera Impala|Apache Hive;SQL
Presto|PrestoDB|Impala
Trino||Impala
Cloudera|Hortonworks;Cloudera Data Platform|Apache Hadoop
Palantir Foundry|Foundry Palantir|Data Integration
Hugging Face|HuggingFace;Hugging Face Transformers|Transformers;Large Language Models
Kaggle|Kaggle Competitions|Data Science
Amazon SageMaker|SageMaker;AWS SageMaker|Machine Learning;MLOps;AWS
Vertex AI|Google Vertex AI|Google Cloud Platform;MLOps
Azure Machine Learning|Azure ML;Azure Machine Learning Studio|Microsoft Azure;MLOps
= framework
Apache Spark|Spark;Spark SQL;Spark Streaming;Structured Streaming|PySpark;Big Data;Scala;Apache Hadoop
PySpark|Py Spark|Apache Spark;Python
Apache Kafka|Kafka;Kafka Streams;Confluent Kafka|Stream Processing;RabbitMQ;Event-Driven Architecture
RabbitMQ|Rabbit MQ|Apache Kafka;Microservices
ActiveMQ||RabbitMQ
ZeroMQ||RabbitMQ
IBM MQ||RabbitMQ
Message Queues||RabbitMQ
Apache Flink|Flink;~Apache Samza|Stream Processing;Apache Kafka
Apache Storm||Apache Flink
Apache Beam|Google Dataflow;Cloud Dataflow|Stream Processing;Google Cloud Platform
Apache Airflow|Airflow|Data Pipelines;ETL;Python
Prefect||Apache Airflow
Dagster||Apache Airflow
Luigi||Apache Airflow
Apache NiFi|NiFi|Data Pipelines;Apache Hadoop
Sqoop|Apache Sqoop|Apache NiFi
Apache Pig||Apache NiFi
MapReduce|Map Reduce|Apache Hadoop;Big Data
dbt|Data Build Tool;dbt Core|SQL;Snowflake;Data Modeling
Pandas|pandas library|Python;NumPy;Data Analysis
GeoPandas||Pandas
NumPy|Num Py|Python;Pandas;SciPy
SciPy|Sci Py|NumPy;Python
Polars|~Vaex|Pandas
Dask||Polars
Matplotlib|Mat Plot Lib;PyPlot|Seaborn;Data Visualization;Python
Seaborn||Matplotlib;Data Visualization
Plotly|Plotly Dash|Data Visualization;Python
Bokeh||Plotly
Altair||Plotly
Streamlit||Python;Data Visualization
Gradio||Streamlit
ggplot2|ggplot|R;Data Visualization
Tidyverse||R;Data Wrangling
dplyr||Tidyverse
tidyr||Tidyverse
R Shiny|Shiny;RShiny|R;Data Visualization
R Markdown|RMarkdown;knitr|R
Quarto||R Markdown
scikit-learn|sklearn;Scikit Learn;SciKit|Machine Learning;Python;XGBoost
statsmodels||Python;Regression Analysis
XGBoost||scikit-learn;Machine Learning
LightGBM||XGBoost
CatBoost||XGBoost
Gradient Boosting||XGBoost
TensorFlow|Tensor Flow;TensorFlow 2;TensorFlow.js|Keras;PyTorch;Deep Learning
TensorFlow Lite|TFLite|TensorFlow
Keras||TensorFlow;Deep Learning
PyTorch|Torch;Pytorch Lightning|TensorFlow;Deep Learning;Python
JAX|Google JAX;Flax|PyTorch;Deep Learning
Caffe Framework||Deep Learning
MXNet||Caffe Framework
Theano||Caffe Framework
ONNX|ONNX Runtime|Deep Learning
TensorRT||ONNX
OpenVINO||ONNX
OpenCV|Open CV;cv2|Computer Vision;Image Processing;Python
YOLO|YOLOv5;YOLOv8;YOLOv7|Object Detection;Computer Vision
spaCy|~Stanford CoreNLP|Natural Language Processing;Python
NLTK|Natural Language Toolkit|spaCy
Gensim||spaCy
LangChain||Large Language Models;Retrieval-Augmented Generation
LangGraph||LangChain
LlamaIndex||LangChain
OpenAI API|OpenAI;GPT-4 API;~Anthropic API|Large Language Models;ChatGPT
Gemini API||OpenAI API
MLflow||MLOps
Weights & Biases|W&B;wandb|MLflow
TensorBoard||MLflow
DVC||MLflow
Kubeflow|~Ray Framework|MLOps;Kubernetes
OpenAI Gym|Gymnasium;~Stable Baselines|Reinforcement Learning
MediaPipe||Computer Vision
dlib||MediaPipe
Apache Arrow||Data Engineering
Parquet|Apache Parquet|Apache Arrow
Avro|Apache Avro|Apache Arrow
Great Expectations||Data Quality
= tool
Tableau|Tableau Desktop;Tableau Public;Tableau Server;Tableau Prep|Power BI;Data Visualization;Business Intelligence
Power BI|PowerBI;Microsoft Power BI;MS Power BI;Power BI Desktop|Tableau;DAX;Data Visualization;Business Intelligence
DAX|Data Analysis Expressions|Power BI
Power Query||Microsoft Excel;Power BI
Power Pivot||Power Query
Looker|Google Looker;LookML|Business Intelligence;Tableau
Looker Studio|Google Data Studio;Data Studio|Google Analytics;Data Visualization
QlikView|Qlik Sense;Qlik;QlikSense|Business Intelligence;Tableau
MicroStrategy|Micro Strategy|Business Intelligence
SAP BusinessObjects|Business Objects;SAP BO|Business Intelligence;SAP
Crystal Reports||SAP BusinessObjects
IBM Cognos|Cognos;Cognos Analytics|Business Intelligence
Metabase||Business Intelligence;SQL
Apache Superset|Superset|Metabase
Redash||Metabase
Alteryx|Alteryx Designer|Data Wrangling;ETL
KNIME||Alteryx
RapidMiner||Alteryx
Orange Data Mining||Alteryx
Weka||Alteryx
SSIS|SQL Server Integration Services|SQL Server;ETL
SSRS|SQL Server Reporting Services|SQL Server;Business Intelligence
SSAS|SQL Server Analysis Services|SQL Server;Data Warehousing
OLAP|OLAP Cubes|SSAS
Informatica|Informatica PowerCenter;IICS|ETL;Data Integration
Talend|Talend Open Studio|ETL;Data Integration
Pentaho||Talend
DataStage|IBM DataStage;InfoSphere DataStage|ETL
Ab Initio||DataStage
Fivetran|~Stitch Data|Data Pipelines;ETL
Airbyte||Fivetran
AWS Glue|Glue ETL|AWS;ETL
Amazon Athena|Athena|AWS Glue
Azure Data Factory|ADF|Microsoft Azure;ETL
Collibra|~Informatica EDC|Data Governance
Alation||Collibra
Jupyter|Jupyter Notebook;Jupyter Notebooks;JupyterLab;IPython|Python;Data Science
RStudio|R Studio;Posit|R
SAS|SAS Programming;SAS Enterprise Guide;SAS Studio;Base SAS;SAS Enterprise Miner|SPSS;Stata;Statistics
SPSS|IBM SPSS;IBM SPSS Statistics;SPSS Statistics;~PSPP|SAS;Stata;Statistics;R
Stata||SPSS;R;Econometrics
JMP|SAS JMP|Statistics;Minitab
Minitab||Six Sigma;Statistics;JMP
EViews|~gretl|Econometrics
GraphPad Prism|GraphPad;Prism GraphPad|Biostatistics;Data Visualization
SigmaPlot|~OriginPro;~OriginLab|Data Visualization
NVivo|N Vivo|Qualitative Data Analysis;ATLAS.ti
ATLAS.ti|Atlas ti|Qualitative Data Analysis;NVivo
MAXQDA||ATLAS.ti
Dedoose||ATLAS.ti
Qualtrics|Qualtrics XM|Survey Design;SurveyMonkey
SurveyMonkey|Survey Monkey|Survey Design;Qualtrics
Google Forms||SurveyMonkey
Typeform||SurveyMonkey
Microsoft Forms||SurveyMonkey
JotForm||SurveyMonkey
REDCap|Red Cap|Clinical Data Management;Survey Design
Mplus||Structural Equation Modeling
AMOS|SPSS AMOS|Mplus
LISREL||Mplus
SmartPLS||Mplus
WinBUGS||Bayesian Statistics
JAGS||WinBUGS
Stan Modeling||WinBUGS
PyMC||WinBUGS
G*Power||Power Analysis
GNU Octave|Octave|MATLAB
Scilab||GNU Octave
Mathematica|Wolfram Mathematica;Wolfram Language|MATLAB;Mathematics
Maple Software||Mathematica
SageMath||Mathematica
Gurobi||Linear Programming;Operations Research
CPLEX|IBM CPLEX|Gurobi
AMPL||Gurobi
PuLP||Gurobi
OR-Tools||Gurobi
MySQL Workbench|~TablePlus|MySQL;SQL
phpMyAdmin||MySQL Workbench
DBeaver||MySQL Workbench
pgAdmin||MySQL Workbench
Erwin Data Modeler|ERwin|Data Modeling
ER/Studio|ER Studio|Erwin Data Modeler
EndNote||Literature Review;Academic Writing
Zotero||EndNote
Mendeley||EndNote
RefWorks||EndNote
Label Studio||Data Annotation
Labelbox||Label Studio
CVAT||Label Studio
Roboflow||Label Studio
ChatGPT||Generative AI;Prompt Engineering
Claude AI||ChatGPT
Microsoft Copilot||ChatGPT
Google Gemini||ChatGPT
Midjourney||Generative AI;Digital Illustration
Stable Diffusion||Midjourney
DALL-E||Midjourney
Splunk|Splunk Enterprise|SIEM;Log Analysis
Kibana|Beats Elastic|Elasticsearch;Data Visualization
Logstash||Kibana
= method
Regression Analysis|Regression;Linear Regression;Multiple Regression;Multivariate Regression|Logistic Regression;Statistics
Logistic Regression||Regression Analysis;Classification
Classification||Machine Learning;Random Forest
Decision Trees||Classification
Support Vector Machines|SVM|Classification
k-Nearest Neighbors|KNN|Classification
Naive Bayes||Classification
Random Forest|Random Forests|Machine Learning;Classification
Ensemble Methods|Ensemble Learning|Random Forest
Clustering|K-Means;K-Means Clustering;Cluster Analysis|Machine Learning;Customer Segmentation
Dimensionality Reduction|~t-SNE;~UMAP|Machine Learning;Factor Analysis
Principal Component Analysis|PCA|Dimensionality Reduction
Factor Analysis|Exploratory Factor Analysis;Confirmatory Factor Analysis|Structural Equation Modeling;Psychometrics
Structural Equation Modeling|SEM Modeling;Path Analysis|Factor Analysis
Neural Networks|Artificial Neural Networks;ANN|Deep Learning;Convolutional Neural Networks
Convolutional Neural Networks|CNN;CNNs;ResNet|Computer Vision;Deep Learning
Recurrent Neural Networks|RNN;RNNs;~GRU|Deep Learning;Time Series Analysis
LSTM|LSTMs|Recurrent Neural Networks
Transformers|Transformer Models;Attention Mechanisms|Natural Language Processing;Large Language Models
BERT||Transformers
Generative Adversarial Networks|GAN;GANs|Deep Learning;Generative AI
Diffusion Models||Generative Adversarial Networks
Autoencoders|Variational Autoencoders|Generative Adversarial Networks
Graph Neural Networks|GNN;GNNs|Deep Learning
Reinforcement Learning|Deep Reinforcement Learning;Q-Learning|Machine Learning;Robotics
Transfer Learning|~LoRA|Deep Learning;Large Language Models
Fine-Tuning|Model Fine-Tuning|Transfer Learning
Federated Learning||Machine Learning;Data Privacy
Supervised Learning|Semi-Supervised Learning|Machine Learning
Unsupervised Learning||Supervised Learning
Feature Engineering|Feature Selection;Feature Extraction|Machine Learning
Hyperparameter Tuning|Hyperparameter Optimization;Model Tuning|Machine Learning
Cross-Validation||Hyperparameter Tuning
Model Evaluation|Model Validation|Machine Learning
Object Detection||Computer Vision;Deep Learning
Image Segmentation||Object Detection
Image Classification|Image Recognition|Object Detection
Facial Recognition|Face Recognition|Object Detection
Optical Character Recognition|OCR|Computer Vision
Tesseract||Optical Character Recognition
Sentiment Analysis||Natural Language Processing
Text Classification||Sentiment Analysis
Topic Modeling|LDA Topic Modeling|Sentiment Analysis
Named Entity Recognition|NER|Sentiment Analysis
Text Mining|Text Analytics|Natural Language Processing
Speech Recognition|ASR;Automatic Speech Recognition;Speech Processing|Natural Language Processing;Signal Processing
Text-to-Speech||Speech Recognition
Recommender Systems|Recommendation Systems;Recommendation Engines|Machine Learning
Collaborative Filtering||Recommender Systems
Anomaly Detection|Outlier Detection;Fraud Analytics|Machine Learning;Fraud Detection
Time Series Analysis|Time Series;Time Series Forecasting|Forecasting;Econometrics
ARIMA||Time Series Analysis
Forecasting|Demand Forecasting|Time Series Analysis;Demand Planning
Sales Forecasting||Forecasting
Predictive Modeling|Predictive Analytics;Predictive Modelling|Machine Learning;Statistical Modeling
Statistical Modeling|Statistical Modelling;Generalized Linear Models|Statistics;Regression Analysis
Mixed-Effects Models|Mixed Models;Hierarchical Linear Modeling|Statistical Modeling
Hypothesis Testing|Significance Testing;~t-test;~Chi-Square;Inferential Statistics|Statistics;ANOVA
ANOVA|Analysis of Variance;~ANCOVA|Hypothesis Testing;Design of Experiments
MANOVA||ANOVA
Bayesian Statistics|Bayesian Inference;Bayesian Analysis;MCMC|Statistics;Probability
Survival Analysis|Kaplan-Meier;Cox Regression|Biostatistics
Monte Carlo Simulation|Monte Carlo;Monte Carlo Methods|Simulation;Risk Analysis
Causal Inference|Instrumental Variables|Econometrics;Statistics
Difference-in-Differences||Causal Inference
Propensity Score Matching||Causal Inference
A/B Testing|AB Testing;Split Testing;Multivariate Testing;Online Experimentation|Hypothesis Testing;Conversion Rate Optimization
Power Analysis|Sample Size Calculation|Statistics
Data Cleaning|Data Cleansing;Data Preprocessing;Data Preparation;Data Scrubbing|Data Wrangling;Data Quality
Data Wrangling|Data Munging;Data Manipulation;Data Transformation;Data Processing|Data Cleaning;Pandas
Exploratory Data Analysis|EDA|Data Analysis;Data Visualization
ETL|Extract Transform Load;ELT;ETL Processes;ETL Development;ETL Pipelines|Data Pipelines;Data Warehousing
Stream Processing|Real-Time Data Processing;Data Streaming|Apache Kafka
Stored Procedures|Database Triggers;SQL Stored Procedures|SQL
Query Optimization|SQL Tuning;SQL Optimization;Database Tuning;Database Optimization|SQL;Database Administration
Data Modeling|Data Modelling;Dimensional Modeling;Star Schema;Entity-Relationship Modeling;ER Diagrams;ERD|Database Design;Data Warehousing
Caching|Cache Management|Redis
Web Analytics|Website Analytics|Google Analytics;Digital Marketing
Linear Programming|Integer Programming;Mixed Integer Programming;Mathematical Optimization|Operations Research
Convex Optimization||Linear Programming
Survey Design|Survey Research;Survey Development;Questionnaire Design;Surveys;Survey Administration|Qualtrics;Quantitative Research
Structured Interviews|Interviewing;Semi-Structured Interviews;In-Depth Interviews;Research Interviews|Qualitative Research;Focus Groups
Focus Groups|Focus Group Facilitation;Focus Group Moderation|Qualitative Research;Market Research
Ethnography|Ethnographic Research;Participant Observation|Qualitative Research
Thematic Analysis|Qualitative Coding;Discourse Analysis|Qualitative Data Analysis
Grounded Theory||Thematic Analysis
Content Analysis||Thematic Analysis
Qualitative Data Analysis|Qualitative Analysis|Qualitative Research;NVivo
Systematic Review|Systematic Reviews;Scoping Review|Literature Review
Meta-Analysis||Systematic Review
Literature Review|Literature Reviews;Literature Search;Literature Searching|Research;Academic Writing
Design of Experiments|DOE;Experimental Design;Factorial Design;Study Design|Statistics;Six Sigma
Field Research|Fieldwork;Field Studies|Data Collection
Archival Research|Archival Work|Historical Research
Data Annotation|Data Labeling;Data Labelling;Image Annotation|Machine Learning
Retrieval-Augmented Generation|RAG;Retrieval Augmented Generation|Large Language Models;Vector Databases
= practice
Data Analysis|Data Analytics;Data Analyzing;Analyzing Data|Statistics;Microsoft Excel;SQL;Data Visualization
Data Visualization|Data Visualisation;Data Viz;Dashboard Development;Dashboards;Dashboard Design|Tableau;Power BI;Data Analysis
Data Collection|Data Gathering;Data Acquisition|Data Analysis;Survey Design
Data Entry|Data Input;Alphanumeric Data Entry|Typing;Microsoft Excel
Data Management|Data Handling;Research Data Management;Data Administration|Data Governance;Databases
Data Governance|Data Stewardship;Data Lineage;Data Catalog|Data Quality;Data Management
Data Quality|Data Integrity;Data Validation;Data Accuracy;Data Verification;Data Profiling|Data Governance;Data Cleaning
Data Engineering|Data Infrastructure;Data Platform Engineering|Data Pipelines;ETL;Apache Spark;SQL
Data Pipelines|Data Pipeline;Data Pipeline Development|ETL;Apache Airflow
Data Integration|Data Mapping|ETL
Data Migration|Database Migration|ETL;SQL
Data Warehousing|Data Warehouse;Data Warehouse Design|ETL;Snowflake;Data Modeling
Data Lakes|Data Lake;Azure Data Lake;Data Lakehouse|Data Warehousing
Data Architecture|Enterprise Data Architecture|Data Modeling
Data Storytelling|Storytelling with Data|Data Visualization
Data Reporting|Report Generation;Reporting;MIS Reporting;Report Writing;Reporting Tools|Data Analysis;Microsoft Excel
Data Privacy|Data Protection;Information Privacy;~CCPA|GDPR
Master Data Management|MDM|Data Governance
Metadata Management|Metadata;Cataloging;Cataloguing|Library Science
Database Administration|DBA;Database Management;Database Maintenance|SQL;Oracle Database;SQL Server
Database Design|Database Development;Schema Design;Database Schema Design;Normalization|Data Modeling;SQL
Business Intelligence|BI;BI Reporting;BI Development;Business Analytics|Power BI;Tableau;Data Warehousing
MLOps|ML Ops;Model Deployment;Machine Learning Operations|Machine Learning;Docker;MLflow
Customer Segmentation|Market Segmentation|Clustering;Marketing Analytics
Simulation|Simulation Modeling;Discrete Event Simulation;Computer Simulation|Monte Carlo Simulation
Quantitative Research|Quantitative Analysis;Quantitative Methods;Quantitative Data Analysis|Statistics;Qualitative Research
Qualitative Research|Qualitative Methods;Qualitative Research Methods;Qualitative Interviewing|Structured Interviews;Quantitative Research
Mixed Methods Research|Mixed Methods|Quantitative Research;Qualitative Research
Research|Research Skills;Research Methods;Research Methodology;Scientific Research;Academic Research;Independent Research|Literature Review;Data Collection
Research Design|Experimental Research|Design of Experiments;Research
Research Ethics|IRB;IRB Protocols;Human Subjects Research;CITI Training;Institutional Review Board|Research
Historical Research||Archival Research
Policy Research|Policy Analysis;Public Policy Analysis|Public Policy
Program Evaluation|Programme Evaluation;Monitoring and Evaluation;M&E;Impact Evaluation;Outcome Evaluation|Quantitative Research;Nonprofit Management
Academic Writing|Scientific Writing;Manuscript Preparation;Scholarly Writing;Research Writing;Scientific Publishing|Literature Review;LaTeX
Grant Writing|Grant Proposals;Grant Applications;Proposal Writing;Grantsmanship|Fundraising;Academic Writing
Scientific Communication|Science Communication;Poster Presentation;Research Presentation|Public Speaking
= domain
Machine Learning|ML;Machine Learning Algorithms;Applied Machine Learning|Deep Learning;scikit-learn;Python;Data Science
Deep Learning|DL|Neural Networks;PyTorch;TensorFlow;Machine Learning
Artificial Intelligence|AI;AI/ML|Machine Learning;Deep Learning
Generative AI|GenAI;Gen AI;Generative AI Tools;AI Tools|Large Language Models;Prompt Engineering
Large Language Models|LLM;LLMs;GPT|Generative AI;Natural Language Processing;Transformers
AI Ethics|Responsible AI;AI Safety;Explainable AI;XAI;Model Interpretability|Artificial Intelligence
Natural Language Processing|NLP|spaCy;Machine Learning;Transformers
Computer Vision|Machine Vision|OpenCV;Deep Learning;Image Processing
Image Processing|Digital Image Processing;Image Analysis|Computer Vision;OpenCV;Signal Processing
Computational Linguistics||Natural Language Processing;Linguistics
Data Science|Applied Data Science|Machine Learning;Python;Statistics;Data Analysis
Data Mining|Knowledge Discovery|Machine Learning;Data Analysis
Big Data|Big Data Analytics;Big Data Technologies|Apache Hadoop;Apache Spark
Databases|Database;Database Systems;DBMS;Database Management Systems|SQL;Relational Databases
Relational Databases|RDBMS;Relational Database;Relational Database Management Systems|SQL;MySQL;PostgreSQL
Knowledge Graphs|Ontologies|RDF;Graph Databases
Semantic Web|Linked Data|Knowledge Graphs
RDF|OWL Ontology;Resource Description Framework|SPARQL;Knowledge Graphs
Statistics|Statistical Analysis;Applied Statistics;Descriptive Statistics;Statistical Methods|Probability;Hypothesis Testing;R;SPSS
Probability|Probability Theory|Statistics
Stochastic Processes|Stochastic Modeling|Probability
Biostatistics|Medical Statistics|Statistics;SAS;Epidemiology
Econometrics|Econometric Modeling|Regression Analysis;Stata;Economics
Psychometrics|Psychometric Testing;Item Response Theory|Factor Analysis;Psychological Assessment
Mathematics|Applied Mathematics;Math|Calculus;Linear Algebra
Mathematical Modeling|Mathematical Modelling;Numerical Modeling;Computational Modeling|Differential Equations;Numerical Analysis
Linear Algebra|Matrix Algebra|Mathematics;Machine Learning
Calculus|Multivariable Calculus;Vector Calculus;Differential Calculus|Mathematics
Differential Equations|Ordinary Differential Equations;Partial Differential Equations;ODEs;PDEs|Calculus;Numerical Analysis
Numerical Analysis|Numerical Methods|MATLAB;Mathematics
Scientific Computing||Numerical Analysis
Discrete Mathematics||Algorithms
Combinatorics||Discrete Mathematics
Graph Theory||Discrete Mathematics
Number Theory||Discrete Mathematics
Abstract Algebra||Mathematics
Topology||Abstract Algebra
Real Analysis||Abstract Algebra
Complex Analysis||Abstract Algebra
Mathematical Proofs||Abstract Algebra
Game Theory|Mechanism Design|Economics
Operations Research|Management Science|Linear Programming;Simulation
Actuarial Science|Actuarial Analysis;Actuarial Modeling|Probability;Insurance
Marketing Analytics|Marketing Data Analysis;Marketing Mix Modeling;Attribution Modeling|Google Analytics;Data Analysis
People Analytics|HR Analytics;Workforce Analytics|Human Resources
Product Analytics|Heap Analytics|Product Management;Data Analysis
Mixpanel||Product Analytics
Amplitude||Product Analytics
Segment CDP||Product Analytics
Sports Analytics|Sabermetrics|Statistics
Digital Humanities||Text Mining
Demography|Demographic Analysis|Statistics
`
