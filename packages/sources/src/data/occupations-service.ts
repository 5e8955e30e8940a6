import type { Occupation } from '../sample/occupation.ts'

/** Hospitality, kitchen, retail, logistics, sport and personal services. */
export const serviceOccupations: readonly Occupation[] = [
  {
    name: 'chef', category: 'other', team: 'kitchen',
    industries: ['restaurant', 'hotel', 'hospital', 'school'],
    titles: 'Line Cook|Chef de Partie|Cook|Commis Chef|Pastry Cook|School Cook',
    intern: 'Culinary Intern|Kitchen Intern|Culinary Extern|Pastry Intern', senior: 'Sous Chef|Senior Chef de Partie', lead: 'Head Chef|Executive Chef',
    pay: [36, 58], place: 'site', degree: 'none', studies: 'Culinary Arts|Hospitality', certificates: 'ServSafe|Food handler card',
    skills: 'cooking|food preparation|food safety|knife skills|menu planning|kitchen hygiene|grilling|baking|inventory management|sauce making|plating|ordering|pastry|HACCP|portion control',
    slots: { stn: 'grill|cold kitchen|pastry|sauces|vegetables|breakfast', n: '60|80|120|200' },
    duties: `Run the {stn} station during service
Prepare for about {n} covers
Taste, season, taste again
Keep your station clean and labeled
Check deliveries and send back what is poor
Cook staff meals with care
Help to write the weekly menu
Watch allergens on every plate
Use what others would throw away
Train apprentices
Count stock on Sunday
Cook for events from time to time`,
    asks: `Passion for good ingredients
Clean and quick work
Experience on the {stn} station
Evening and weekend shifts
Team spirit without shouting
Knife skills
Hygiene knowledge
Stamina`,
  },
  {
    name: 'baker', category: 'other', team: 'bakery',
    industries: ['restaurant', 'retail', 'manufacturing', 'hotel'],
    titles: 'Baker|Pastry Chef|Bread Baker|Cake Decorator|Bakery Production Assistant',
    intern: 'Bakery Intern|Pastry Apprentice|Baking and Pastry Extern',
    pay: [34, 52], place: 'site', degree: 'none', studies: 'Baking and Pastry Arts', certificates: 'Food handler card',
    skills: 'baking|dough preparation|food safety|pastry|sourdough|cake decorating|kitchen hygiene|oven operation|recipe scaling|lamination|inventory management|chocolate work|customer service',
    slots: { bread: 'sourdough|croissants|cakes|rye bread|rolls|tarts' },
    duties: `Make {bread} from flour to counter
Mix, shape, proof and bake
Start at [3|4|5] in the morning and be home for lunch
Scale recipes
Look after starters and ovens
Decorate to order
Check quality and weight
Clean machines and tables
Help in the shop at peak hours
Plan tomorrow's doughs
Try new recipes for {bread}
Keep records of allergens`,
    asks: `Love of dough
Early rising
Experience with {bread}
Physical strength
Accurate weighing
Clean work
Creativity at holidays
Reliability`,
  },
  {
    name: 'server', category: 'other', team: 'service|front of house',
    industries: ['restaurant', 'hotel', 'culture'],
    titles: 'Server|Waiter|Restaurant Server|Host|Banquet Server|Food Runner',
    intern: 'Food and Beverage Intern|Restaurant Service Intern', senior: 'Head Waiter|Shift Supervisor', lead: 'Restaurant Manager',
    pay: [30, 44], place: 'site', degree: 'none', studies: 'Hospitality', certificates: 'Food handler card|Alcohol service permit',
    skills: 'customer service|order taking|POS systems|food service|wine knowledge|cash handling|upselling|communication|table setting|multitasking|food safety|reservations|teamwork',
    slots: { n: '4|5|6|7', place: 'the terrace|the dining room|banquets|the breakfast room' },
    duties: `Look after {n} tables with ease
Explain dishes and recommend wine
Take orders correctly, allergies included
Carry, serve and clear
Set up {place} before guests arrive
Handle payments
Solve complaints before dessert
Polish glasses and fold napkins
Work with the kitchen, not against it
Take reservations
Remember regulars
Close {place} in the evening`,
    asks: `Warm hospitality
Good memory
Evenings, weekends and holidays
Experience is welcome, a smile is required
Stamina
Neat appearance
Basic wine knowledge or interest
Teamwork`,
  },
  {
    name: 'barista', category: 'other', team: 'cafe|bar',
    industries: ['restaurant', 'retail', 'hotel', 'university'],
    titles: 'Barista|Bartender|Cafe Team Member|Coffee Roaster Assistant',
    intern: 'Cafe Operations Intern|Coffee Roasting Intern', senior: 'Head Barista|Shift Lead, Bar', lead: 'Cafe Manager|Bar Manager',
    pay: [29, 42], place: 'site', degree: 'none', studies: 'Hospitality', certificates: 'Food handler card|Alcohol service permit',
    skills: 'customer service|coffee preparation|cash handling|latte art|POS systems|food safety|mixology|cleaning|multitasking|inventory management|communication|teamwork|opening and closing',
    slots: { drink: 'espresso|cocktails|filter coffee|tea|natural wine' },
    duties: `Make {drink} the same way every time
Greet people before they reach the counter
Open the shop at [6|7] or close it at night
Clean machines thoroughly
Restock milk, cups and pastries
Take payments
Explain beans or bottles without lecturing
Keep the queue moving and in good mood
Prepare simple food
Count the till
Try new recipes
Talk with neighbors`,
    asks: `Friendliness before coffee
Speed and cleanliness
Weekend availability
Experience with {drink}, or eagerness
Reliability
Interest in taste
Good memory for names
Standing for long hours`,
  },
  {
    name: 'hotel receptionist', category: 'other', team: 'front desk|guest services',
    industries: ['hotel', 'sport', 'clinic'],
    titles: 'Front Desk Agent|Hotel Receptionist|Guest Services Representative|Night Auditor|Concierge',
    intern: 'Hotel Operations Intern|Front Office Intern|Hospitality Intern', senior: 'Front Desk Supervisor', lead: 'Front Office Manager',
    pay: [32, 48], place: 'site', degree: 'school', studies: 'Hospitality Management|Tourism',
    skills: 'customer service|front desk operations|reservations|Opera PMS|communication|cash handling|problem solving|phone etiquette|multitasking|Microsoft Office|upselling|foreign languages|complaint handling',
    slots: { n: '80|140|240' },
    duties: `Check guests in and out of {n} rooms
Answer calls and mail
Recommend walks, food and shows
Handle payments and deposits
Solve problems at midnight
Prepare arrivals and special wishes
Work with housekeeping on rooms
Sell upgrades honestly
Run the night audit
Keep lobby and lists tidy
Take complaints calmly
Order taxis and breakfast boxes`,
    asks: `Hospitality in your voice
Two languages or more
Shift work, nights included
Experience at a desk or in tourism
Calm with complaints
Good spelling
Computer skills
Local knowledge`,
  },
  {
    name: 'hotel manager', category: 'operations', team: 'hotel management|rooms division',
    industries: ['hotel'],
    titles: 'Assistant Hotel Manager|Rooms Division Manager|Hospitality Management Trainee|Revenue Analyst, Hotels',
    intern: 'Hotel Management Intern|Revenue Management Intern, Hotels',
    pay: [48, 84], place: 'site', degree: 'bachelor', studies: 'Hospitality Management|Business Administration|Tourism',
    skills: 'hospitality management|team leadership|revenue management|budgeting|customer service|scheduling|Opera PMS|Microsoft Excel|event planning|food and beverage|staff training|forecasting|quality control|marketing',
    slots: { area: 'rooms|food and drink|the spa|conference sales|housekeeping' },
    duties: `Lead {area} and stand in for the director
Plan shifts and budgets
Greet guests and listen to them
Set prices by season and demand
Train new colleagues
Check rooms and kitchens
Answer reviews
Negotiate with suppliers
Plan renovations in low season
Improve waste and energy figures
Handle emergencies
Report monthly`,
    asks: `Leadership by example
Experience in several departments
Figures and charm
Flexible hours
Languages
Practical sense
Knowledge of booking systems
Cool head`,
  },
  {
    name: 'housekeeper', category: 'other', team: 'housekeeping|cleaning',
    industries: ['hotel', 'hospital', 'property', 'school'],
    titles: 'Room Attendant|Housekeeper|Environmental Services Technician|Cleaner|Laundry Attendant',
    intern: 'Housekeeping Intern|Rooms Operations Intern', senior: 'Housekeeping Supervisor', lead: 'Executive Housekeeper',
    pay: [29, 40], place: 'site', degree: 'none', studies: 'Hospitality',
    skills: 'cleaning|housekeeping|laundry|time management|attention to detail|infection control|customer service|chemical safety|inventory management|teamwork|floor care|waste separation',
    slots: { n: '12|14|16', where: 'guest rooms|patient rooms|offices|classrooms|apartments' },
    duties: `Clean {n} {where} a day to our standard
Change linen and towels
Restock what is missing
Report damage and lost items
Use cleaning agents sparingly and safely
Keep your cart in order
Do deep cleaning by plan
Greet people in the corridor
Respect privacy
Separate waste and laundry
Help in the laundry
Train new colleagues`,
    asks: `Thorough and trustworthy work
Physical fitness
Early shifts and some weekends
Experience is helpful
Basic English for safety sheets
Eye for detail
Good pace
Friendly manner`,
  },
  {
    name: 'travel consultant', category: 'sales', team: 'travel|reservations',
    industries: ['hotel', 'agency'],
    titles: 'Travel Consultant|Tour Guide|Travel Agent|Tour Operations Coordinator',
    intern: 'Tourism Intern|Tour Operations Intern|Travel Planning Intern',
    pay: [38, 58], place: 'mixed', degree: 'associate', studies: 'Tourism|Geography|Languages', certificates: 'First aid certificate',
    skills: 'travel planning|customer service|sales|reservations|communication|foreign languages|Amadeus|itinerary design|tour guiding|negotiation|geography|problem solving|Microsoft Office|storytelling',
    slots: { trip: 'cycling tours|city walks|family holidays|business trips|hiking weeks|school trips' },
    duties: `Plan and sell {trip}
Guide groups with stories and a first aid kit
Book rooms, trains and meals
Calculate prices
Help when flights are canceled
Try routes yourself
Write descriptions and maps
Look after partners abroad
Answer guests before, during and after {trip}
Check safety and weather
Collect reviews
Improve last year's program`,
    asks: `Love of travel and planning
Languages
Experience with {trip}
Patience with groups
Sales talent
Geographic knowledge
Weekend work in season
Quick problem solving`,
  },
  {
    name: 'retail sales associate', category: 'sales', team: 'store|sales floor',
    industries: ['retail', 'sport', 'culture', 'farm'],
    titles: 'Retail Sales Associate|Sales Assistant|Store Associate|Cashier|Bookseller|Stock Associate',
    intern: 'Retail Intern|Store Operations Intern', senior: 'Senior Sales Associate|Shift Supervisor', lead: 'Assistant Store Manager|Department Lead',
    pay: [29, 42], place: 'site', degree: 'none', studies: 'Business|Retail Management',
    skills: 'customer service|cash handling|sales|visual merchandising|POS systems|stock replenishment|product knowledge|communication|inventory management|teamwork|upselling|returns processing|loss prevention',
    slots: { dept: 'shoes|books|produce|cheese|garden plants|lamps|outdoor gear|toys' },
    duties: `Advise customers in {dept}
Work the register
Unpack, price and fill shelves
Arrange displays
Take back returns with a smile
Count stock
Keep the {dept} section tidy
Know what is new
Pack online orders
Open and close the store
Watch dates and quality
Help at seasonal sales`,
    asks: `Pleasure in dealing with people
Interest in {dept}
Weekend and holiday availability
Experience is nice, training is given
Honesty with cash
Fitness for lifting boxes
Punctuality
Neat work`,
  },
  {
    name: 'store manager', category: 'sales', team: 'store management|retail operations',
    industries: ['retail', 'restaurant', 'sport'],
    titles: 'Store Manager|Assistant Store Manager|Retail Management Trainee|Department Manager',
    intern: 'Retail Management Intern|Store Leadership Intern',
    pay: [44, 76], place: 'site', degree: 'school', studies: 'Business Administration|Retail Management',
    skills: 'team leadership|retail management|inventory management|sales|scheduling|customer service|visual merchandising|recruiting|budgeting|KPI reporting|loss prevention|staff training|cash handling|Microsoft Excel',
    slots: { n: '8|15|25|40' },
    duties: `Lead a team of {n} in the store
Plan shifts four weeks ahead
Be on the floor most of the day
Control stock and shrinkage
Set goals and celebrate them
Hire and train
Deal with difficult customers
Arrange windows and promotions
Watch cost and sales daily
Keep the store safe
Report to the area manager
Represent us in the neighborhood`,
    asks: `Experience in retail and in leading
Figures at your fingertips
Energy
Fairness with shifts
Flexible hours
Eye for presentation
Good hiring instinct
Hands-on style`,
  },
  {
    name: 'e-commerce specialist', category: 'marketing', team: 'e-commerce|online shop',
    industries: ['retail', 'manufacturing', 'media', 'agency'],
    titles: 'E-Commerce Specialist|E-Commerce Coordinator|Online Merchandiser|Marketplace Manager',
    intern: 'E-Commerce Intern|Online Merchandising Intern',
    pay: [48, 80], place: 'desk', degree: 'bachelor', studies: 'Business Administration|Marketing|Information Systems',
    skills: 'e-commerce|Shopify|product listings|Google Analytics|SEO|Microsoft Excel|copywriting|merchandising|inventory management|email marketing|HTML|A/B testing|Amazon Seller Central|customer service|photo editing',
    slots: { cat: 'yarn and fabric|shoes|lamps|seeds|books|spare parts' },
    duties: `Look after {cat} in our online shop
Write product texts and choose pictures
Plan offers and start pages
Analyze searches without results
Reduce returns through better information
Manage listings on marketplaces
Test checkout changes
Coordinate stock with the warehouse
Answer reviews
Prepare newsletters on {cat}
Check prices
Launch new product lines`,
    asks: `Commercial instinct
Good texts
Ease with spreadsheets
Experience with a shop system
Interest in {cat}
Basic web knowledge
Accuracy with data
Curiosity about customers`,
  },
  {
    name: 'warehouse associate', category: 'operations', team: 'warehouse|fulfillment',
    industries: ['logistics', 'retail', 'manufacturing'],
    titles: 'Warehouse Associate|Order Picker|Forklift Operator|Inventory Clerk|Shipping and Receiving Clerk',
    intern: 'Warehouse Operations Intern|Logistics Operations Intern', senior: 'Warehouse Team Leader|Senior Forklift Operator', lead: 'Warehouse Supervisor',
    pay: [34, 48], place: 'site', degree: 'none', studies: 'Logistics', certificates: 'Forklift certificate',
    skills: 'order picking|forklift operation|packing|inventory management|shipping and receiving|RF scanners|warehouse safety|loading and unloading|WMS|palletizing|data entry|teamwork|cycle counting',
    slots: { goods: 'chilled food|parcels|furniture|spare parts|pharmaceuticals|books' },
    duties: `Receive, check and store {goods}
Pick orders by scanner
Pack so that nothing breaks
Load trucks in the right order
Drive a forklift safely
Count stock
Keep aisles clear and clean
Report damage
Label pallets
Help at returns
Meet cut-off times for {goods}
Suggest shorter ways`,
    asks: `Fitness and care
Shift work
Experience with {goods} is a plus
Safety shoes (we provide them) and safety sense
Reliability
Basic English
Forklift license or readiness to get one
Speed with accuracy`,
  },
  {
    name: 'truck driver', category: 'operations', team: 'transport|delivery',
    industries: ['logistics', 'retail', 'construction', 'farm'],
    titles: 'Truck Driver|Delivery Driver|CDL-A Driver|Courier|Bus Driver',
    intern: 'Driver Trainee|Transport Operations Intern', senior: 'Senior Driver|Driver Trainer', lead: 'Fleet Supervisor',
    pay: [42, 66], place: 'site', degree: 'none', studies: 'Transport', certificates: 'CDL Class A|CDL Class B|Medical card',
    skills: 'truck driving|route planning|vehicle inspection|customer service|load securing|safe driving|logbooks|GPS navigation|loading and unloading|time management|DOT regulations|defensive driving',
    slots: { load: 'food|parcels|building material|milk|furniture', area: 'the city|the region|two states' },
    duties: `Deliver {load} in {area}
Check the vehicle before each tour
Secure loads
Keep driving and rest times
Talk friendly with customers
Have papers signed
Refuel or charge and wash
Report defects at once
Plan with dispatch
Help to unload
Drive to save fuel
Know what to do in an accident`,
    asks: `Clean driving record
Reliability and patience
Experience in {area}
Physical fitness
Friendly manner
Early start
Basic mechanics
Sense of direction`,
  },
  {
    name: 'logistics coordinator', category: 'operations', team: 'dispatch|logistics',
    industries: ['logistics', 'manufacturing', 'retail', 'hardware'],
    titles: 'Logistics Coordinator|Dispatcher|Freight Forwarding Specialist|Transport Planner|Import/Export Coordinator',
    intern: 'Logistics Intern|Freight Forwarding Intern|Transport Planning Intern',
    pay: [44, 70], place: 'mixed', degree: 'associate', studies: 'Logistics|Supply Chain Management|Business Administration', certificates: 'Customs broker license|HAZMAT certificate',
    skills: 'logistics|scheduling|route planning|Microsoft Excel|customer service|freight forwarding|TMS|customs documentation|negotiation|SAP|shipping|communication|problem solving|import/export|Incoterms',
    slots: { mode: 'trucks|sea containers|air freight|rail wagons|bike couriers' },
    duties: `Plan {mode} for tomorrow and save today
Book space and compare prices
Prepare customs papers
Keep customers informed before they ask
Solve delays with drivers and ports
Check invoices
Track shipments
Combine loads
Keep figures on time and cost
Arrange special transports
Work with the warehouse
Look after carriers of {mode}`,
    asks: `Overview under stress
Geography
Phone manner with drivers and directors
Experience with {mode}
Spreadsheets
Shift readiness
Languages
Fast decisions`,
  },
  {
    name: 'fitness trainer', category: 'other', team: 'coaching|training floor',
    industries: ['sport', 'hotel', 'community', 'school'],
    titles: 'Personal Trainer|Fitness Instructor|Strength and Conditioning Coach|Swim Instructor|Sports Coach',
    intern: 'Strength and Conditioning Intern|Fitness Intern|Coaching Intern|Athletic Training Intern',
    pay: [36, 60], place: 'site', degree: 'school', studies: 'Exercise Science|Kinesiology|Sports Management', certificates: 'NASM-CPT|ACE certification|CPR certification|Lifeguard certificate',
    skills: 'personal training|exercise programming|group fitness|motivation|CPR|anatomy|nutrition advice|strength training|customer service|first aid|swimming instruction|mobility training|sales|injury prevention',
    slots: { grp: 'beginners|runners|older adults|children|rowers|office workers' },
    duties: `Train {grp} alone and in groups
Assess posture, strength and goals
Write plans and adapt them
Correct technique with few words
Teach classes
Look after the training floor
Motivate {grp} to come back
Teach how to avoid injuries
Show new members around
Keep equipment safe
Track progress
Plan events and camps`,
    asks: `Sound knowledge of training
Motivating presence
Experience with {grp}
Early or late shifts
First aid
Empathy for beginners
Own practice in sport
Punctuality`,
  },
  {
    name: 'hairdresser', category: 'other', team: 'salon|beauty',
    industries: ['hotel', 'sport', 'culture'],
    titles: 'Hair Stylist|Hairdresser|Cosmetologist|Makeup Artist|Massage Therapist|Spa Therapist',
    intern: 'Salon Intern|Spa Intern|Makeup Intern',
    pay: [32, 54], place: 'site', degree: 'school', studies: 'Cosmetology|Massage Therapy', certificates: 'Cosmetology license|Massage license',
    skills: 'hair cutting|hair coloring|customer service|styling|massage|makeup|skin care|hygiene|scheduling|product sales|client consultation|nail care|aromatherapy',
    slots: { guest: 'hotel guests|actors|regulars|brides' },
    duties: `Advise and treat {guest}
Cut, color or massage with full attention
Keep tools and room hygienic
Plan appointments
Listen to what {guest} want and what they need
Recommend products without pressure
Learn new techniques
Prepare for shows or weddings
Keep notes on treatments
Order supplies
Train juniors
Leave the room as you would like to find it`,
    asks: `Craft and charm
Completed training
Experience with {guest}
Clean work
Weekend appointments
Feeling for style
Discretion
Stamina`,
  },
  {
    name: 'real estate agent', category: 'sales', team: 'sales and lettings|property management',
    industries: ['property', 'bank'],
    titles: 'Real Estate Agent|Property Manager|Leasing Consultant|Lettings Negotiator|Real Estate Analyst',
    intern: 'Real Estate Intern|Property Management Intern|Real Estate Analyst Intern',
    pay: [44, 80], place: 'mixed', degree: 'school', studies: 'Real Estate|Business Administration|Finance', certificates: 'Real estate license|CAM',
    skills: 'property management|customer service|negotiation|sales|lease administration|Microsoft Excel|marketing|Yardi|contract negotiation|communication|market analysis|tenant relations|budgeting|CRM|valuation',
    slots: { prop: 'apartments|offices|family homes|shops|student housing' },
    duties: `Show and let {prop}
Value property and explain the value
Prepare contracts and handovers
Answer tenants and arrange repairs
Photograph and describe {prop}
Keep accounts of each building
Negotiate fairly
Inspect stairs, roofs and cellars
Calculate investments
Organize owners' meetings
Check applications without prejudice
Know the neighborhood`,
    asks: `Sales talent with honesty
Knowledge of leases
Driver's license
Organized calendar
Experience in service
Basic accounting
Evening viewings
Feeling for buildings`,
  },
  {
    name: 'call center agent', category: 'sales', team: 'customer service|contact center',
    industries: ['bank', 'energy', 'retail', 'logistics', 'government'],
    titles: 'Customer Service Representative|Call Center Agent|Customer Care Specialist|Service Advisor',
    intern: 'Customer Service Intern|Customer Care Intern',
    pay: [32, 46], place: 'desk', degree: 'school', studies: 'Business Administration|Communication',
    skills: 'customer service|communication|data entry|problem solving|CRM|active listening|complaint handling|typing|Zendesk|multitasking|phone etiquette|Microsoft Office|sales|live chat',
    slots: { subj: 'bills|deliveries|claims|meter readings|returns|timetables' },
    duties: `Answer questions on {subj} by phone, mail and chat
Solve cases in one go if possible
Calm people who have waited
Record what was agreed
Pass cases on with a clear summary
Explain {subj} in simple words
Notice patterns and report them
Offer suitable products, and only those
Keep to data protection
Help colleagues in peak times
Write friendly letters
Take part in trainings`,
    asks: `Pleasant voice
Patience
Fast typing
Shift work between 7 and 21
Experience in service
Good spelling
Ability to say sorry
A second language`,
  },
]
