import type { IndustryName } from '../sample/industry.ts'

/**
 * Invented organisations by field, one to a line: name | size | what it does, as it goes on after the name.
 * Sizes: s up to 48 people, m up to 240, b up to 950, l above.
 */
export const organisationRows: Readonly<Record<IndustryName, string>> = {
  software: `
Ferrowick Software|m|builds scheduling software for clinics and small hospitals
Tallybrook|s|makes an inventory system that independent shops run on a tablet
Ninefold Systems|b|makes tools that let finance teams close the month without spreadsheets
Quillhaven|m|builds writing and publishing tools for schools
Brightmoor Labs|m|builds developer tools that find slow database queries before customers do
Oakentide|s|makes messaging software for property managers and their tenants
Lumenvale|b|runs a booking platform for sports halls and community centers
Paperlantern Software|s|makes invoicing and contract software for freelancers
Cobaltree|l|provides identity and access software to large companies
Merrin & Oake Technologies|b|builds route-planning software for delivery fleets`,
  data: `
Sextant Analytics|m|forecasts demand for grocery chains and food producers
Northgrain Data|m|turns satellite pictures into crop and water reports
Veloria AI|b|builds language models that read insurance claims
Tidemark Intelligence|m|helps ports and shipping lines to plan around weather
Abacus Lane|s|makes tools for spotting fraud in online payments
Kestrel Forecasting|s|predicts wind and solar output for grid operators
Plainfield Insights|b|runs surveys and consumer panels in nine countries
Ostrelle Research|m|develops speech models for small languages
Graphwell|m|runs a data platform for hospitals that want to compare outcomes`,
  games: `
Lanternfish Games|m|makes story games for consoles and phones
Pocket Meadow|s|makes calm simulation games about small places
Thornby Interactive|b|develops a cooperative adventure series with a large modding community
Second Moon Studio|s|makes puzzle games for two players on one sofa
Wobblestone|s|builds a game engine plug-in for physics-heavy worlds
Cinderpath Games|m|makes strategy games set in invented histories
Harebell Interactive|s|creates learning games that schools use in class
Moth & Lantern|s|makes hand-drawn mystery games
Drift Arcade|m|develops racing games and the wheels to go with them`,
  hardware: `
Corvane Devices|m|designs battery-powered sensors for farms and greenhouses
Solderwell|s|builds prototypes and small series of circuit boards for others
Marrowgate Semiconductors|l|designs mixed-signal chips for hearing aids and cars
Ampersand Circuits|m|makes power electronics for electric buses
Hollis Photonics|b|makes optical modules for data centers
Tinbridge Electronics|m|makes ticket machines and card readers for transit
Quartzline|b|builds timing and radio modules for networks
Beacon & Wire|s|develops emergency lights and alarms for ships
Ravensill Instruments|m|develops wearable monitors for heart patients`,
  aerospace: `
Altimont Aerospace|l|makes wing and tail structures for light and regional aircraft
Skerry Flight Systems|m|designs flight control units for uncrewed aircraft
Orrery Space|b|builds small satellites for weather observation
Greyfeather Aviation|b|overhauls turboprop engines for regional airlines
Halden Propulsion|m|develops thrusters for satellites in low orbit
Windrose Avionics|b|makes displays and radios for cockpits
Peregrine & Holt|l|maintains and refits business and rescue aircraft
Farside Dynamics|m|develops landing systems for robotic moon missions
Cloudmark Airworks|s|operates survey flights with aircraft and drones`,
  automotive: `
Vandrell Motors|l|builds electric delivery vans
Ironlark Mobility|b|makes wheelchairs, cargo bikes and the drives for both
Castleford Drivetrain|l|supplies gearboxes and axles to truck makers
Juniper Electric Vehicles|b|converts city buses to electric drive
Rookwood Automotive|m|runs a network of repair and service centers
Marlinspike Mobility|b|develops battery packs for buses and construction machines
Tessaline Motors|l|builds small electric cars for cities
Burrowdale Trucks|l|builds fire engines and municipal vehicles`,
  manufacturing: `
Greystoke Machine Works|b|builds packing machines for bakeries and dairies
Pelham Packaging|b|makes food packaging from recycled fiber
Thistledown Textiles|m|weaves technical textiles for filters and safety gear
Arbor & Anvil Manufacturing|m|makes hand tools and garden tools
Redmarsh Foods|l|makes sauces, soups and ready meals for supermarkets
Cobb Hollow Plastics|m|molds plastic parts for household and garden products
Stonebeck Industries|l|makes pumps and valves for water works
Wexcombe Precision|m|machines precision parts for medical and food equipment
Larkfield Appliances|l|produces kitchen appliances for professional kitchens
Dunmore Paper|b|makes writing paper and paper bags`,
  construction: `
Bramwell Construction|b|plans and builds schools, libraries and health centers
Keystone & Vale Builders|m|renovates old apartment buildings without moving the tenants out
Harrowgate Civil|b|builds roads, drainage and water mains
Larchmont Structures|m|designs timber buildings of up to eight floors
Fenwick Bridge Engineering|m|designs bridges and small dams for public clients
Stillwater Contractors|b|builds harbors, locks and flood walls
Pinegate Building Group|l|manages large infrastructure projects for cities and railways
Corbel & Lintel Architects|s|designs homes, museums and conversions of old mills
Ashgrove Engineering|m|plans structures and building services for hospitals`,
  chemicals: `
Verdigris Chemical|l|makes battery electrolytes and other fine chemicals
Calderon Coatings|b|makes water-based coatings for wood and metal
Saltmarsh Materials|m|develops insulation from seaweed and straw
Ambergate Polymers|b|recycles plastics into granules for new products
Hexley Specialty Chemicals|l|produces additives for paper, paint and concrete
Brine & Basalt|m|mines and refines salt and stone
Norrland Resins|b|produces specialty resins for wind turbine blades
Ochre Pigments|m|makes pigments for artists and industry
Tannery Lane Chemicals|m|develops bio-based surfactants for cleaning products`,
  energy: `
Windmere Energy|b|plans and operates wind farms
Solace Solar|m|installs heat pumps and rooftop solar for households
Tidewright Power|m|develops tidal and river power plants
Copperfield Grid|l|operates the electricity network for 900,000 homes
Emberline Renewables|b|runs district heating in five cities
Highmoor Utilities|l|supplies power, gas and water to a large region
Sunfold Energy|b|builds and runs solar parks with storage
Currentia|m|builds charging parks along highways`,
  hospital: `
St. Brannoc's Hospital|b|is a community hospital with 180 beds and a busy emergency department
Lakeward Medical Center|l|is a 420-bed teaching hospital with a level II trauma center
Harrow Valley Health|l|operates four hospitals and a network of outpatient clinics
Eastbourne Regional Hospital Group|l|runs two acute hospitals and a rehabilitation unit
Mercy Glen Hospital|b|is known for its stroke and cardiac care
Cedarmont Health System|l|serves three counties with hospitals, home care and a helicopter
Northgate Children's Hospital|l|cares for children from the whole region
Willowbank General|b|is a general hospital with a large birth center
Rosalind Park Medical Center|l|is a university hospital with 30 departments
Summit Hollow Health|b|runs hospitals and clinics in mountain towns`,
  clinic: `
Fernhill Family Practice|s|looks after about 9,000 patients from the neighborhood
Cobblestone Dental|s|is a dental practice for the whole family
Harbor Street Clinic|m|provides care on a sliding scale, whatever the insurance
Open Door Physio|s|offers physiotherapy and hand therapy in four practices
Maplewell Health Partners|m|runs six outpatient clinics with evening hours
Clearwater Eye Care|m|treats eyes and fits glasses in five places
Bellflower Pediatrics|s|looks after children from birth to 18
Riverstone Counseling|s|offers counseling and psychotherapy to individuals and families
Pawsmith Veterinary Clinic|s|treats pets and, on Thursdays, farm animals
Larkhill Women's Health|m|accompanies women through pregnancy, birth and beyond`,
  biotech: `
Helixwood Therapeutics|b|develops antibody treatments for rare kidney diseases
Ambrosia Biologics|m|develops enzymes that replace chemicals in food production
Tarn Biosciences|m|makes reagents and kits for research laboratories
Morrow Pharma|l|makes generic medicines in tablet and injectable form
Cytelune|s|develops imaging methods for living cells
Pallasade Therapeutics|b|works on gene therapy for inherited blindness
Genevra Biotech|m|develops blood tests for early cancer
Lichen Bio|s|searches for antibiotics in soil and lichen
Orchard Vaccines|b|runs clinical trials for vaccines against tropical diseases
Vireo Pharmaceuticals|l|develops and makes inhaled medicines`,
  laboratory: `
Assaywell Laboratories|b|tests water, soil and food for public and private clients
Clearbrook Testing|m|certifies medical devices and protective equipment
Kingsmere Institute|b|is an independent research institute for energy and climate
Meridian Bench|s|develops methods for measuring traces of pollutants
Fielding Research Institute|m|studies how chemicals move through rivers and groundwater
Puritas Labs|m|tests cosmetics, toys and textiles
Longacre Diagnostics|b|runs a diagnostic laboratory for 140 clinics
Selwyn Institute for Materials|m|is an independent research institute for materials and surfaces
Brookhaven Street Diagnostics|m|analyzes blood and tissue samples around the clock`,
  school: `
Alderway School|m|is a small school where nobody teaches to the test alone
Hopewell Learning Trust|l|runs fourteen public schools in two counties
Foxglove Montessori|s|is a Montessori school from age 2 to 12
Kingfisher Academy|m|is a secondary school with a strong arts and technology program
Marlowe Street School District|l|runs eleven public schools from kindergarten to grade 12
Little Acorns Early Learning|m|offers early learning and after-school care
Summerhayes Charter School|m|is a charter school with long afternoons and a large garden
Bridgepoint Tutoring|s|tutors pupils in math, science and languages
Tandem Language School|s|teaches languages to children and adults`,
  university: `
Caldermoor University|l|teaches 17,000 students in nine faculties
Penhallow College|b|is a small liberal arts college
Westerley Institute of Technology|l|is a technical university with close ties to local industry
University of Lower Tamsin|l|is a public research university
Ashcombe College of Arts|b|teaches design, film, music and theater
Graymont State University|l|is a state university with a large teaching hospital
Verity College|b|is a college with a focus on social work and education
Stannard Polytechnic|b|trains engineers, nurses and planners in close touch with practice
Holloway Community College|b|offers two-year degrees and evening courses`,
  community: `
Open Harbor Network|m|helps newcomers with language, papers and work
Common Table|s|runs food banks and community kitchens
Threshold House|m|runs shelters, a helpline and a day center
Evergreen Neighbors|m|supports older people who want to stay in their own homes
Second Spring Foundation|s|helps people to return to work after illness or prison
Kindling Youth Services|m|offers after-school programs in eight neighborhoods
Wayfare Refugee Support|m|accompanies refugees through their first years
The Lantern Trust|s|funds and advises small mental health projects
Handrail Care|b|provides home care and runs two residences for people with disabilities
Newbridge Housing Aid|m|supports families who are about to lose their home`,
  bank: `
Larkspur Bank|l|is a regional bank with a long history in small-business lending
Copperleaf Credit Union|b|is a member-owned credit union with 42 branches
Stonehithe Capital|m|invests in mid-sized companies
Evenkeel Insurance|l|insures homes, farms and small businesses
Bluegate Payments|b|processes card payments for small shops
Tamarack Mutual|l|is a mutual insurer for health and life
Hearthstone Savings|b|helps families to save and to buy homes
Aldwych & Crane Partners|m|advises mid-sized companies on mergers and financing
Fairmile Asset Management|b|manages pension money for teachers and nurses
Penny & Plow|m|lends to farms and food makers`,
  accounting: `
Ledgerwood & Finch|b|audits and advises family businesses and charities
Castellan Audit|l|audits companies in 14 countries
Marsh Tiller Advisory|m|advises public bodies on budgets and procurement
Northcote Accountants|s|keeps the books of shops, practices and workshops
Bellamy Grove Tax|m|prepares taxes for 4,000 households and 600 companies
Threadgold Consulting|b|is a management consultancy for operations and supply chains
Sumner & Quay|m|helps companies to prepare for a sale or a succession
Oxbow Advisory|m|advises hospitals, schools and foundations
Ridley & Bourne|s|is a tax and bookkeeping office for artists and freelancers`,
  law: `
Pemberton Hale LLP|b|is a full-service firm with offices in three cities
Achterberg & Sloane|m|advises technology companies on contracts and data protection
Whitlock Legal Aid|m|gives free legal help to tenants and workers
Corrigan Ridge Law|s|works in employment, family and inheritance law
Trelawney Chambers|m|represents clients in court and in arbitration
Fairgate Legal|s|acts for inventors and universities in patent matters
Vance Aldous & Partners|b|advises banks, insurers and builders
Quarrington Law|s|works in immigration and family law`,
  agency: `
Loudwater Agency|m|plans campaigns for food, travel and culture brands
Fig & Ferry|s|helps charities to find donors and keep them
Magpie Row|s|does search and social marketing for online shops
Parallel Pines|s|makes films and campaigns for outdoor brands
Sundial Communications|m|is a communications agency for science and health
Velvet Hammer Marketing|m|advertises things people need but rarely talk about
Kindred & Quick|m|finds staff for hospitals, hotels and workshops
Outlier Street|s|runs market research and user tests
Halfpenny Brands|s|builds brands for companies that have outgrown their first logo`,
  studio: `
Studio Marrow|s|designs digital products for public services
Plumb Line Design|s|makes furniture and interiors for workplaces
Ovenbird Studio|s|is an architecture studio for schools and housing
Fallow & Field|s|designs parks, gardens and playgrounds
Inkwell Row|s|illustrates and designs books
Tangram Design Office|m|does user research and interface design for medical products
Hinterland Studio|s|is a design studio for identity, print and exhibitions
Soft Corners|s|designs toys and household goods
Bureau Nightjar|s|designs stages, light and costumes`,
  media: `
The Harbor Ledger|b|publishes a daily newspaper and three newsletters
Brightwater Press|m|publishes fiction, cookbooks and books for children
Fifth Bell Radio|m|runs a public radio station
Cinnabar Films|s|produces documentaries for television and streaming
Parchment & Reel|s|makes podcasts and audio series
Signal Hill Media|b|runs news sites and apps in four regions
Umbrella Street Publishing|m|publishes textbooks and magazines
Longshore News|s|runs a local news site paid for by its readers
Greenroom Productions|m|produces series and game shows`,
  retail: `
Marigold Market|l|runs 38 neighborhood supermarkets
Thimble & Thread|m|is an online shop for craft supplies
Cornerstone Grocers|b|runs organic food stores in six towns
Halyard Outdoor|b|sells outdoor clothing in shops and online
Basket & Barrow|m|delivers groceries by cargo bike
Pepperwood Home|b|sells furniture and lighting that lasts
Finchley Books|m|is a chain of independent bookstores
Tall Poppy Garden Centers|b|runs garden centers with cafes
Oak & Otter|s|sells clothes and toys for children
Everly Shoes|m|makes, sells and repairs shoes`,
  hotel: `
The Alder House Hotels|b|runs nine small hotels by lakes and rivers
Saltwind Resorts|l|runs resorts with spa, kitchen garden and restaurants
Marlinway Travel|m|plans school trips and family holidays
Hotel Belvoir Quay|m|is a 240-room city hotel with conference floors
Juniper Lodge Group|b|runs mountain lodges and ski hotels
The Tidal Rooms|s|is a small hotel with a well-known restaurant
Compass & Kettle Tours|s|plans walking and cycling holidays
Wayside Inns|l|runs 60 roadside hotels
Gull & Lantern Hostels|m|runs hostels in old harbor buildings`,
  restaurant: `
Saffron & Sorrel|s|is a seasonal restaurant with an open kitchen
The Copper Ladle|m|runs three neighborhood restaurants
Bluebird Bakery|s|bakes bread and cakes for five shops of its own
Hearth & Hops|m|brews beer and cooks what goes with it
Little Tamarind|s|is a family restaurant with a market stall
Millrace Catering|m|cooks for weddings and conferences
Gather Kitchen|b|cooks 4,000 school lunches a day
Fennel Street Foods|m|roasts coffee and runs six cafes
Plum & Pestle|s|makes jams, sauces and lunches for a small shop`,
  logistics: `
Swiftbourne Freight|l|moves chilled food for supermarkets
Harborline Logistics|l|operates container terminals at two ports
Pallet & Pine|b|runs warehouses for 70 online shops
Waymark Couriers|m|delivers parcels by cargo bike and electric van
Nordhaven Shipping|b|runs ferries and short-sea freight
Switchback Transport|b|carries building materials and machines
Overland & Ash|m|plans freight for small exporters
Cargowell|m|stores and ships medicines
Milepost Rail Services|b|runs regional freight trains`,
  trades: `
Hargreave Electrical|m|installs and maintains electrical systems in homes and shops
True North Plumbing & Heating|m|does plumbing and heating for housing associations
Sparrow & Sons Joinery|s|fits kitchens, stairs and built-in furniture
Bluestone HVAC|m|services air conditioning for offices and hospitals
Kettering Roofing|s|repairs and insulates roofs
Anchor Welding & Fabrication|s|fabricates steel stairs, railings and frames
Redwood Elevator Services|m|maintains elevators and doors
Plumbwell Mechanical|m|installs pipework and boilers in schools and factories
Brightspark Electric|s|wires homes, heat pumps and charging points`,
  farm: `
Hollowbrook Farms|m|grows vegetables on 900 acres, half of them organic
Greengage Orchards|s|grows apples, pears and hazelnuts
Three Rivers Growers|m|runs greenhouses for herbs and salad
Saltgrass Dairy|m|milks 600 cows and makes its own cheese
Loam & Leaf|s|grows vegetables for 800 subscribers
Silver Birch Vineyards|s|grows and presses wine in the third generation
Sunnyside Seed Company|m|breeds vegetable seeds for small growers
Merriwether Fisheries|s|farms trout and mussels
Quince Hill Nurseries|m|raises trees, shrubs and flowers`,
  environment: `
Heronwood Environmental|m|advises industry on permits, soil and groundwater
Clean Reach Water|b|plans and runs small water works
Peatland Partners|s|restores moors and wetlands
Terrafirm Consulting|m|investigates ground and water for builders
Wildmere Conservation|m|runs nature reserves and a visitor center
Cirrus Climate Advisory|s|helps companies to count and cut their emissions
Loopwell Recycling|b|recycles electronics and batteries
Rivershed Alliance|s|brings rivers back to life together with volunteers`,
  government: `
City of Marrowdale|l|serves a population of 310,000
County of Eastmere|l|serves 26 towns and the land between them
Department of Public Works, Tolland Bay|b|keeps streets, parks and public buildings in order
Port Authority of Kelsing|b|runs a commercial port and a marina
Lowland Water Board|b|is responsible for water supply and flood protection in the region
City of New Harrow|l|is the administration of a growing city by a river
Office of Statistics, Verland|b|counts people, farms and firms and publishes what it finds
Tamsin Valley Transit Authority|l|runs buses, trams and two ferries
Civic Digital Service|m|builds digital services for residents and businesses`,
  culture: `
Museum of the Lower Harbor|m|is a museum of shipping, trade and everyday life
Theater am Anger|m|stages 14 productions a year
Ivory Lane Gallery|s|shows young painting and old prints
Wrenfield Public Library|m|runs a public library with seven branches
The Glasshouse Orchestra|m|plays 90 concerts a year, many of them in schools
Starling Festival|s|organizes a summer festival of music and dance
Eastgate Archive|s|keeps the archives of the city and lends them to schools
Puppet Yard|s|builds puppets and tours with them`,
  sport: `
Ridgeline Fitness|m|runs twelve gyms without annual contracts
Harbor City Rowing Club|s|teaches rowing to children, students and pensioners
Kestrel Athletics|m|trains young athletes in four sports
Bodywell Studios|s|offers yoga, Pilates and massage
Summit Kids Camps|m|organizes summer camps for children
Openwater Swim Schools|m|runs swimming schools for all ages
Marathon House|s|organizes road races and charity runs
Northshore Climbing|s|runs two climbing halls and mountain courses`,
  property: `
Hearthway Homes|b|develops affordable housing with local authorities
Brickfield Property Management|m|manages 7,000 apartments for private owners
Cornice & Co. Realty|s|sells and lets homes in the city and around it
Elmstead Facilities|l|looks after office buildings, schools and clinics
Townsend Lettings|s|lets apartments to students and newcomers
Skylark Estates|m|owns and manages shops and small offices
Keyring Residential|b|runs furnished apartments for business travelers
Lindenhof Facilities|b|cleans and maintains buildings for 300 clients`,
}
