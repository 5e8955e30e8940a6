/** Skilled trades, production, farming and nature, food and lodging, transport and storage. */
export const tradeSkills = `
= practice
Welding|Metal Welding;Welding Techniques|MIG Welding;TIG Welding;Metal Fabrication
MIG Welding|GMAW;MIG|Welding;TIG Welding
TIG Welding|GTAW;TIG|Welding;MIG Welding
Stick Welding|SMAW;Arc Welding|Welding
Flux-Cored Welding|FCAW;Flux Core Welding|Welding
Brazing|~Oxy-Acetylene Cutting;~Torch Cutting|Welding
Plasma Cutting||Brazing
Metal Fabrication|Fabrication;Sheet Metal Fabrication;Metalworking;~Sheet Metal|Welding
Machining|Precision Machining;Manual Machining;Milling;Turning;Machine Shop|CNC Machining;Lathe Operation
CNC Machining|CNC;CNC Operation;CNC Milling;CNC Machine Operation;CNC Turning|CNC Programming;Machining
CNC Programming|CNC Programmer|G-code;CNC Machining;Mastercam
Lathe Operation|Lathe;Metal Lathe|Machining
Blueprint Reading|Reading Blueprints;Blueprint Interpretation;Blueprints|Engineering Drawings
Hand and Power Tools|Power Tools;Hand Tools;Tool Use|Carpentry
Carpentry|Framing;Rough Carpentry;Finish Carpentry|Woodworking;Cabinetmaking
Woodworking|Wood Working;Wood Shop|Carpentry
Cabinetmaking|Cabinet Making;Furniture Making;Joinery|Woodworking
Drywall|Drywall Installation;Drywall Repair;~Plastering|Carpentry
Flooring Installation|Flooring;Tile Installation;Tiling;Tile Setting|Carpentry
Painting and Finishing|House Painting;Interior Painting;Exterior Painting;Spray Painting;~Powder Coating|Drywall
Roofing|Roof Installation;Roof Repair|Carpentry
Masonry|Bricklaying;Stonework|Concrete Work
Concrete Work|Concrete Finishing;Concrete Pouring;Formwork|Masonry
Demolition||Concrete Work
Scaffolding|~Rigging;Scaffold Erection|Construction Safety
Plumbing|~Pipe Fitting;~Pipefitting;Plumbing Repair|HVAC
Electrical Wiring|Wiring;Residential Wiring;Electrical Installation;Commercial Wiring;Conduit Bending|Electrical Troubleshooting
Electrical Troubleshooting|Electrical Repair;Electrical Maintenance|Electrical Wiring;Troubleshooting
HVAC|HVAC/R;HVACR;Heating Ventilation and Air Conditioning;Air Conditioning;HVAC Repair;HVAC Installation|Refrigeration;HVAC Design
Refrigeration|Refrigerant Handling;Refrigerant Recovery|HVAC
Solar Installation|Solar Panel Installation;PV Installation|Electrical Wiring;Renewable Energy
Automotive Repair|Auto Repair;Vehicle Maintenance;Car Repair;Automotive Maintenance|Automotive Diagnostics;Brake Repair
Automotive Diagnostics|Vehicle Diagnostics;OBD-II;Engine Diagnostics|Automotive Repair
Brake Repair|Brake Systems;~Suspension Repair;~Oil Changes;~Tire Service|Automotive Repair
Engine Repair|Engine Rebuilding;Small Engine Repair;~Transmission Repair|Automotive Repair
Diesel Repair|Diesel Engines;Diesel Mechanics|Engine Repair
Auto Body Repair|Collision Repair;Auto Painting|Automotive Repair
Aircraft Maintenance|Aviation Maintenance;Airframe and Powerplant;A&P|Engine Repair
Heavy Equipment Operation|~Excavator Operation;~Backhoe Operation;~Crane Operation;~Bulldozer Operation;~Skid Steer;Heavy Machinery|Forklift Operation
Forklift Operation|Forklift;Forklift Driving;Forklifts;~Reach Truck;~Pallet Jack|Warehouse Operations
Maintenance and Repair|Building Maintenance;Facility Maintenance;Equipment Repair;Mechanical Repair;Handyman Skills|Preventive Maintenance
Facilities Management|Facility Management;Property Maintenance|Maintenance and Repair
Lockout/Tagout|LOTO;Lock Out Tag Out|Workplace Safety
Workplace Safety|Occupational Safety;Safety Procedures;Occupational Health and Safety;OHS;EHS;HSE;Safety Compliance;Safety Management|OSHA
Construction Safety|Jobsite Safety;Site Safety|Workplace Safety;OSHA
Machine Operation|Equipment Operation;Machinery Operation;Operating Machinery|Assembly Line Work
Assembly Line Work|Mechanical Assembly;Product Assembly;Production Line|Machine Operation
Packaging and Packing|Order Packing;Product Packaging;Labeling|Warehouse Operations
Sewing|Hand Sewing;Industrial Sewing;Machine Sewing;Garment Sewing|Tailoring
Tailoring|Alterations;Dressmaking|Sewing
Upholstery||Sewing
Locksmithing||Maintenance and Repair
Printing Press Operation|~Offset Printing;~Screen Printing;~Letterpress;Print Production|Graphic Design
Jewelry Making|Metalsmithing;Goldsmithing;Silversmithing|Crafts
Crafts|Handicrafts;~Knitting;~Crochet;~Weaving;~Embroidery|Sewing
Glassblowing|Glass Art|Ceramics
Hair Styling|Hair Cutting;Hair Coloring;Hairdressing;Barbering|Cosmetology
Cosmetology|~Makeup Application;~Makeup Artistry;Esthetics;~Skin Care;~Nail Care|Hair Styling
Cleaning and Sanitation|Sanitation;Janitorial Services;Commercial Cleaning;Deep Cleaning;~Disinfection|Housekeeping
Housekeeping|Room Cleaning;Laundry|Cleaning and Sanitation
Cooking|Food Preparation;Food Prep;Meal Preparation;Culinary Arts;Culinary Skills|Food Safety;Knife Skills
Knife Skills|Knife Handling|Cooking
Baking|Pastry;Pastry Arts;Bread Making;Patisserie|Cake Decorating
Cake Decorating||Baking
Grilling|~Frying;~Sauteing;Line Cooking;~Sauces|Cooking
Butchery|Meat Cutting;Fish Butchery|Cooking
Menu Planning|Menu Development;Recipe Development;Menu Design|Cooking;Food Cost Control
Food Cost Control|Food Costing;Portion Control|Menu Planning
Food Safety|Food Handling;Safe Food Handling;Food Hygiene;Food Sanitation|HACCP;ServSafe
HACCP|Hazard Analysis Critical Control Points|Food Safety
Plating|Food Presentation;Food Styling|Cooking
Catering|Banquet Service;Banquets|Event Planning
Table Service|Waiting Tables;Food Service;Food Serving;Fine Dining;Serving;Waitressing|Customer Service
Bartending|Mixology;Cocktails;Bar Service|Table Service
Barista Skills|Coffee Making;Latte Art;Espresso Preparation|Table Service
Wine Knowledge|Wine Service;Sommelier Skills;Wine Pairing|Bartending
Restaurant Management|Food and Beverage Management;F&B Management;Kitchen Management|Hospitality Management
Hospitality Management|Hotel Management;Hotel Operations;Hospitality|Front Desk Operations
Front Desk Operations|Front Desk;Front Office;Front Office Operations;Guest Check-In;~Reservations|Guest Relations
Guest Relations|Guest Services;Guest Service;Concierge Services|Customer Service
Travel Planning|Travel Arrangements;Travel Coordination;Tour Planning;Itinerary Planning|Amadeus GDS
Tour Guiding|Guided Tours;Campus Tours|Public Speaking
Lifeguarding|Water Safety|First Aid
Personal Training|Fitness Training;Fitness Instruction;Strength and Conditioning;Group Fitness|Exercise Physiology
Yoga Instruction|Yoga;~Pilates|Personal Training
Sports Coaching|Athletic Coaching;~Soccer Coaching;~Swim Instruction|Coaching
Truck Driving|Commercial Driving;Long-Haul Driving|Commercial Driver's License
Delivery Driving|Driving;Courier Services;Route Delivery;Defensive Driving|Route Planning
Route Planning|Route Optimization;~Dispatching;~Fleet Management|Logistics
Warehouse Operations|Warehousing;Warehouse Management;Order Picking;Order Fulfillment;Picking and Packing|Inventory Management;Forklift Operation
Shipping and Receiving|Shipping;Receiving;Loading and Unloading;Material Handling|Warehouse Operations
Freight Forwarding|Freight;Freight Brokerage|Logistics
Import/Export|Import Export;Customs Clearance;Customs Brokerage;Customs Regulations;Incoterms|International Trade
Flight Operations|Piloting;Aviation;Flight Planning|Aviation Safety
Aviation Safety|Air Traffic Control|Flight Operations
Seamanship|Navigation (Marine);Boating;Boat Operation|Logistics
Farming|Farm Work;Farm Management;Organic Farming;Agriculture|Crop Production;Livestock Care
Crop Production|Crop Management;Harvesting;Planting;Crop Science|Agronomy
Livestock Care|Animal Husbandry;Livestock Management;Dairy Farming;Cattle Handling;Poultry Farming|Farming
Agronomy|Soil Science;Soil Analysis;Soil Sampling;Soil Management|Crop Production
Irrigation|Irrigation Systems|Crop Production
Precision Agriculture|Precision Farming|GIS;Agronomy
Pest Management|Integrated Pest Management;IPM;Pesticide Application;Pest Control|Agronomy
Plant Breeding|Plant Propagation;Grafting;Seed Production|Plant Science
Horticulture|Gardening;Greenhouse Management;Greenhouse Operations;Floriculture|Landscaping
Landscaping|Lawn Care;Lawn Maintenance;Grounds Maintenance;Groundskeeping;Pruning|Horticulture
Arboriculture|Tree Care;Tree Climbing;Tree Felling;~Chainsaw Operation|Forestry
Forestry|Forest Management;Forest Inventory;Silviculture|Ecology
Beekeeping|Apiculture|Farming
Aquaculture|Fisheries;Fish Farming;Fisheries Management|Marine Biology
Viticulture|Winemaking;Enology|Farming
Brewing|Fermentation (Brewing);Homebrewing|Food Science
Tractor Operation|Farm Equipment Operation|Heavy Equipment Operation
Animal Care|Animal Handling;Pet Care;~Dog Walking;~Kennel Care;~Pet Grooming|Veterinary Care
Dog Training|Animal Training;~Horse Training;~Equine Care;~Horsemanship|Animal Care
Wildlife Management|Wildlife Conservation;Wildlife Rehabilitation;Wildlife Monitoring;Wildlife Biology|Ecology
Trail Maintenance|Trail Building;Invasive Species Removal;Habitat Restoration|Conservation
Conservation|Nature Conservation;Environmental Conservation;Biodiversity Conservation;Natural Resource Management|Ecology;Sustainability
Environmental Monitoring|Environmental Sampling;Water Sampling;Water Quality Testing;Air Monitoring;Water Quality Monitoring|Environmental Science
Environmental Impact Assessment|EIA;NEPA;Environmental Assessment;Phase I ESA;Environmental Site Assessment|Environmental Compliance
Environmental Compliance|Environmental Regulations;Environmental Permitting;EPA Regulations|Environmental Impact Assessment
Waste Management|~Recycling;~Composting;Hazardous Waste Management;Waste Reduction|Sustainability
Sustainability|Sustainable Development;ESG;Sustainability Reporting;Environmental Sustainability;Corporate Sustainability|Life Cycle Assessment
Wildland Firefighting|Firefighting;Fire Suppression;Fire Safety;Fire Prevention|Emergency Response
Emergency Response|Emergency Management;Emergency Preparedness;Disaster Response;~Search and Rescue|First Aid
Security Guarding|Security Patrol;Physical Security;~Surveillance;~CCTV;~Access Control|Loss Prevention
Loss Prevention|Asset Protection;Theft Prevention|Security Guarding
Crowd Control|Crowd Management|Security Guarding
Law Enforcement|Policing;Criminal Investigation;Patrol|Criminal Law
Military Operations|Military Leadership;Tactical Operations;Weapons Training|Leadership
= tool
Amadeus GDS|Amadeus;Global Distribution Systems|Travel Planning
Sabre GDS|Sabre|Amadeus GDS
Galileo GDS||Amadeus GDS
Opera PMS|Oracle Opera;OPERA Property Management System;Fidelio;Property Management Systems (Hotel)|Front Desk Operations
OpenTable||Restaurant Management
Resy||OpenTable
Warehouse Management Systems|WMS;Manhattan WMS;~RF Scanners;~RF Scanner|Warehouse Operations
Transportation Management Systems|TMS;~Electronic Logging Devices|Logistics
CMMS|IBM Maximo;Maximo;Computerized Maintenance Management System|Preventive Maintenance
ELD Logs|Hours of Service|Truck Driving
= domain
Food Science|Food Technology;Food Chemistry;Food Microbiology|Food Safety
Environmental Science|Environmental Studies;Environmental Research|Ecology;Sustainability
Ecology|Field Ecology;Ecological Restoration;Ecosystem Management|Biology;Conservation
Climate Science|Climate Change;Climatology;Meteorology;Atmospheric Science;Climate Modeling|Environmental Science
Geology|Geological Mapping;Mineralogy;Petrology;Stratigraphy;Structural Geology|Geophysics
Geophysics|Seismology;Seismic Interpretation|Geology
Oceanography|Marine Science|Marine Biology
Geography|Human Geography;Physical Geography|GIS
Animal Science|Animal Nutrition;Animal Behavior;Zoology|Livestock Care
= certification
OSHA|OSHA 10;OSHA 30;OSHA 10-Hour;OSHA 30-Hour;OSHA Standards;OSHA Compliance;OSHA Regulations|Workplace Safety
EPA 608|EPA 608 Certification;EPA Section 608;EPA 608 Universal|HVAC
ASE Certification|ASE Certified;ASE|Automotive Repair
AWS Welding Certification|AWS D1.1;Certified Welder;AWS Certified Welder|Welding
Commercial Driver's License|CDL;CDL Class A;CDL-A;Class A CDL;Commercial Driving License;Class B CDL|Truck Driving
Driver's License|Driving License;Driving Licence;Valid Driver's License|Delivery Driving
Forklift Certification|Certified Forklift Operator;Forklift License|Forklift Operation
ServSafe|ServSafe Certified;ServSafe Manager;ServSafe Food Handler;Food Handler's Card;Food Handlers Card;Food Handler Certification|Food Safety
TIPS Certification|TIPS Certified;Alcohol Server Certification|Bartending
HAZWOPER|HAZWOPER 40|Workplace Safety
Journeyman Electrician License|~Master Electrician License;Electrician License|Electrical Wiring
NCCER Certification|NCCER|Carpentry
Lifeguard Certification|Certified Lifeguard|Lifeguarding
Pesticide Applicator License|Certified Pesticide Applicator|Pest Management
Private Pilot License|~Commercial Pilot License;Pilot's License|Flight Operations
TWIC Card|~Hazmat Endorsement;~Hazmat Certification|Truck Driving
`
