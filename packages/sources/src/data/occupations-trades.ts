import type { Occupation } from '../sample/occupation.ts'

/** Trades, production, agriculture, transport technology. */
export const tradeOccupations: readonly Occupation[] = [
  {
    name: 'electrician', category: 'other', team: 'installation|electrical service',
    industries: ['trades', 'construction', 'energy', 'manufacturing', 'property'],
    titles: 'Electrician|Journeyman Electrician|Apprentice Electrician|Industrial Electrician|Maintenance Electrician',
    intern: 'Electrical Apprentice Trainee|Electrical Trades Intern', senior: 'Master Electrician|Senior Electrician', lead: 'Electrical Foreman',
    pay: [46, 82], place: 'site', degree: 'school', studies: 'Electrical Technology', certificates: 'Journeyman license|OSHA 10|Master electrician license',
    skills: 'electrical wiring|blueprint reading|troubleshooting|conduit bending|NEC|panel installation|hand tools|motor controls|electrical testing|lockout/tagout|lighting installation|solar PV|PLC programming|power tools',
    slots: { where: 'new homes|shops|a hospital|old apartments|factories|charging parks' },
    duties: `Install wiring, panels and lighting in {where}
Find and repair faults
Bend conduit and pull cable
Test circuits and record the values
Read drawings and mark changes
Connect heat pumps, inverters and chargers
Explain to customers what was done
Guide apprentices
Keep the van and tools in order
Work safely, locked out and tagged
Estimate material for small jobs
Take part in on-call duty`,
    asks: `Clean work behind the cover too
Knowledge of the code
No color blindness, no fear of ladders
Experience in {where}
Driver's license
Polite manner in people's homes
Readiness to learn
Own hand tools`,
  },
  {
    name: 'plumber', category: 'other', team: 'plumbing and heating|service',
    industries: ['trades', 'construction', 'property'],
    titles: 'Plumber|Plumbing Apprentice|Pipefitter|Heating Installer|Service Plumber',
    intern: 'Plumbing Trades Intern|Pre-Apprentice, Plumbing', senior: 'Master Plumber|Senior Plumber', lead: 'Plumbing Foreman',
    pay: [46, 80], place: 'site', degree: 'school', studies: 'Plumbing Technology', certificates: 'Plumbing license|Backflow certificate|OSHA 10',
    skills: 'plumbing|pipe fitting|soldering|blueprint reading|leak detection|hand tools|drain cleaning|water heaters|customer service|heat pumps|troubleshooting|gas fitting|building codes|power tools',
    slots: { where: 'bathrooms|boiler rooms|schools|restaurants|new apartments' },
    duties: `Install pipes and fixtures in {where}
Repair leaks and blockages
Exchange water heaters and boilers
Solder, press and thread
Test for pressure and tightness
Advise customers on saving water
Read plans and measure
Keep {where} clean while working
Write service reports
Train apprentices
Order parts
Join the emergency rota`,
    asks: `Practical thinking
Experience in {where}
Physical fitness
Driver's license
Friendliness with customers
Neat joints
Knowledge of codes
Reliability`,
  },
  {
    name: 'carpenter', category: 'other', team: 'joinery|carpentry',
    industries: ['trades', 'construction', 'culture', 'studio'],
    titles: 'Carpenter|Cabinet Maker|Apprentice Carpenter|Joiner|Set Builder|Finish Carpenter',
    intern: 'Carpentry Intern|Woodworking Shop Intern|Set Construction Intern', senior: 'Master Carpenter|Senior Joiner', lead: 'Carpentry Foreman',
    pay: [42, 72], place: 'site', degree: 'school', studies: 'Carpentry|Woodworking', certificates: 'OSHA 10',
    skills: 'carpentry|woodworking|blueprint reading|hand tools|power tools|framing|finish carpentry|cabinet making|measuring|CNC machining|installation|furniture assembly|AutoCAD|workshop safety',
    slots: { obj: 'stairs|kitchens|timber frames|stage sets|windows|shelves' },
    duties: `Build and install {obj}
Read drawings and take measurements on site
Cut, plane, join and sand
Set up machines safely
Choose boards by grain
Repair old doors and floors
Fit hardware to the millimeter
Oil, paint and varnish
Load the van
Sharpen tools
Draw small jobs in CAD
Teach apprentices`,
    asks: `Feeling for wood
Exact work
Experience with {obj}
Fitness and a head for heights
Safe handling of machines
Driver's license
Independence on site
Pride in hidden details`,
  },
  {
    name: 'welder', category: 'other', team: 'fabrication|welding',
    industries: ['trades', 'manufacturing', 'automotive', 'construction', 'energy'],
    titles: 'Welder|Fabricator|MIG Welder|Pipe Welder|Welding Apprentice',
    intern: 'Welding Trainee|Fabrication Intern', senior: 'Lead Welder|Certified Welding Inspector', lead: 'Welding Supervisor',
    pay: [42, 70], place: 'site', degree: 'school', studies: 'Welding Technology', certificates: 'AWS D1.1|6G pipe certificate|OSHA 10',
    skills: 'MIG welding|TIG welding|blueprint reading|metal fabrication|grinding|stick welding|measuring|plasma cutting|weld inspection|hand tools|pipe welding|bending|robotic welding|safety',
    slots: { obj: 'railings|vehicle frames|pressure pipes|steel stairs|tanks|machine bases' },
    duties: `Weld {obj} in steel, stainless and aluminum
Cut, bend and prepare parts
Read drawings and welding symbols
Check seams by eye and gauge
Grind and clean
Set machines for material and position
Build fixtures
Install {obj} on site
Document welds
Maintain equipment
Help to program the welding robot
Keep fire watch`,
    asks: `Steady hand
Certified processes, or the will to pass the tests
Experience with {obj}
Good eyesight
Safety gear worn without reminding
Shift work
Spatial imagination
Tidy workplace`,
  },
  {
    name: 'machinist', category: 'operations', team: 'machining|tool room',
    industries: ['manufacturing', 'aerospace', 'automotive', 'hardware', 'trades'],
    titles: 'CNC Machinist|Machinist|CNC Operator|CNC Programmer|Toolmaker',
    intern: 'Machining Intern|CNC Trainee|Tool and Die Pre-Apprentice', senior: 'Master Toolmaker|Senior CNC Machinist', lead: 'Machine Shop Supervisor',
    pay: [42, 70], place: 'site', degree: 'school', studies: 'Machining Technology', certificates: 'NIMS certificate',
    skills: 'CNC machining|blueprint reading|CNC programming|milling|turning|measuring instruments|GD&T|Mastercam|G-code|calipers and micrometers|tool setting|grinding|CMM|Fusion 360|deburring',
    slots: { part: 'turbine parts|valves|bone screws|gears|mold inserts|sensor housings' },
    duties: `Machine {part} to a hundredth of a millimeter
Set up, run and watch mills and lathes
Write and correct programs
Measure first parts and samples
Change tools before they fail
Find better feeds and fixtures
Deburr and clean
Keep machines maintained
Record measurements
Train operators
Plan the order of jobs
Talk with designers about {part}`,
    asks: `Completed training or strong interest in metal
Reading of drawings and tolerances
Experience with a control system
Careful measuring
Shift work
Math for angles and speeds
Quality awareness
Clean bench`,
  },
  {
    name: 'maintenance technician', category: 'operations', team: 'maintenance|facilities',
    industries: ['manufacturing', 'property', 'hospital', 'hotel', 'energy', 'logistics'],
    titles: 'Maintenance Technician|Industrial Mechanic|Facilities Technician|Building Maintenance Worker|Wind Turbine Technician',
    intern: 'Maintenance Intern|Facilities Intern|Industrial Maintenance Trainee', senior: 'Senior Maintenance Technician', lead: 'Maintenance Supervisor',
    pay: [44, 70], place: 'site', degree: 'associate', studies: 'Industrial Maintenance|Mechatronics|Electrical Technology', certificates: 'OSHA 10|EPA 608',
    skills: 'preventive maintenance|troubleshooting|hydraulics|pneumatics|electrical repair|hand tools|PLC troubleshooting|welding|blueprint reading|CMMS|lockout/tagout|HVAC|pumps|conveyors',
    slots: { eq: 'packing machines|elevators and pumps|conveyors|turbines|hotel rooms and kitchens|operating rooms' },
    duties: `Keep {eq} running
Find faults by thinking before dismantling
Replace bearings, belts, valves and sensors
Carry out checks by plan
Write down what was done
Improve weak points for good
Order spare parts
Accompany outside firms
Work at heights or in shafts, secured
Help with new installations
React to alarms in shifts
Show operators small repairs`,
    asks: `Mechanical and electrical understanding
Experience with {eq}
Logical fault finding
Shift and on-call duty
Driver's license
Safety awareness
Independence
Basic computer skills`,
  },
  {
    name: 'HVAC technician', category: 'other', team: 'service|refrigeration',
    industries: ['trades', 'property', 'hospital', 'retail'],
    titles: 'HVAC Technician|Refrigeration Technician|HVAC Installer|Heat Pump Technician',
    intern: 'HVAC Trainee|HVAC Service Intern', senior: 'Senior HVAC Technician', lead: 'HVAC Service Manager',
    pay: [44, 72], place: 'site', degree: 'school', studies: 'HVAC Technology', certificates: 'EPA 608|NATE certification|OSHA 10',
    skills: 'HVAC|refrigeration|troubleshooting|preventive maintenance|brazing|electrical wiring|customer service|heat pumps|ductwork|gas furnaces|controls|blueprint reading|sheet metal|hand tools',
    slots: { site: 'supermarkets|homes|offices|clinics|cold stores' },
    duties: `Service air conditioning and cooling in {site}
Find leaks and repair them
Install heat pumps
Handle refrigerants by the law
Measure pressures, flows and temperatures
Explain controls to users
Clean coils and change filters
Wire and test units
Write reports on the tablet
Plan spare parts
Train helpers
Answer emergency calls by rota`,
    asks: `Certificate for refrigerants or willingness to earn it
Experience in {site}
Clean driving record
Heights and tight spaces are no problem
Friendly service
Electrical basics
Reliable reports
Physical fitness`,
  },
  {
    name: 'automotive technician', category: 'other', team: 'workshop|service',
    industries: ['automotive', 'logistics', 'government', 'trades'],
    titles: 'Automotive Technician|Auto Mechanic|Diesel Technician|EV Service Technician|Bicycle Mechanic',
    intern: 'Automotive Service Intern|Technician Trainee', senior: 'Master Technician', lead: 'Shop Foreman',
    pay: [40, 68], place: 'site', degree: 'school', studies: 'Automotive Technology', certificates: 'ASE certification|State inspection license',
    skills: 'automotive repair|vehicle diagnostics|brake repair|preventive maintenance|electrical systems|hand tools|engine repair|customer service|suspension|electric vehicles|hydraulics|OBD-II|tire service|diesel engines',
    slots: { veh: 'delivery vans|buses|cars|electric vehicles|trucks|cargo bikes' },
    duties: `Diagnose and repair {veh}
Read fault codes and still look yourself
Change brakes, tires and fluids
Carry out inspections
Work safely on high voltage
Take test drives
Explain repairs to customers
Write job sheets
Order parts
Keep the bay clean
Help trainees
Suggest what can wait`,
    asks: `Technical talent
Experience with {veh}
Driver's license
Completed training or practice
Honest advice
Own tools are a plus
Interest in electric drive
Careful hands`,
  },
  {
    name: 'production operator', category: 'operations', team: 'production|line',
    industries: ['manufacturing', 'chemicals', 'hardware', 'automotive', 'biotech'],
    titles: 'Production Operator|Assembly Technician|Machine Operator|Packaging Operator|Assembler',
    intern: 'Production Trainee|Manufacturing Operations Intern', senior: 'Line Leader|Senior Machine Operator', lead: 'Production Supervisor|Shift Manager',
    pay: [34, 50], place: 'site', degree: 'none', studies: 'Manufacturing Technology', certificates: 'Forklift certificate',
    skills: 'machine operation|assembly|quality control|packaging|GMP|hand tools|soldering|work instructions|5S|teamwork|measuring|forklift operation|data entry|safety',
    slots: { prod: 'kitchen appliances|sauces|paper bags|circuit boards|seats|paints' },
    duties: `Make {prod} on a modern line
Start, watch and adjust machines
Check quality every half hour
Clear small faults yourself
Change formats
Record output and scrap
Keep order at your place
Follow hygiene and safety rules
Hand over to the next shift
Rotate through stations
Suggest improvements
Teach newcomers how {prod} are made`,
    asks: `Skilled hands
Attention over eight hours
Shift work
Experience is welcome, training is given
Teamwork
Basic math and English
Fitness
Reliability`,
  },
  {
    name: 'construction worker', category: 'other', team: 'site crew|road crew',
    industries: ['construction', 'trades', 'government', 'energy'],
    titles: 'Construction Laborer|Mason|Heavy Equipment Operator|Roofer|Painter|Solar Installer',
    intern: 'Construction Trades Trainee|Skilled Trades Intern', senior: 'Crew Leader', lead: 'Construction Foreman',
    pay: [38, 60], place: 'site', degree: 'none', studies: 'Construction', certificates: 'OSHA 10|CDL Class B|Flagger certificate',
    skills: 'construction|hand tools|power tools|concrete work|scaffolding|heavy equipment operation|blueprint reading|demolition|roofing|painting|surveying|safety|masonry|drywall',
    slots: { job: 'roads|roofs|brick walls|foundations|bridges|solar roofs' },
    duties: `Build {job} with a crew of five
Prepare and secure the site
Mix, pour, lay or lift
Operate small machines
Set up scaffolding
Measure and mark
Clean up every evening
Help skilled colleagues and learn from them
Load and unload
Protect passers-by
Work in sun and drizzle
Watch out for each other`,
    asks: `Fitness and early rising
Team spirit
Experience with {job} or willingness to learn
Freedom from vertigo
Safety awareness
Driver's license
Basic English
Punctuality`,
  },
  {
    name: 'farm worker', category: 'other', team: 'field|harvest|barn',
    industries: ['farm'],
    titles: 'Farm Worker|Farm Hand|Greenhouse Worker|Vineyard Worker|Dairy Herd Assistant|Aquaculture Technician',
    intern: 'Farm Intern|Organic Farming Intern|Dairy Farm Intern|Greenhouse Intern', senior: 'Crew Leader, Harvest|Herd Manager', lead: 'Farm Manager',
    pay: [31, 48], place: 'site', degree: 'none', studies: 'Agriculture', certificates: 'Pesticide applicator license|Tractor license',
    skills: 'crop cultivation|tractor operation|animal care|irrigation|harvesting|equipment maintenance|greenhouse work|pruning|pest management|milking|fencing|record keeping|food safety|organic farming',
    slots: { crop: 'vegetables|apples|cows|herbs|grapes|seeds|trout' },
    duties: `Work with {crop} through the season
Plant, weed, water and harvest
Drive tractors and attach tools
Feed, milk or move animals
Sort and pack for market
Repair fences and pipes
Watch for pests and disease
Keep records for organic control
Sell at the farm shop on Saturdays
Wash crates and floors
Help to plan the next season
Start early and stop at a decent hour`,
    asks: `Love of outdoor work
Fitness
Experience with {crop} is a plus
Readiness for weekends in turn
Technical sense
Calm with animals
Driver's license
Reliability in harvest time`,
  },
  {
    name: 'agronomist', category: 'other', team: 'agronomy|plant breeding|crop advice',
    industries: ['farm', 'chemicals', 'university', 'data', 'environment'],
    titles: 'Agronomist|Crop Advisor|Plant Breeder|Soil Scientist|Precision Agriculture Specialist',
    intern: 'Agronomy Intern|Plant Breeding Intern|Soil Science Intern|Precision Agriculture Intern',
    pay: [50, 82], place: 'mixed', degree: 'bachelor', studies: 'Agronomy|Plant Science|Soil Science|Agriculture', certificates: 'Certified Crop Adviser|Pesticide applicator license',
    skills: 'agronomy|soil sampling|crop scouting|data analysis|field trials|plant pathology|GIS|irrigation|precision agriculture|Microsoft Excel|R|pest management|report writing|drone piloting|plant breeding',
    slots: { crop: 'wheat|potatoes|tomatoes|hazelnuts|cover crops|salad' },
    duties: `Lay out and evaluate field trials with {crop}
Scout fields and advise growers
Take soil samples and plan fertilizer
Breed and select {crop}
Interpret drone pictures
Keep trial data clean
Test varieties under drought
Write reports and field day posters
Train farm staff
Plan irrigation by sensor
Compare cost and yield
Work with researchers and seed companies`,
    asks: `Knowledge of soils and plants
Boots and spreadsheets
Experience with {crop}
Driver's license
Ability to talk with farmers
Statistics for trials
Summer availability
Curiosity about new methods`,
  },
  {
    name: 'gardener', category: 'other', team: 'grounds|garden',
    industries: ['farm', 'government', 'property', 'retail', 'culture'],
    titles: 'Gardener|Landscaper|Groundskeeper|Horticulturist|Nursery Worker|Florist',
    intern: 'Horticulture Intern|Landscape Maintenance Intern|Public Garden Intern', senior: 'Head Gardener', lead: 'Grounds Supervisor',
    pay: [33, 52], place: 'site', degree: 'none', studies: 'Horticulture|Landscaping', certificates: 'Pesticide applicator license|Chainsaw certificate',
    skills: 'gardening|plant care|landscaping|pruning|irrigation|mowing|plant identification|equipment maintenance|planting|customer service|flower arranging|tree care|composting|hardscaping',
    slots: { place: 'parks|roof gardens|a nursery|private gardens|school grounds|a botanical garden' },
    duties: `Care for {place} all year round
Plant, prune, mow and mulch
Water wisely
Recognize pests and act gently
Lay paths and build dry walls
Advise customers or visitors
Drive small machines and maintain them
Propagate plants
Clear snow and leaves
Plan beds for color in every month
Work with volunteers
Keep tools sharp`,
    asks: `Green fingers and knowledge of plants
Outdoor fitness
Experience in {place}
Driver's license, with trailer if possible
Care with machines
Friendliness
Eye for beauty
Early start`,
  },
  {
    name: 'aircraft mechanic', category: 'other', team: 'line maintenance|hangar',
    industries: ['aerospace', 'logistics'],
    titles: 'Aircraft Mechanic|A&P Mechanic|Avionics Technician|Aircraft Maintenance Technician',
    intern: 'Aviation Maintenance Intern|Avionics Intern', senior: 'Lead Aircraft Mechanic|Aircraft Inspector', lead: 'Hangar Supervisor',
    pay: [54, 84], place: 'site', degree: 'associate', studies: 'Aviation Maintenance|Avionics', certificates: 'FAA A&P license|FCC license',
    skills: 'aircraft maintenance|technical manuals|troubleshooting|avionics|sheet metal|inspection|hand tools|hydraulics|FAA regulations|composite repair|engine overhaul|soldering|documentation|borescope inspection',
    slots: { ac: 'turboprops|light aircraft|helicopters|uncrewed aircraft' },
    duties: `Inspect and repair {ac} by the manual
Change engines, wheels and instruments
Sign for your work and mean it
Find faults in wiring and sensors
Keep tools counted
Repair skins and composites
Run engines after maintenance
Document everything
Support test flights
Order certified parts
Train apprentices
Work in early, late or night shift`,
    asks: `License or training for one
Integrity
Experience with {ac}
Good English for manuals
Color vision
Calm and exact work
Shift readiness
Respect for checklists`,
  },
  {
    name: 'pilot', category: 'other', team: 'flight operations',
    industries: ['aerospace', 'logistics', 'government', 'environment'],
    titles: 'Pilot, Turboprop|Drone Pilot|Flight Instructor|Flight Operations Specialist|First Officer',
    intern: 'Flight Operations Intern|Drone Operations Intern|Airport Operations Intern',
    pay: [62, 112], place: 'site', degree: 'bachelor', studies: 'Aviation|Aeronautics|Geography', certificates: 'FAA commercial license|FAA Part 107 drone license|Flight instructor rating',
    skills: 'flight planning|aviation safety|navigation|drone piloting|radio communication|weather analysis|crew resource management|FAA regulations|teaching|checklists|photogrammetry|instrument flying|record keeping',
    slots: { op: 'survey flights|cargo at night|power line inspection|flight training|patient transport' },
    duties: `Plan and fly {op}
Check weather, weight and fuel
Brief crew and passengers
Keep logs and licenses current
Decide not to fly when that is right
Report safety matters openly
Look after aircraft or drones on the ground
Process pictures and data after landing
Train students or colleagues
Coordinate with air traffic control
Improve procedures for {op}
Take part in simulator checks`,
    asks: `License for the aircraft, or hours towards it
Mature judgment
Experience with {op}
Fitness certificate
Teamwork in the cockpit
Irregular hours
Good English
Technical interest`,
  },
  {
    name: 'electronics technician', category: 'technology', team: 'test|repair|field service',
    industries: ['hardware', 'aerospace', 'energy', 'hospital', 'logistics'],
    titles: 'Electronics Technician|Test Technician|Field Service Technician|Telecommunications Technician|Repair Technician',
    intern: 'Electronics Technician Intern|Test Lab Intern|Field Service Intern',
    pay: [44, 68], place: 'site', degree: 'associate', studies: 'Electronics Technology|Electrical Technology|Telecommunications', certificates: 'IPC-A-610|CompTIA A+',
    skills: 'soldering|troubleshooting|oscilloscopes|electronics repair|multimeters|schematics|test equipment|circuit boards|customer service|calibration|fiber optics|cable assembly|documentation|Microsoft Excel',
    slots: { dev: 'ticket machines|sensors|test instruments|radio stations|heart monitors|inverters' },
    duties: `Test, repair and calibrate {dev}
Find faults with meter and logic
Solder and rework boards
Visit customers and install {dev}
Write test reports
Build prototypes by drawing
Order components
Help engineers with measurements
Keep the lab safe from static
Plan your tours
Train users
Collect failure statistics`,
    asks: `Fine motor skills
Knowledge of basic circuits
Experience with {dev}
Driver's license for field work
Structured search for faults
Friendly manner at customers' sites
Readiness to travel
Reading of schematics`,
  },
  {
    name: 'elevator technician', category: 'other', team: 'service|modernization',
    industries: ['trades', 'property', 'construction'],
    titles: 'Elevator Technician|Elevator Mechanic|Fire Alarm Technician|Security Systems Installer|Locksmith',
    intern: 'Building Systems Trainee|Security Systems Intern', senior: 'Senior Elevator Mechanic', lead: 'Service Supervisor',
    pay: [48, 86], place: 'site', degree: 'school', studies: 'Electrical Technology|Mechatronics', certificates: 'Elevator mechanic license|NICET|OSHA 10',
    skills: 'electrical troubleshooting|mechanical repair|blueprint reading|preventive maintenance|safety|hand tools|control systems|wiring|customer service|alarm systems|access control|hydraulics|documentation',
    slots: { sys: 'elevators|fire alarms|door systems|escalators|access systems' },
    duties: `Maintain and repair {sys} on a fixed route
Free people who are stuck, and stay calm
Modernize old {sys}
Test safety circuits
Read wiring diagrams
Keep log books
Talk to building managers
Install new units with a partner
React to faults at night by rota
Order parts
Explain use to caretakers
Follow safety rules without exception`,
    asks: `Electrical or mechanical training
No fear of heights or shafts
Experience with {sys}
Driver's license
Careful work
Friendly communication
On-call readiness
Physical fitness`,
  },
]
