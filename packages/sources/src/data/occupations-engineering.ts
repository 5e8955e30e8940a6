import type { Occupation } from '../sample/occupation.ts'

/** Engineering of things: electrical, mechanical, civil, chemical, industrial. */
export const engineeringOccupations: readonly Occupation[] = [
  {
    name: 'mechanical engineer', category: 'technology', team: 'mechanical design|engineering|product development',
    industries: ['manufacturing', 'automotive', 'aerospace', 'hardware', 'energy'],
    titles: 'Mechanical Engineer|Design Engineer, Mechanical|Mechanical Design Engineer|Product Development Engineer',
    intern: 'Mechanical Engineering Intern|Mechanical Design Intern|Mechanical Engineering Co-op|Product Development Intern',
    pay: [72, 122], place: 'mixed', degree: 'bachelor', studies: 'Mechanical Engineering|Mechatronics|Engineering Design', certificates: 'Fundamentals of Engineering (FE)|CSWA',
    skills: 'SolidWorks|CAD|GD&T|finite element analysis|mechanical design|ANSYS|prototyping|DFM|MATLAB|tolerance analysis|Creo|3D printing|thermodynamics|Microsoft Excel|product lifecycle management',
    slots: { part: 'a gearbox housing|a folding mechanism|a pump|a hinge that lasts 200,000 cycles|a cooling plate|a test fixture|a latch' },
    duties: `Design {part} from sketch to released drawing
Calculate loads, fits and tolerances and check them by simulation
Build prototypes of {part} in our workshop
Plan and run tests, and write reports others can follow
Talk to suppliers about cost, lead time and what they can really make
Solve problems with {part} on the production line
Keep bills of materials and drawings current
Choose materials and finishes for [heat|salt water|food contact|ten years outdoors]
Lead design reviews with manufacturing and service
Take broken parts apart and find out why they failed
Reduce weight or cost of {part} without hurting its life
Write assembly instructions with the people who assemble`,
    asks: `Good spatial sense and hands that like workshops
Practice with 3D modeling and proper drawings
Understanding of materials and manufacturing processes
A team project such as [a race car|a solar boat|a robot], or something like it
Ability to estimate before simulating
Knowledge of standard parts and fasteners
Interest in how things break
Comfort with suppliers and shop-floor colleagues
Clear sketches`,
  },
  {
    name: 'electrical engineer', category: 'technology', team: 'electrical engineering|power|electronics',
    industries: ['energy', 'hardware', 'automotive', 'construction', 'manufacturing', 'aerospace'],
    titles: 'Electrical Engineer|Electrical Design Engineer|Power Systems Engineer|Electrical Project Engineer',
    intern: 'Electrical Engineering Intern|Power Systems Intern|Electrical Engineering Co-op',
    pay: [76, 128], place: 'mixed', degree: 'bachelor', studies: 'Electrical Engineering|Power Engineering|Electronics', certificates: 'Fundamentals of Engineering (FE)|PE license',
    skills: 'circuit design|power systems|AutoCAD Electrical|MATLAB|schematics|power electronics|PLC programming|electrical testing|Simulink|ETAP|EPLAN|control systems|LTspice|NEC|commissioning',
    slots: { thing: 'switchgear|a charging station|a substation|motor controls|a solar inverter|the lighting of two halls' },
    duties: `Design {thing} and calculate currents, drops and protection
Draw schematics and cable lists
Size transformers, breakers and cables
Commission {thing} on site with the installers
Check designs of contractors against codes
Measure power quality and find the source of trouble
Write specifications and compare bids
Plan protection settings and test relays
Prepare documents for approval by the utility
Support electricians when {thing} does not behave
Model load flow and short circuits
Keep as-built drawings correct`,
    asks: `Sound theory of alternating current and machines
Respect for high voltage and for the rules around it
Knowledge of electrical codes and standards
Experience with measuring instruments
Readiness to travel to sites, about a fifth of the time
A systematic approach to faults
Understanding of protection and grounding
Precise drawings`,
  },
  {
    name: 'electronics engineer', category: 'technology', team: 'hardware|electronics|board design',
    industries: ['hardware', 'aerospace', 'automotive', 'laboratory'],
    titles: 'Electronics Engineer|Hardware Engineer|PCB Design Engineer|Analog Design Engineer|RF Engineer',
    intern: 'Hardware Engineering Intern|Electronics Engineering Intern|PCB Design Intern',
    pay: [82, 142], place: 'mixed', degree: 'bachelor', studies: 'Electrical Engineering|Electronics|Computer Engineering|Physics',
    skills: 'PCB design|Altium Designer|circuit design|oscilloscopes|schematic capture|soldering|analog electronics|KiCad|LTspice|signal integrity|microcontrollers|EMC testing|Python|power electronics|RF design',
    slots: { board: 'sensor board|power supply|radio module|motor driver|camera board|data logger' },
    duties: `Design schematics and layouts for a {board}
Choose components that will still be sold in five years
Bring up the first {board} and find what the simulation missed
Prepare designs for electromagnetic compatibility tests
Write test procedures for production
Measure noise, ripple and temperature
Work with firmware colleagues on pins, clocks and sleep modes
Reduce the cost of the {board} by [10|15|20] percent
Visit the assembly house and solve yield problems
Keep libraries of symbols and footprints clean
Analyze boards that come back from customers
Write notes on every change between revisions`,
    asks: `Good understanding of analog and digital circuits
At least one board of your own that works
Soldering down to 0402
Knowledge of layout rules and return currents
The habit of reading data sheets to the last page
Experience in the lab with good notes
Basic programming for tests
Patience with intermittent faults`,
  },
  {
    name: 'chip design engineer', category: 'technology', team: 'silicon|verification|digital design',
    industries: ['hardware', 'university', 'automotive'],
    titles: 'ASIC Design Engineer|FPGA Engineer|Digital Design Engineer|Design Verification Engineer|RTL Engineer',
    intern: 'ASIC Design Intern|FPGA Engineering Intern|Design Verification Intern|RTL Design Intern',
    pay: [98, 178], place: 'mixed', degree: 'master', studies: 'Electrical Engineering|Computer Engineering|Microelectronics',
    skills: 'Verilog|SystemVerilog|FPGA|VHDL|digital design|UVM|Python|static timing analysis|Vivado|TCL|ASIC design|logic synthesis|computer architecture|Linux|C++',
    slots: { block: 'memory controller|audio filter|serial interface|interrupt controller|image pipeline|power sequencer' },
    duties: `Write and document the logic of a {block}
Build test benches and reach coverage that means something
Close timing together with the layout team
Try designs of the {block} on FPGA boards before tape-out
Debug silicon in the lab with firmware colleagues
Review the code and assertions of others
Write scripts for nightly regressions
Estimate area and power of a {block} before it exists
Define registers and keep their description in one place
Track bugs from first failure to fix
Support customers who put our {block} in their products
Prepare reviews before each milestone`,
    asks: `Thorough knowledge of clocks, resets and crossings
Experience with one hardware description language
Coursework in computer architecture
Practice with simulation and waveforms
Accuracy, because a respin costs months
Scripting skills
A tape-out, an FPGA project or a strong thesis
Willingness to verify what others wrote`,
  },
  {
    name: 'robotics engineer', category: 'technology', team: 'robotics|autonomy',
    industries: ['manufacturing', 'aerospace', 'automotive', 'logistics', 'farm', 'university'],
    titles: 'Robotics Engineer|Robotics Software Engineer|Automation Robotics Engineer|Autonomy Engineer',
    intern: 'Robotics Intern|Robotics Engineering Intern|Autonomy Intern',
    pay: [86, 152], place: 'mixed', degree: 'bachelor', studies: 'Robotics|Mechanical Engineering|Computer Science|Mechatronics|Electrical Engineering',
    skills: 'ROS|Python|C++|robotics|control systems|Linux|computer vision|sensor fusion|MATLAB|SLAM|motion planning|Gazebo|OpenCV|embedded systems|kinematics',
    slots: { robot: 'picking arm|mobile warehouse robot|weeding robot|inspection drone|welding cell|underwater vehicle' },
    duties: `Develop software for a {robot}
Calibrate cameras, arms and wheels
Test the {robot} in the hall, in the field and in simulation
Tune controllers until motion is smooth and safe
Write planners that cope with people walking by
Collect and label data from real runs of the {robot}
Fix what breaks during a demonstration, with people watching
Choose sensors and design mounts with mechanical colleagues
Record every failure and rank them by cost
Build safety functions and prove that they work
Train operators at customers' sites
Keep the simulation honest by comparing it with reality`,
    asks: `Experience with a robot that moved
Knowledge of kinematics and control
Solid programming, also under real-time limits
Willingness to leave the desk and carry batteries
Interest in perception and planning
Understanding of safety around machines
Experience in a student team or competition
Good notes on experiments`,
  },
  {
    name: 'aerospace engineer', category: 'technology', team: 'flight systems|structures|mission engineering',
    industries: ['aerospace', 'university'],
    titles: 'Aerospace Engineer|Structures Engineer|Flight Test Engineer|Systems Engineer, Space|Propulsion Engineer',
    intern: 'Aerospace Engineering Intern|Propulsion Intern|Flight Test Intern|Spacecraft Systems Intern',
    pay: [80, 138], place: 'mixed', degree: 'bachelor', studies: 'Aerospace Engineering|Mechanical Engineering|Physics',
    skills: 'MATLAB|aerodynamics|finite element analysis|systems engineering|CATIA|Simulink|CFD|Python|NX Nastran|requirements management|composites|thermal analysis|orbital mechanics|DOORS|wind tunnel testing',
    slots: { item: 'a wing rib|a thruster|a satellite bus|an engine mount|a deployable panel|a landing gear door' },
    duties: `Analyze loads, heat and vibration of {item}
Plan tests of {item} and stand in the control room when they run
Write requirements that can be verified
Trace every requirement to a test or an analysis
Support assembly in the clean room
Investigate anomalies until the root cause is found
Prepare reviews with customers and authorities
Model the mass, power and link budgets of a mission
Document configurations down to the serial number
Work with suppliers of composite parts
Evaluate flight data after each campaign
Propose changes to {item} and defend them`,
    asks: `Strong basics in mechanics and flight physics
Respect for procedures that were written after accidents
Experience with simulation and with its limits
A student rocket, aircraft or satellite, if there was one
Ability to work in English with partners abroad
Exact documentation
Eligibility for export-controlled work
Calm during countdowns`,
  },
  {
    name: 'automotive engineer', category: 'technology', team: 'vehicle engineering|powertrain|battery',
    industries: ['automotive', 'manufacturing'],
    titles: 'Automotive Engineer|Vehicle Test Engineer|Battery Engineer|Powertrain Engineer|Chassis Engineer',
    intern: 'Automotive Engineering Intern|Battery Engineering Intern|Vehicle Testing Intern|Powertrain Co-op',
    pay: [74, 126], place: 'mixed', degree: 'bachelor', studies: 'Automotive Engineering|Mechanical Engineering|Electrical Engineering|Mechatronics',
    skills: 'vehicle dynamics|CAN bus|MATLAB|CATIA|electric vehicles|Simulink|battery systems|FMEA|vehicle testing|CANoe|GD&T|functional safety|data acquisition|Python|powertrain',
    slots: { sys: 'battery pack|steering|brake|cooling|seat|charging' },
    duties: `Develop the {sys} system from concept to start of production
Instrument vehicles and collect data on the track
Evaluate measurements and compare them with simulation
Run durability tests of the {sys} system in heat and cold
Lead failure analyses with suppliers
Keep the FMEA of the {sys} system alive
Support the plant during ramp-up
Calibrate control units
Benchmark competitors' vehicles by taking them apart
Agree interfaces with neighboring departments
Prepare homologation documents
Track open issues until they are closed with evidence`,
    asks: `Knowledge of vehicles from bumper to bumper
A driver's license; a test permit can be obtained here
Experience with measurement equipment
Interest in electric drive
Structured problem solving
Understanding of safety standards
Readiness for test trips of one to two weeks
Practice in a student racing team or in a garage`,
  },
  {
    name: 'industrial engineer', category: 'operations', team: 'industrial engineering|process improvement',
    industries: ['manufacturing', 'logistics', 'automotive', 'hospital', 'retail'],
    titles: 'Industrial Engineer|Process Improvement Engineer|Continuous Improvement Engineer|Lean Engineer',
    intern: 'Industrial Engineering Intern|Process Improvement Intern|Continuous Improvement Co-op',
    pay: [68, 112], place: 'mixed', degree: 'bachelor', studies: 'Industrial Engineering|Operations Research|Engineering Management', certificates: 'Six Sigma Green Belt|Lean certificate',
    skills: 'lean manufacturing|process improvement|Six Sigma|Microsoft Excel|time studies|5S|value stream mapping|data analysis|simulation|AutoCAD|Minitab|root cause analysis|Kaizen|SQL|Power BI',
    slots: { area: 'the packing line|goods receipt|the operating rooms|final assembly|order picking|the paint shop' },
    duties: `Study how work flows through {area} and draw it as it is
Measure times and walk the distances yourself
Redesign workplaces in {area} with those who work there
Lead improvement workshops of two or three days
Simulate changes before moving machines
Balance lines after every change of volume
Introduce visual boards that people really use
Calculate savings and check them half a year later
Reduce changeover in {area} by [a third|half]
Plan layouts for new equipment
Train teams in problem solving
Keep standards short and current`,
    asks: `An eye for waste and respect for people
Ease with data and with a stopwatch
Experience of work on a shop floor
Moderation skills
Knowledge of lean methods beyond the vocabulary
Persistence after the workshop is over
Ability to draw a layout
Credibility with operators and with managers`,
  },
  {
    name: 'manufacturing engineer', category: 'operations', team: 'manufacturing engineering|production technology',
    industries: ['manufacturing', 'hardware', 'automotive', 'aerospace', 'biotech'],
    titles: 'Manufacturing Engineer|Process Engineer, Manufacturing|Production Engineer|Tooling Engineer',
    intern: 'Manufacturing Engineering Intern|Production Engineering Intern|Manufacturing Co-op',
    pay: [70, 116], place: 'site', degree: 'bachelor', studies: 'Manufacturing Engineering|Mechanical Engineering|Industrial Engineering',
    skills: 'manufacturing processes|SolidWorks|process validation|root cause analysis|GD&T|lean manufacturing|CNC machining|injection molding|statistical process control|FMEA|work instructions|ERP|fixture design|5S|Minitab',
    slots: { proc: 'injection molding|laser welding|bottling|surface-mount assembly|heat treatment|gluing|final test' },
    duties: `Own the {proc} process: yield, cost and safety
Introduce new products into production
Write work instructions with photos
Design fixtures that make mistakes impossible
Qualify machines and record the evidence
Stop the line when quality is in doubt, and get it going again
Analyze scrap from {proc} every morning
Evaluate quotes for equipment
Plan preventive maintenance with technicians
Train operators on changes in {proc}
Track process capability and react to drift
Lead trials on the night shift now and then`,
    asks: `Practical knowledge of at least one manufacturing process
Ease in dealing with operators
Ability to work on several problems at once
Experience with design of experiments
Good documentation in a regulated setting
Safety first, also under pressure
A background in the workshop is a plus
Interest in automation`,
  },
  {
    name: 'quality engineer', category: 'operations', team: 'quality',
    industries: ['manufacturing', 'automotive', 'hardware', 'aerospace', 'biotech', 'chemicals'],
    titles: 'Quality Engineer|Supplier Quality Engineer|Quality Assurance Specialist|Quality Systems Engineer',
    intern: 'Quality Engineering Intern|Quality Assurance Intern|Supplier Quality Intern',
    pay: [66, 112], place: 'mixed', degree: 'bachelor', studies: 'Mechanical Engineering|Industrial Engineering|Chemistry|Quality Management', certificates: 'ASQ Certified Quality Engineer|ISO 9001 auditor|Six Sigma Green Belt',
    skills: 'quality assurance|root cause analysis|ISO 9001|statistical process control|FMEA|auditing|8D|metrology|CAPA|Minitab|GD&T|GMP|measurement systems analysis|Microsoft Excel|supplier quality',
    slots: { goods: 'castings|circuit boards|packaging|seals|labels|machined parts' },
    duties: `Handle complaints about {goods} from first call to lasting fix
Audit suppliers of {goods} and our own lines
Define inspection plans that catch what matters
Evaluate process data and present trends
Lead corrective actions and check that they worked
Release first articles of {goods}
Keep measuring devices calibrated
Prepare for audits by customers and authorities
Teach problem-solving methods on the shop floor
Block {goods} when needed and explain why
Review drawings for what can be measured
Maintain the quality manual without making it longer`,
    asks: `Firmness and fairness
Knowledge of quality standards
Good grasp of statistics
Experience with measuring machines
Readiness to travel to suppliers
Clear reports
Ability to ask "why" five times politely
Background in production`,
  },
  {
    name: 'civil engineer', category: 'other', team: 'civil engineering|infrastructure',
    industries: ['construction', 'government', 'environment', 'energy'],
    titles: 'Civil Engineer|Project Engineer, Civil|Transportation Engineer|Water Resources Engineer|Site Engineer',
    intern: 'Civil Engineering Intern|Transportation Engineering Intern|Site Engineering Intern|Water Resources Intern',
    pay: [66, 112], place: 'mixed', degree: 'bachelor', studies: 'Civil Engineering|Environmental Engineering|Construction Engineering', certificates: 'Engineer in Training (EIT)|PE license',
    skills: 'AutoCAD Civil 3D|AutoCAD|hydraulics|surveying|construction drawings|GIS|cost estimation|MicroStation|stormwater management|HEC-RAS|road design|Microsoft Project|grading|ArcGIS|geotechnical engineering',
    slots: { work: 'a bus corridor|a flood wall|a new water main|two roundabouts|a pedestrian bridge|drainage for a school' },
    duties: `Design {work} from first sketch to tender documents
Calculate quantities and costs
Supervise {work} on site and keep the diary
Check pay requests against what was built
Present plans for {work} at public meetings
Apply for permits and answer the questions that follow
Survey existing conditions with the field crew
Model runoff and size pipes
Coordinate with utilities before anyone digs
Review shop drawings and submittals
Plan detours and construction phases
Close out projects with clean records`,
    asks: `Good engineering judgment and tidy calculations
Knowledge of local design standards
A driver's license and sturdy boots
Experience with drawings on screen and on paper
Ability to explain plans to residents
Understanding of soils and water
Interest in public works
Ability to work outdoors in all seasons`,
  },
  {
    name: 'structural engineer', category: 'other', team: 'structures|structural engineering',
    industries: ['construction', 'energy', 'government'],
    titles: 'Structural Engineer|Structural Design Engineer|Bridge Engineer|Timber Engineer',
    intern: 'Structural Engineering Intern|Bridge Engineering Intern|Structural Design Intern',
    pay: [70, 118], place: 'desk', degree: 'master', studies: 'Structural Engineering|Civil Engineering|Architectural Engineering', certificates: 'Engineer in Training (EIT)|SE license',
    skills: 'structural analysis|Revit|steel design|concrete design|ETABS|SAP2000|AutoCAD|finite element analysis|timber design|seismic design|RISA|building codes|BIM|foundation design|Tekla Structures',
    slots: { obj: 'a six-story timber building|a footbridge|a school extension|a hangar roof|an old warehouse|wind turbine foundations' },
    duties: `Calculate and detail {obj}
Compare structural systems for cost, carbon and time
Model {obj} and check the model by hand
Visit sites and answer questions from the contractor
Assess existing structures and propose repairs
Prepare drawings with our technicians
Coordinate openings and loads with architects and services
Review fabricators' drawings
Design connections that can be built
Write reports for the checking engineer
Study earthquake and wind effects on {obj}
Estimate reinforcement early on`,
    asks: `Confident statics and feeling for load paths
Knowledge of steel, concrete or timber codes
Experience with analysis software and healthy doubt about it
Sketches that a builder understands
Interest in low-carbon construction
Cooperation with architects
Careful checking of your own work
Coursework in dynamics`,
  },
  {
    name: 'construction manager', category: 'operations', team: 'site management|construction',
    industries: ['construction', 'property', 'energy', 'government'],
    titles: 'Construction Manager|Assistant Project Manager, Construction|Project Engineer, Construction|Site Supervisor',
    intern: 'Construction Management Intern|Project Engineer Intern|Site Management Intern',
    pay: [66, 122], place: 'site', degree: 'bachelor', studies: 'Construction Management|Civil Engineering|Architecture', certificates: 'OSHA 30|CCM',
    skills: 'construction management|scheduling|Procore|blueprint reading|Primavera P6|cost control|OSHA regulations|subcontractor management|Microsoft Project|Bluebeam|contract administration|quality control|estimating|Microsoft Excel',
    slots: { job: 'a library|forty apartments|a clinic|a bus depot|a school gym|an office renovation' },
    duties: `Run the site of {job} day by day
Coordinate trades so that nobody waits for anybody
Walk the site every morning with safety in mind
Keep the schedule of {job} honest
Order materials in time and check deliveries
Record progress in photos and words
Answer requests for information within two days
Hold weekly meetings with subcontractors
Check quality before it disappears behind drywall
Track changes and their price
Hand {job} over with complete papers
Talk to neighbors about noise and dust`,
    asks: `Practical knowledge of how buildings come together
Authority without shouting
Experience on site, as trade or as student
Reading of drawings and specifications
Early rising
Ability to negotiate fairly
Sound knowledge of safety rules
A driver's license`,
  },
  {
    name: 'architect', category: 'design', team: 'design|architecture',
    industries: ['construction', 'studio', 'government', 'property'],
    titles: 'Architectural Designer|Architect|Project Architect|Junior Architect',
    intern: 'Architectural Intern|Architecture Intern|Architectural Design Intern',
    pay: [56, 98], place: 'desk', degree: 'master', studies: 'Architecture|Architectural Design|Urban Design', certificates: 'AIA membership|NCARB license',
    skills: 'Revit|AutoCAD|architectural design|Adobe InDesign|SketchUp|Rhino|BIM|building codes|construction documents|Adobe Photoshop|Enscape|model making|sustainable design|Grasshopper|LEED',
    slots: { bld: 'a primary school|housing for older people|a small museum|a railway station|an old mill|a health center' },
    duties: `Develop designs for {bld} in plan, section and model
Prepare drawings for permit and construction
Build models by hand and by machine
Coordinate engineers and specialists
Visit the site of {bld} and solve details on the spot
Study codes, fire escape and accessibility early
Present schemes to clients and future users
Choose materials by look, life and origin
Take part in competitions, two or three a year
Write specifications
Survey existing buildings
Keep the building model clean`,
    asks: `A portfolio of up to 15 pages
Confidence in drawing, by hand and on screen
Interest in details as much as in concepts
Knowledge of building physics
Working style that suits a small team
Experience in an office through an internship
Understanding of reuse and renovation
Good sense of proportion and budget`,
  },
  {
    name: 'surveyor', category: 'other', team: 'survey|geomatics',
    industries: ['construction', 'government', 'environment', 'energy'],
    titles: 'Land Surveyor|Survey Technician|Geomatics Specialist|Survey Party Chief',
    intern: 'Surveying Intern|Geomatics Intern|Survey Field Assistant Intern',
    pay: [50, 86], place: 'site', degree: 'associate', studies: 'Geomatics|Surveying|Civil Engineering Technology', certificates: 'Licensed Surveyor in Training|FAA Part 107 drone license',
    skills: 'surveying|total stations|AutoCAD Civil 3D|GPS|GIS|laser scanning|map reading|photogrammetry|drone piloting|Trimble|leveling|boundary law|ArcGIS|point clouds',
    slots: { place: 'road sites|farmland|railway lines|old town centers|wind parks|river banks' },
    duties: `Measure {place} with total station, scanner and satellite receiver
Stake out buildings and axes for contractors
Process point clouds and draw plans
Fly drones over {place} and check the results on the ground
Research deeds and old boundaries
Monitor settlements of structures over months
Look after the instruments
Keep field books that stand up in court
Talk to owners before stepping on their land
Set control points and compute networks
Plan field days around weather and traffic
Deliver data in the form the client needs`,
    asks: `Enjoyment of outdoor work in all weather
Exactness to the millimeter where needed
Driver's license
Knowledge of coordinate systems
Basic trigonometry without fear
Ability to carry equipment over rough ground
Experience with drawing software
Reliable teamwork in a crew of two`,
  },
  {
    name: 'chemical engineer', category: 'other', team: 'process engineering|pilot plant',
    industries: ['chemicals', 'biotech', 'energy', 'manufacturing', 'environment'],
    titles: 'Chemical Engineer|Process Engineer|Chemical Process Engineer|Scale-Up Engineer',
    intern: 'Chemical Engineering Intern|Process Engineering Intern|Chemical Engineering Co-op',
    pay: [76, 126], place: 'mixed', degree: 'bachelor', studies: 'Chemical Engineering|Process Engineering|Biochemical Engineering', certificates: 'Fundamentals of Engineering (FE)',
    skills: 'Aspen Plus|process design|P&ID|mass and energy balances|HAZOP|process simulation|heat transfer|unit operations|process safety|MATLAB|distillation|scale-up|GMP|process control|Microsoft Excel',
    slots: { unit: 'a batch reactor|the distillation column|a dryer|solvent recovery|the crystallizer|the fermenter' },
    duties: `Calculate and improve {unit}
Scale recipes up from the laboratory to the plant
Draw and check flow diagrams
Take part in safety studies and follow up the actions
Run trials on {unit} and evaluate the data
Find out why yield dropped last week
Plan investments up to start-up
Write operating procedures with the shift crews
Reduce energy and water used by {unit}
Select pumps, valves and heat exchangers
Support operators at start-up and shutdown
Keep simulations in step with the plant`,
    asks: `Strong basics in thermodynamics and kinetics
Respect for process safety
Experience from a pilot plant or laboratory course
Readiness to wear a helmet as often as to sit at a desk
Ability to close a mass balance
Knowledge of control loops
Good contact with operators
Accurate reports`,
  },
  {
    name: 'materials engineer', category: 'other', team: 'materials|failure analysis',
    industries: ['chemicals', 'laboratory', 'aerospace', 'hardware', 'automotive'],
    titles: 'Materials Engineer|Metallurgist|Materials Scientist|Polymer Engineer|Corrosion Engineer',
    intern: 'Materials Engineering Intern|Materials Science Intern|Polymer Engineering Intern',
    pay: [72, 120], place: 'mixed', degree: 'bachelor', studies: 'Materials Science|Metallurgy|Polymer Engineering|Chemistry',
    skills: 'materials testing|scanning electron microscopy|failure analysis|X-ray diffraction|metallography|tensile testing|polymers|corrosion|heat treatment|DSC|technical writing|Minitab|coatings|composites|ASTM standards',
    slots: { mat: 'aluminum alloys|recycled plastics|epoxy resins|stainless steel|ceramic coatings|adhesives' },
    duties: `Characterize {mat} by microscope, spectrometer and testing machine
Find out why parts made of {mat} failed
Select {mat} for new products and defend the choice
Plan aging and corrosion tests
Advise designers on joining and heat treatment
Prepare samples with care and label them for good
Write reports with pictures that tell the story
Compare suppliers of {mat}
Develop test methods and their limits
Maintain microscopes and furnaces
Follow research on {mat}
Set specifications for incoming goods`,
    asks: `Knowledge of structure and properties
Practice in sample preparation
Experience with at least one microscope
Doubt about single measurements
Interest in recycling
Clear technical writing
Understanding of standards
Safe handling of acids and furnaces`,
  },
  {
    name: 'biomedical engineer', category: 'technology', team: 'device development|clinical engineering',
    industries: ['hospital', 'hardware', 'biotech', 'laboratory'],
    titles: 'Biomedical Engineer|Medical Device Engineer|Clinical Engineer|Biomedical Equipment Technician',
    intern: 'Biomedical Engineering Intern|Medical Device Intern|Clinical Engineering Intern',
    pay: [66, 114], place: 'mixed', degree: 'bachelor', studies: 'Biomedical Engineering|Electrical Engineering|Mechanical Engineering', certificates: 'CBET',
    skills: 'medical devices|ISO 13485|design controls|SolidWorks|risk management|MATLAB|FDA regulations|verification and validation|biomechanics|signal processing|ISO 14971|prototyping|technical documentation|electronics repair|Python',
    slots: { dev: 'infusion pumps|patient monitors|a breathing device|surgical instruments|a glucose sensor|imaging equipment' },
    duties: `Develop and test {dev} under design control
Maintain and repair {dev} on the wards
Write risk analyses with doctors and nurses
Watch procedures and learn what users struggle with
Verify that {dev} meets each requirement
Prepare files for approval
Investigate incidents and report them
Train staff in safe use of {dev}
Evaluate new equipment before purchase
Record every repair and calibration
Build prototypes and try them on phantoms
Analyze signals from clinical studies`,
    asks: `Understanding of physiology and of electronics
Knowledge of medical device regulations
Tact on the wards
Careful documentation
Experience with prototypes or repairs
Interest in usability
Readiness for on-call repair duty
Statistics for small samples`,
  },
  {
    name: 'energy engineer', category: 'other', team: 'energy systems|project engineering',
    industries: ['energy', 'environment', 'property', 'government', 'construction'],
    titles: 'Energy Engineer|Solar Design Engineer|Wind Energy Engineer|Renewable Energy Analyst|Energy Efficiency Engineer',
    intern: 'Renewable Energy Intern|Energy Engineering Intern|Solar Design Intern|Energy Efficiency Intern',
    pay: [66, 112], place: 'mixed', degree: 'bachelor', studies: 'Energy Engineering|Mechanical Engineering|Electrical Engineering|Environmental Engineering', certificates: 'Certified Energy Manager|LEED Green Associate|NABCEP',
    skills: 'energy modeling|PVsyst|energy audits|solar PV|AutoCAD|renewable energy|Microsoft Excel|HVAC|energy storage|Python|eQUEST|GIS|wind energy|project management|data analysis',
    slots: { plant: 'rooftop solar systems|a wind farm|battery storage|a heating network|school buildings|a cold store' },
    duties: `Calculate yields and costs of {plant}
Walk through buildings and find where energy is lost
Design {plant} and prepare permit documents
Evaluate meter data and explain the outliers
Compare offers from suppliers
Follow construction of {plant} and accept it
Write funding applications
Advise owners on measures that pay back
Model loads and storage hour by hour
Monitor {plant} in operation and claim missing output
Talk to grid operators about connections
Prepare annual energy reports`,
    asks: `Knowledge of thermodynamics and electricity
Practical sense for buildings and plants
Experience with yield or building simulation
Freedom from vertigo for roof visits
Good spreadsheets
Interest in energy markets
Ability to convince owners with figures
Driver's license`,
  },
  {
    name: 'HVAC engineer', category: 'other', team: 'building services|mechanical systems',
    industries: ['construction', 'trades', 'property', 'hospital'],
    titles: 'HVAC Engineer|Building Services Engineer|Mechanical Engineer, Buildings|MEP Engineer',
    intern: 'HVAC Engineering Intern|MEP Engineering Intern|Building Services Intern',
    pay: [68, 112], place: 'mixed', degree: 'bachelor', studies: 'Mechanical Engineering|Building Services Engineering|Architectural Engineering', certificates: 'LEED AP|Engineer in Training (EIT)',
    skills: 'HVAC|Revit MEP|load calculations|AutoCAD|building codes|ASHRAE standards|energy modeling|plumbing design|BIM|duct design|commissioning|Trane TRACE|building automation|cost estimation',
    slots: { site: 'a hospital wing|an office tower|laboratories|a swimming pool|a hotel|three schools' },
    duties: `Design heating, cooling and ventilation for {site}
Calculate loads, ducts and pipes
Coordinate shafts and ceilings with architects
Write specifications and check submittals
Visit {site} during construction
Commission systems and measure air flows
Advise on heat pumps and heat recovery
Find out why a room is too warm
Model {site} in three dimensions
Estimate investment and running cost
Design controls that caretakers understand
Prepare documents for permits`,
    asks: `Understanding of psychrometrics
Experience with building models
Knowledge of mechanical codes
Interest in comfort and low energy use
Coordination skills
Readiness for site visits
Good feeling for space
Patience with revisions`,
  },
  {
    name: 'automation engineer', category: 'technology', team: 'automation|controls',
    industries: ['manufacturing', 'chemicals', 'energy', 'automotive', 'logistics'],
    titles: 'Automation Engineer|Controls Engineer|PLC Programmer|Industrial Automation Specialist',
    intern: 'Automation Engineering Intern|Controls Engineering Intern|Controls Co-op',
    pay: [74, 122], place: 'site', degree: 'bachelor', studies: 'Electrical Engineering|Mechatronics|Automation Engineering',
    skills: 'PLC programming|Siemens TIA Portal|SCADA|HMI|industrial robots|Allen-Bradley|control systems|electrical schematics|servo drives|Ignition|Python|troubleshooting|PROFINET|machine safety|commissioning',
    slots: { cell: 'a palletizer|the filling line|a welding cell|the mixing plant|a conveyor system|a test stand' },
    duties: `Program and commission {cell}
Design operator screens that can be read from two meters
Find faults in {cell} when production stands still
Plan cabinets and select drives and sensors
Simulate sequences before installation
Connect machines to databases for traceability
Update safety circuits and validate them
Document programs so that the night shift can use them
Train technicians on {cell}
Renew old controls step by step
Support customers by remote access and on site
Measure cycle time and make it shorter`,
    asks: `Experience with at least one controller family
Reading of electrical drawings
Logical thinking at two in the afternoon and at two in the morning
Readiness to travel for commissioning
Knowledge of field buses
Respect for machine safety
Practical training as an electrician is a plus
Understanding of control loops`,
  },
  {
    name: 'mining engineer', category: 'other', team: 'mine planning|geoscience',
    industries: ['chemicals', 'energy', 'construction'],
    titles: 'Mining Engineer|Geotechnical Engineer|Drilling Engineer|Quarry Engineer',
    intern: 'Mining Engineering Intern|Geotechnical Intern|Geological Engineering Intern',
    pay: [76, 128], place: 'site', degree: 'bachelor', studies: 'Mining Engineering|Geological Engineering|Civil Engineering|Geology',
    skills: 'geotechnical engineering|rock mechanics|mine planning|soil mechanics|AutoCAD|surveying|slope stability|Surpac|Vulcan|drilling|site investigation|ventilation|blasting|gINT|Microsoft Excel',
    slots: { place: 'a limestone quarry|a tunnel|a gravel pit|a salt mine|a geothermal well' },
    duties: `Plan extraction in {place} for the coming months
Log cores and interpret borings
Calculate slopes and supports
Supervise drilling crews
Monitor movement, water and dust in {place}
Prepare blast plans together with the licensed blaster
Estimate reserves and report changes
Take part in safety inspections
Plan how land is restored afterwards
Keep ventilation and drainage of {place} in order
Write reports for the mining authority
Compare machine hours with the plan`,
    asks: `Knowledge of geology and rock mechanics
Fitness for underground or outdoor work
Strict safety habits
Experience with planning software
Readiness for shifts and remote sites
Good maps and sections
Clear communication by radio
Driver's license`,
  },
]
