/** Cloud, operations, networks, security and support of information technology. */
export const cloudSkills = `
= platform
AWS|Amazon Web Services;Amazon AWS;AWS Cloud|Microsoft Azure;Google Cloud Platform;Cloud Computing;Terraform
Microsoft Azure|Azure;Azure Cloud;MS Azure|AWS;Google Cloud Platform;Azure DevOps
Google Cloud Platform|GCP;Google Cloud;GCP Cloud|AWS;Microsoft Azure;BigQuery
Oracle Cloud|Oracle Cloud Infrastructure;OCI|Cloud Computing
IBM Cloud||Cloud Computing
Alibaba Cloud||IBM Cloud
Tencent Cloud||IBM Cloud
DigitalOcean|Digital Ocean|Cloud Computing
Linode||DigitalOcean
Vultr||DigitalOcean
Hetzner||DigitalOcean
Heroku||Cloud Computing;Netlify
Render.com||Heroku
Railway.app||Heroku
Fly.io||Heroku
Vercel|Vercel Hosting|Next.js;Netlify
Netlify||Vercel
GitHub Pages||Netlify
Cloudflare|Cloudflare Workers|Web Performance
Akamai||Cloudflare
Fastly||Cloudflare
Content Delivery Networks|CDN|Cloudflare
Amazon EC2|EC2;AWS EC2|AWS
Amazon S3|S3;AWS S3|AWS
AWS Lambda|Lambda;Amazon Lambda|Serverless;AWS
Amazon RDS|RDS;AWS RDS|AWS;Relational Databases
Amazon Aurora|Aurora|Amazon RDS
Amazon ECS|ECS;AWS ECS|AWS;Docker
AWS Fargate|Fargate|Amazon ECS
Amazon EKS|EKS;AWS EKS|Kubernetes;AWS
Amazon CloudWatch|CloudWatch;AWS CloudWatch|Application Monitoring;AWS
Amazon Kinesis|Kinesis|Stream Processing;AWS
Amazon SQS|SQS;AWS SQS|AWS;RabbitMQ
Amazon SNS|SNS|Amazon SQS
Amazon EMR|EMR Cluster;AWS EMR|Apache Spark;AWS
Amazon API Gateway|API Gateway|AWS;REST APIs
AWS Step Functions||AWS;Serverless
Amazon EventBridge|EventBridge|AWS Step Functions
AWS Amplify|Amplify Framework|AWS
AWS CloudFormation|CloudFormation|Infrastructure as Code;Terraform
AWS CDK|Cloud Development Kit|AWS CloudFormation
Azure Functions||Serverless;Microsoft Azure
Google Cloud Functions|Cloud Functions|Azure Functions
Azure Kubernetes Service|AKS|Kubernetes
Google Kubernetes Engine|GKE|Azure Kubernetes Service
Azure DevOps|Azure Pipelines;~VSTS|CI/CD;Microsoft Azure
TFS|Team Foundation Server|Azure DevOps
Google Cloud Run|Cloud Run|Google Cloud Platform
App Engine|Google App Engine|Google Cloud Run
Google Pub/Sub|Cloud Pub/Sub;PubSub|Google Cloud Platform;Apache Kafka
OpenStack|Open Stack|Cloud Computing;Virtualization
Red Hat OpenShift|OpenShift|Kubernetes
Linux|GNU/Linux;Linux OS;Linux/Unix;Unix/Linux;Linux Command Line|Unix;Bash;Ubuntu
Unix|UNIX OS;HP-UX|Linux
Solaris||Unix
AIX||Unix
FreeBSD||Unix
Ubuntu||Linux
Debian||Ubuntu
Linux Mint||Ubuntu
Kali Linux||Ubuntu
Arch Linux||Ubuntu
Red Hat Enterprise Linux|RHEL;Red Hat;Red Hat Linux|Linux
CentOS||Red Hat Enterprise Linux
Fedora Linux||Red Hat Enterprise Linux
Rocky Linux||Red Hat Enterprise Linux
Windows|Microsoft Windows;Windows 10;Windows 11;Windows OS;MS Windows|macOS;Windows Server
Windows Server|Microsoft Windows Server;Windows Server 2019;Windows Server Administration|Active Directory;PowerShell
macOS|Mac OS;Mac OS X;OS X|Windows;Linux
ChromeOS|Chromebook|Windows
VMware|VMware vSphere;vSphere;ESXi;VMware ESXi;vCenter|Virtualization;Hyper-V
Hyper-V|Microsoft Hyper-V|Virtualization
VirtualBox|Oracle VirtualBox|Virtualization
QEMU||VirtualBox
KVM Virtualization||VirtualBox
Proxmox||VirtualBox
Citrix|Citrix XenApp;XenDesktop;Citrix Virtual Apps|Virtualization
Active Directory|Microsoft Active Directory|Windows Server;Identity and Access Management
Azure Active Directory|Azure AD;Entra ID|Active Directory
LDAP||Active Directory
Group Policy||Active Directory
Microsoft Intune|Intune;Microsoft Endpoint Manager|Endpoint Management
SCCM||Microsoft Intune
Jamf||Microsoft Intune
Mobile Device Management||Microsoft Intune
Microsoft Exchange|Exchange Server;Exchange Online|Microsoft 365
ServiceNow|Service Now|ITSM;ITIL
Zendesk||Customer Support;Help Desk Support
Freshdesk||Zendesk
Zoho Desk||Zendesk
Intercom||Zendesk
BMC Remedy|Remedy|ITSM
ManageEngine||BMC Remedy
Okta||Identity and Access Management
Ping Identity||Okta
SailPoint||Okta
CyberArk||Okta
Cisco IOS|Cisco Routers;Cisco Switches;Cisco Networking|Routing and Switching;CCNA
Cisco Meraki||Cisco IOS
Palo Alto Networks|Palo Alto Firewalls|Firewalls
Fortinet|FortiGate|Palo Alto Networks
Check Point Firewall||Palo Alto Networks
pfSense||Palo Alto Networks
= tool
Docker|Dockerfile|Kubernetes;Containerization
Docker Compose||Docker
Docker Swarm||Docker
Kubernetes|K8s;kubectl;Kubernetes Orchestration|Docker;Helm;Containerization
Podman|~LXC|Docker
containerd||Podman
Rancher||Kubernetes
Portainer||Docker
Helm|Helm Charts|Kubernetes
Istio||Kubernetes;Microservices
Service Mesh||Istio
Linkerd||Istio
Envoy Proxy||Istio
Terraform|HashiCorp Terraform|Infrastructure as Code;AWS
OpenTofu||Terraform
Pulumi||Terraform
Ansible|Ansible Playbooks;Ansible Tower|Configuration Management;Terraform
Chef|Chef Infra|Configuration Management;Ansible
Puppet|Puppet Enterprise|Configuration Management;Ansible
SaltStack|Salt Stack|Configuration Management
Vagrant|HashiCorp Vagrant|Virtualization
Packer||Vagrant
Secrets Management||DevSecOps
HashiCorp Vault|Vault|Secrets Management
Consul|HashiCorp Consul|Distributed Systems
etcd||Consul
ZooKeeper|Apache ZooKeeper|Consul
Jenkins|Jenkins CI;Jenkins Pipelines|CI/CD;GitHub Actions
GitHub Actions||CI/CD;GitHub;GitLab CI
GitLab CI|GitLab CI/CD|CI/CD;GitLab
CircleCI|Circle CI|CI/CD
Travis CI|TravisCI|CircleCI
TeamCity||CircleCI
Bamboo CI||CircleCI
Argo CD|ArgoCD|Kubernetes;CI/CD
Flux CD||Argo CD
GitOps||Argo CD
Octopus Deploy||CI/CD
Spinnaker||Octopus Deploy
JFrog Artifactory|Artifactory|CI/CD
Nexus Repository|Sonatype Nexus|JFrog Artifactory
Prometheus||Grafana;Application Monitoring
Grafana|Grafana Loki|Prometheus;Application Monitoring
Datadog|Data Dog|Application Monitoring
New Relic||Datadog
Dynatrace||Datadog
AppDynamics||Datadog
Nagios|~Icinga|Network Monitoring
Zabbix||Nagios
PRTG||Nagios
SolarWinds||Nagios
OpenTelemetry|Distributed Tracing|Application Monitoring
Jaeger Tracing||OpenTelemetry
Observability||OpenTelemetry
PagerDuty||Incident Management
Opsgenie||PagerDuty
On-Call||PagerDuty
Nginx|NGINX;Reverse Proxy|Web Servers;Apache HTTP Server
HAProxy||Nginx
Load Balancing|Load Balancers|Nginx
Apache HTTP Server|Apache;Apache2;httpd;Apache Web Server|Web Servers;Nginx
Wireshark|Packet Analysis;Packet Capture|Network Security;Computer Networking
tcpdump||Wireshark
Nmap|Network Scanning|Penetration Testing
Metasploit|Metasploit Framework|Penetration Testing
Burp Suite||Web Application Security;Penetration Testing
OWASP ZAP||Burp Suite
Nessus||Vulnerability Assessment
Qualys||Nessus
OpenVAS||Nessus
Tenable||Nessus
Snort||Intrusion Detection
Suricata||Snort
Zeek||Snort
Hashcat|Password Cracking|Penetration Testing
John the Ripper||Hashcat
Ghidra|~OllyDbg|Reverse Engineering
IDA Pro||Ghidra
radare2||Ghidra
Volatility Framework||Digital Forensics
Autopsy Forensics||Volatility Framework
FTK Imager||Volatility Framework
EnCase||Volatility Framework
Static Application Security Testing|SAST;~DAST|Application Security
Snyk||Static Application Security Testing
Veracode||Snyk
Checkmarx||Snyk
Fortify||Snyk
CrowdStrike|CrowdStrike Falcon|Endpoint Security
SentinelOne||CrowdStrike
Carbon Black||CrowdStrike
Microsoft Defender||CrowdStrike
Microsoft Sentinel|Azure Sentinel|SIEM
QRadar|IBM QRadar|Microsoft Sentinel
ArcSight||Microsoft Sentinel
Cisco Packet Tracer|Packet Tracer|Computer Networking;CCNA
GNS3||Cisco Packet Tracer
PuTTY||Linux
SSH|OpenSSH|PuTTY
FTP|SFTP;FileZilla|PuTTY
Remote Desktop|RDP;Remote Support|Technical Support
TeamViewer||Remote Desktop
AnyDesk||Remote Desktop
Veeam||Disaster Recovery
Commvault||Veeam
Veritas NetBackup||Veeam
Data Backup|Backup and Recovery|Veeam
= method
CI/CD|Continuous Integration;Continuous Delivery;Continuous Deployment;CI / CD;CICD Pipelines;CI/CD Pipelines;Continuous Integration and Delivery|Jenkins;GitHub Actions;DevOps
Infrastructure as Code|IaC|Terraform;AWS CloudFormation
Containerization|Containers;~Container Orchestration|Docker;Kubernetes
Virtualization|Virtual Machines;Server Virtualization|VMware;Hyper-V
Serverless|Serverless Architecture;Serverless Computing;Serverless Framework|AWS Lambda;Cloud Computing
Edge Computing|Fog Computing|Internet of Things
TCP/IP|TCP;UDP;Internet Protocol Suite|Computer Networking;DNS
OSI Model||TCP/IP
HTTP|HTTPS|TCP/IP
DNS|Domain Name System|TCP/IP;Computer Networking
DHCP||DNS
VPN|Virtual Private Networks;~OpenVPN;~WireGuard|Network Security
IPsec||VPN
VLAN|VLANs;STP Protocol|Routing and Switching
Subnetting|IP Addressing|VLAN
Routing and Switching|Routing & Switching;Network Routing;EIGRP|Cisco IOS;Computer Networking
BGP||Routing and Switching
OSPF||Routing and Switching
MPLS||Routing and Switching
SD-WAN|~Software-Defined Networking;~SDN|Computer Networking
LAN/WAN|LAN;WAN|SD-WAN
VoIP|Voice over IP;SIP Protocol;Asterisk PBX|Telecommunications
Cryptography|Encryption;Public Key Infrastructure;PKI|Cybersecurity
SSL/TLS|TLS;SSL|Cryptography
Zero Trust|Zero Trust Architecture|Cybersecurity
Threat Modeling|STRIDE Threat Modeling;Cyber Kill Chain|Cybersecurity
MITRE ATT&CK||Threat Modeling
Multi-Factor Authentication|MFA;Two-Factor Authentication;2FA|Identity and Access Management
Single Sign-On|SSO;SAML|Multi-Factor Authentication
RAID|~NAS;~Network Attached Storage|Data Storage
Storage Area Networks|SAN Storage|RAID
= practice
DevOps|Dev Ops;DevOps Practices|CI/CD;Docker;Kubernetes;Site Reliability Engineering
DevSecOps|Secure DevOps|DevOps;Application Security
Site Reliability Engineering|SRE;Reliability Engineering (Software)|DevOps;Application Monitoring
Platform Engineering|Developer Platforms|DevOps
Cloud Computing|Cloud;Cloud Services;Cloud Technologies|AWS;Microsoft Azure;Google Cloud Platform
Cloud Architecture|Cloud Solutions Architecture;Cloud Infrastructure;Cloud Engineering|Cloud Computing
Cloud Migration|Cloud Transformation|Cloud Computing
Cloud Security|Cloud Security Architecture|Cybersecurity;Cloud Computing
Solution Architecture|Solutions Architecture;Technical Architecture|System Design
Enterprise Architecture||Solution Architecture
TOGAF||Solution Architecture
System Administration|Systems Administration;SysAdmin;Linux Administration;Linux System Administration;Server Administration;Server Management|Linux;Windows Server
Network Administration|Network Management;Network Engineering|Computer Networking;Cisco IOS
Network Monitoring|Network Performance Monitoring|Nagios;Network Administration
Network Design|Network Architecture;Network Configuration;Network Installation|Computer Networking
Structured Cabling|Network Cabling;Cable Installation|Computer Networking;Telecommunications
Fiber Optics Installation|Fiber Splicing|Structured Cabling
Application Monitoring|Monitoring;Log Management;Application Performance Monitoring;Logging and Monitoring|Datadog;Prometheus
Log Analysis||Splunk
Incident Management|Incident Response;Security Incident Response;Major Incident Management|ITIL;Cybersecurity
Configuration Management|Software Configuration Management;CMDB|Ansible
Build Automation|Build Engineering|CI/CD
Disaster Recovery||Risk Management
Business Continuity|Business Continuity Planning|Disaster Recovery
Capacity Planning||Operations Management
IT Support|Information Technology Support;IT Help Desk;Desktop Support;End User Support;User Support|Help Desk Support;Technical Support
Technical Support|Tech Support;Technical Assistance|IT Support;Troubleshooting;Customer Support
Help Desk Support|Help Desk;Service Desk;Helpdesk;Ticketing Systems|IT Support;Zendesk
Hardware Troubleshooting|Computer Repair;PC Repair;Computer Hardware;Hardware Installation;Computer Assembly;PC Building|IT Support;Troubleshooting
Software Installation|Software Configuration;OS Installation|IT Support
Endpoint Management|Device Management|Microsoft Intune
Patch Management||Endpoint Management
IT Asset Management|ITAM;Software Asset Management|ITSM
ITSM|IT Service Management|ITIL;ServiceNow
Cybersecurity|Cyber Security;Information Security;InfoSec;IT Security;Computer Security;Data Security|Network Security;Penetration Testing;SIEM
Network Security|Security Architecture|Firewalls;Cybersecurity
Application Security|AppSec;Secure Coding;Secure Software Development|Web Application Security;DevSecOps
Web Application Security|Web Security;OWASP;OWASP Top 10;XSS|Application Security;Burp Suite
SQL Injection||Web Application Security
Penetration Testing|Pen Testing;Pentesting;Ethical Hacking;Red Teaming;Offensive Security|Kali Tools;Metasploit;Cybersecurity
Kali Tools|Kali|Penetration Testing
Capture the Flag|CTF;CTF Competitions|Cybersecurity
Vulnerability Assessment|Vulnerability Management;Vulnerability Scanning;Vulnerability Analysis|Nessus;Penetration Testing
Threat Intelligence|Cyber Threat Intelligence;Threat Analysis;Threat Detection|SIEM;Cybersecurity
Threat Hunting||Threat Intelligence
Security Operations|SOC Operations;Security Operations Center;Security Monitoring|SIEM;Incident Management
SIEM|Security Information and Event Management|Splunk;Security Operations
Firewalls|Firewall;Firewall Configuration;Firewall Management|Network Security
Intrusion Detection|IDS/IPS;IDS;Intrusion Prevention|Snort;Network Security
Endpoint Security|EDR;Antivirus;Endpoint Protection|Cybersecurity
Identity and Access Management|IAM;Access Management;Identity Management;Privileged Access Management|Active Directory;Okta
Digital Forensics|Computer Forensics;Cyber Forensics|Cybersecurity;Malware Analysis
Malware Analysis|Malware Detection|Reverse Engineering;Digital Forensics
Reverse Engineering|Binary Analysis|Ghidra;Assembly
Phishing Prevention|Security Awareness Training;Social Engineering Defense|Cybersecurity
Data Loss Prevention|DLP|Data Privacy;Cybersecurity
Security Auditing|IT Audit;IT Auditing;Information Systems Audit;Security Assessment|Cybersecurity;Auditing
IT Governance|~COBIT|Compliance
GRC|Governance Risk and Compliance|IT Governance
NIST Framework|NIST;NIST Cybersecurity Framework;NIST 800-53;CIS Controls|Cybersecurity
ISO 27001|ISO/IEC 27001;ISMS|Cybersecurity;ISO 9001
SOC 2|SOC2 Compliance|Compliance;Cybersecurity
PCI DSS|PCI Compliance|SOC 2
IT Project Management|Technology Project Management|Project Management
Data Center Operations|Data Center Management;Data Centers|System Administration
Web Hosting|Domain Management;~Plesk|Web Servers
cPanel||Web Hosting
= domain
Computer Networking|Networking;Computer Networks;Network Protocols;Networks|TCP/IP;Routing and Switching
Telecommunications|Telecom;Telecommunication Networks|Wireless Communication;VoIP
Wireless Communication|Wireless Networking;Wi-Fi;WiFi|Telecommunications;RF Engineering
Bluetooth|Bluetooth Low Energy;BLE|Wireless Communication
Zigbee||Wireless Communication
LoRaWAN||Wireless Communication
5G|~LTE;~4G LTE;5G Networks|Telecommunications
Web Servers||Nginx;Apache HTTP Server
Data Storage|Storage Management;Cloud Storage|RAID
Information Technology|IT;Information Systems;IT Infrastructure|IT Support;Computer Networking
Management Information Systems|MIS|Information Technology
ITIL|ITIL v4;ITIL v3;ITIL Foundation|ITSM
= certification
AWS Certified Cloud Practitioner|AWS Cloud Practitioner|AWS
AWS Certified Solutions Architect|AWS Solutions Architect|AWS;Cloud Architecture
AWS Certified Developer|AWS Developer Associate|AWS
Azure Fundamentals|AZ-900;Microsoft Azure Fundamentals;~AZ-104|Microsoft Azure
Google Cloud Associate Engineer|Google Associate Cloud Engineer;~Professional Cloud Architect|Google Cloud Platform
Certified Kubernetes Administrator|CKA|Kubernetes
CKAD||Certified Kubernetes Administrator
CompTIA A+|A+ Certification;A+|Hardware Troubleshooting;IT Support
CompTIA Network+|Network+|Computer Networking
CompTIA Security+|Security+|Cybersecurity
CompTIA Linux+|Linux+|Linux
CompTIA CySA+|CySA+|Cybersecurity
CompTIA PenTest+||CompTIA CySA+
CCNA|Cisco Certified Network Associate|Computer Networking;CCNP
CCNP|Cisco Certified Network Professional|CCNA
CCIE||CCNP
CISSP|Certified Information Systems Security Professional|Cybersecurity
CISA|Certified Information Systems Auditor|Security Auditing
CISM||CISA
Certified Ethical Hacker|CEH|Penetration Testing
OSCP|Offensive Security Certified Professional|Penetration Testing
RHCSA||Red Hat Enterprise Linux
RHCE|Red Hat Certified Engineer|RHCSA
MCSA|Microsoft Certified|Windows Server
MCSE||MCSA
Oracle Certified Professional|OCA;OCP;Oracle Certified Associate|Oracle Database;Java
Google IT Support Certificate|Google IT Support Professional Certificate|IT Support
TensorFlow Developer Certificate|TensorFlow Certified Developer|TensorFlow
`
