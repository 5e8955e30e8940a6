import type { Occupation } from '../sample/occupation.ts'

/** Design, media, journalism, arts and culture. */
export const creativeOccupations: readonly Occupation[] = [
  {
    name: 'graphic designer', category: 'design', team: 'design|brand design',
    industries: ['studio', 'agency', 'media', 'retail', 'culture', 'manufacturing'],
    titles: 'Graphic Designer|Visual Designer|Brand Designer|Packaging Designer|Junior Art Director',
    intern: 'Graphic Design Intern|Visual Design Intern|Brand Design Intern',
    pay: [46, 78], place: 'desk', degree: 'bachelor', studies: 'Graphic Design|Visual Communication|Fine Arts',
    skills: 'Adobe Illustrator|Adobe Photoshop|Adobe InDesign|typography|layout|branding|Figma|print production|illustration|packaging design|Adobe After Effects|color theory|photography|art direction|web design',
    slots: { item: 'posters|packaging|annual reports|book covers|exhibition graphics|menus|icons' },
    duties: `Design {item} from sketch to print file
Develop identities that survive ten years
Prepare data for print and check proofs at the press
Present two ideas instead of twenty
Retouch photos
Draw illustrations and icons
Keep brand guidelines alive
Work with writers on headline and picture together
Adapt {item} to many formats
Choose paper, ink and finishing
Help at photo shoots
Keep the archive in order`,
    asks: `A portfolio with three projects you can talk about
Love of typography
Clean files
Ideas first, software second
Experience with {item}
Feeling for color in print and on screen
Ability to explain decisions
Calm around deadlines`,
  },
  {
    name: 'UX designer', category: 'design', team: 'product design|user experience',
    industries: ['studio', 'software', 'bank', 'hospital', 'government', 'hardware', 'data'],
    titles: 'UX Designer|Product Designer|UI/UX Designer|Interaction Designer|UX Researcher',
    intern: 'UX Design Intern|Product Design Intern|UX Research Intern|UI/UX Design Intern',
    pay: [70, 132], place: 'desk', degree: 'bachelor', studies: 'Interaction Design|Human-Computer Interaction|Psychology|Graphic Design',
    skills: 'Figma|user research|wireframing|prototyping|usability testing|interaction design|design systems|information architecture|accessibility|user interviews|UI design|HTML|CSS|Miro|journey mapping',
    slots: { flow: 'sign-up|booking an appointment|paying a bill|a medical device display|search|reporting a pothole' },
    duties: `Talk with users and watch them at work
Sketch and prototype {flow}
Test with five people and change what failed
Draw screens with every state: empty, loading, wrong
Keep the design system consistent
Work with developers until it is really live
Simplify forms
Check contrast, focus and target size
Map how people get to {flow} and where they leave
Write interface texts
Present with evidence
Run workshops with stakeholders`,
    asks: `A portfolio that shows the way and not only the result
Practice in interviews and tests
Feeling for words
Knowledge of accessibility
Understanding of front-end limits
Experience with {flow} or similar
Readiness to throw work away
Systematic thinking`,
  },
  {
    name: 'industrial designer', category: 'design', team: 'industrial design|product design',
    industries: ['studio', 'hardware', 'manufacturing', 'automotive', 'retail'],
    titles: 'Industrial Designer|Product Designer, Physical|Furniture Designer|Toy Designer',
    intern: 'Industrial Design Intern|Furniture Design Intern|Physical Product Design Intern',
    pay: [56, 94], place: 'mixed', degree: 'bachelor', studies: 'Industrial Design|Product Design',
    skills: 'industrial design|sketching|SolidWorks|Rhino|prototyping|Adobe Illustrator|KeyShot|model making|3D printing|user research|design for manufacturing|Fusion 360|CMF design|rendering|ergonomics',
    slots: { obj: 'a kettle|a chair for schools|garden tools|a hearing aid case|a bike trailer|a lamp' },
    duties: `Develop {obj} from research to tooling
Sketch many variants and choose with reasons
Build models in foam, card and print
Test handles, switches and weight with people
Work with engineers on parts and joints
Choose colors, materials and finishes
Render for presentations
Visit factories
Reduce parts and waste in {obj}
Draw details
Study how people repair things
Follow {obj} into the shop`,
    asks: `A portfolio with models and failures
Manual skill
Practice in CAD
Feeling for material
Interest in repair and reuse
Experience in a workshop
Understanding of production
Good presentation`,
  },
  {
    name: 'interior designer', category: 'design', team: 'interiors',
    industries: ['studio', 'construction', 'hotel', 'retail', 'property'],
    titles: 'Interior Designer|Interior Architect|Kitchen and Bath Designer|Retail Space Designer',
    intern: 'Interior Design Intern|Interior Architecture Intern',
    pay: [48, 80], place: 'mixed', degree: 'bachelor', studies: 'Interior Design|Interior Architecture|Architecture', certificates: 'NCIDQ|LEED Green Associate',
    skills: 'interior design|AutoCAD|Revit|SketchUp|space planning|material selection|Adobe Photoshop|rendering|FF&E|client communication|lighting design|Enscape|building codes|budgeting|Adobe InDesign',
    slots: { room: 'offices|hotel rooms|a cafe|apartments|waiting rooms|a library' },
    duties: `Plan {room} with the people who will use them
Draw plans, sections and details
Choose furniture, light and surfaces
Make boards and samples
Prepare budgets and orders
Supervise installation
Measure existing rooms
Model {room} for clients
Find used and local pieces
Check fire and access rules
Keep the material library
Write schedules`,
    asks: `Sense of space, light and use
Portfolio of plans and pictures
Practice with drawing software
Experience on site
Good contact with clients and craftspeople
Cost awareness
Knowledge of materials
Attention to details`,
  },
  {
    name: 'fashion designer', category: 'design', team: 'design|product',
    industries: ['retail', 'manufacturing', 'studio', 'culture'],
    titles: 'Fashion Designer|Textile Designer|Apparel Designer|Pattern Maker|Costume Technician',
    intern: 'Fashion Design Intern|Textile Design Intern|Costume Shop Intern',
    pay: [46, 80], place: 'site', degree: 'bachelor', studies: 'Fashion Design|Textile Design|Costume Design',
    skills: 'fashion design|sewing|pattern making|Adobe Illustrator|textiles|technical drawing|draping|garment construction|CLO 3D|trend research|fittings|tech packs|knitwear|fabric sourcing|embroidery',
    slots: { wear: 'outdoor jackets|workwear|children\'s clothes|stage costumes|knitwear|shoes' },
    duties: `Design {wear} for two seasons a year
Draw patterns and sew first samples
Fit {wear} on real bodies
Choose fabrics and trims
Write specifications for the maker
Visit mills and factories
Research what people wear and why
Correct samples until they fit
Plan the range with sales
Repair and alter
Document yarn, care and origin
Help at shoots and shows`,
    asks: `Excellent sewing
A portfolio with drawings and pieces
Knowledge of fibers
Interest in durable clothes
Experience with {wear}
Practice with pattern software
Speed before deadlines
Eye for proportion`,
  },
  {
    name: 'animator', category: 'design', team: 'animation|motion',
    industries: ['games', 'media', 'studio', 'agency'],
    titles: 'Animator|3D Artist|Motion Graphics Designer|Character Artist|Environment Artist|VFX Artist',
    intern: 'Animation Intern|3D Art Intern|Motion Design Intern|VFX Intern',
    pay: [54, 94], place: 'desk', degree: 'bachelor', studies: 'Animation|Digital Art|Game Art|Visual Effects',
    skills: 'animation|Blender|Maya|Adobe After Effects|3D modeling|storyboarding|texturing|rigging|lighting|Adobe Photoshop|ZBrush|Substance Painter|compositing|Cinema 4D|Unreal Engine|Nuke',
    slots: { of: 'characters|animals|explainer films|title sequences|machines|landscapes' },
    duties: `Animate {of} with weight and timing
Model, texture and light scenes
Draw storyboards and animatics
Rig models for colleagues
Keep polygon and memory budgets
Take notes and turn them around by next morning
Optimize {of} for the engine
Composite shots
Build a library of reusable motion
Name files so that others find them
Work with sound designers
Research movement from life`,
    asks: `A reel of at most two minutes
Strong drawing or modeling basics
Knowledge of the twelve principles
Experience with {of}
Readiness for revisions
Technical curiosity
Teamwork in a pipeline
Observation of how things move`,
  },
  {
    name: 'illustrator', category: 'design', team: 'illustration|children\'s books|editorial design',
    industries: ['media', 'studio', 'games', 'agency', 'school'],
    titles: 'Illustrator|Concept Artist|Scientific Illustrator|Storyboard Artist',
    intern: 'Illustration Intern|Concept Art Intern',
    pay: [42, 74], place: 'desk', degree: 'bachelor', studies: 'Illustration|Fine Arts|Graphic Design',
    skills: 'illustration|Adobe Photoshop|drawing|Procreate|Adobe Illustrator|concept art|color theory|storyboarding|character design|digital painting|layout|composition|watercolor|anatomy',
    slots: { pic: 'children\'s books|news stories|plants and animals|game worlds|recipes|manuals' },
    duties: `Draw for {pic}, by hand and on the tablet
Develop characters and places
Sketch several readings of a text
Work with editors and art directors
Prepare files for print and screen
Keep a style across many pictures
Research costumes, tools and species
Deliver on time
Redraw after comments
Make maps and diagrams
Design covers
Present roughs`,
    asks: `A portfolio with a hand of its own
Drawing from observation
Experience with {pic}
Reliability
Speed in sketching
Knowledge of file formats
Humor
Willingness to revise`,
  },
  {
    name: 'photographer', category: 'design', team: 'photo|visual content',
    industries: ['media', 'agency', 'retail', 'culture', 'sport', 'university'],
    titles: 'Photographer|Product Photographer|Photo Editor|Staff Photographer|Photo Assistant',
    intern: 'Photography Intern|Photo Editing Intern|Photo Studio Intern',
    pay: [38, 64], place: 'site', degree: 'school', studies: 'Photography|Visual Arts|Photojournalism',
    skills: 'photography|Adobe Lightroom|Adobe Photoshop|photo editing|studio lighting|composition|retouching|product photography|Capture One|event photography|color grading|video|image archiving|portrait photography',
    slots: { subj: 'products|people at work|concerts|news|food|buildings|sports' },
    duties: `Photograph {subj} in the studio and outside
Plan shoots with the editors
Set light
Select, retouch and caption
Keep consent forms and rights in order
Maintain cameras and studio
Deliver the same day when it is urgent
Archive with keywords
Assist colleagues
Try video now and then
Direct people who hate being photographed
Care for color from camera to print`,
    asks: `A portfolio of {subj}
Technical command
Kindness towards people in front of the lens
Driver's license
Fast editing
Evening and weekend work at times
Own equipment is welcome, not required
Organized archive`,
  },
  {
    name: 'video producer', category: 'design', team: 'video|production|post-production',
    industries: ['media', 'agency', 'university', 'sport', 'software', 'culture'],
    titles: 'Video Producer|Video Editor|Videographer|Film Editor|Production Assistant, Video',
    intern: 'Video Production Intern|Video Editing Intern|Film Production Intern',
    pay: [46, 80], place: 'mixed', degree: 'bachelor', studies: 'Film|Media Production|Communication',
    skills: 'video editing|Adobe Premiere Pro|video production|camera operation|DaVinci Resolve|storytelling|Adobe After Effects|lighting|sound recording|color grading|Final Cut Pro|motion graphics|script writing|scheduling|drone piloting',
    slots: { film: 'portraits|explainers|documentaries|training films|match reports|trailers' },
    duties: `Produce {film} from script to upload
Shoot with small crews, or alone
Cut, grade and mix
Interview people so that they forget the camera
Plan days, places and permits
Look after equipment and backups
Add titles and subtitles
Adapt {film} to several formats
Clear music and archive rights
Manage storage
Write shot lists
Work with freelancers`,
    asks: `A reel with your part in it explained
Feeling for rhythm
Good sound, always
Experience with {film}
Own initiative
Physical readiness to carry gear
Calm on set
Reliable file management`,
  },
  {
    name: 'sound engineer', category: 'design', team: 'audio|sound',
    industries: ['media', 'culture', 'games', 'hotel'],
    titles: 'Sound Engineer|Audio Engineer|Podcast Producer|Sound Designer|Live Sound Technician',
    intern: 'Audio Engineering Intern|Podcast Production Intern|Sound Design Intern',
    pay: [42, 74], place: 'site', degree: 'associate', studies: 'Audio Engineering|Music Production|Media Technology',
    skills: 'audio mixing|Pro Tools|sound design|audio editing|recording|Ableton Live|microphone technique|live sound|mastering|Adobe Audition|Wwise|acoustics|signal flow|podcasting|Logic Pro',
    slots: { ev: 'radio plays|concerts|podcasts|game levels|conferences|theater evenings' },
    duties: `Record and mix {ev}
Set up microphones, desks and monitors
Cut speech so that nobody hears the cut
Design sounds and atmospheres
Maintain cables and consoles
Run live sound at {ev}
Keep loudness within the norm
Restore old recordings
Advise speakers
Archive sessions
Solve hums and dropouts quickly
Load in and load out`,
    asks: `Trained ears
Knowledge of signal flow
Samples of your work
Experience with {ev}
Evenings and weekends
Patience with artists
Technical safety
Musicality`,
  },
  {
    name: 'journalist', category: 'other', team: 'newsroom|local|investigative',
    industries: ['media'],
    titles: 'Reporter|Journalist|Staff Writer|News Reporter, {beat}|Data Journalist',
    intern: 'Journalism Intern|Newsroom Intern|Reporting Intern, {beat}|Editorial Intern',
    pay: [44, 78], place: 'mixed', degree: 'bachelor', studies: 'Journalism|Political Science|English|Communication',
    skills: 'reporting|news writing|interviewing|fact-checking|research|editing|AP style|social media|storytelling|photography|data journalism|public records research|audio editing|headline writing|WordPress',
    slots: { beat: 'City Hall|Schools|Health|Business|Courts|Culture|Sports|Climate' },
    duties: `Cover {beat} with curiosity and distance
Find stories nobody sent out a release for
Interview people and quote them correctly
Check every fact twice
Write news, features and short items
Request documents and read all of them
Work with photographers and data colleagues
Record audio or video where it helps
Answer readers
Keep a calendar of {beat}
Take part in conferences with ideas
Protect sources`,
    asks: `Published samples
Clean, quick writing
Persistence and fairness
Knowledge of press law basics
Interest in {beat}
Evening and weekend duty by rota
Driver's license
Ability to work with numbers`,
  },
  {
    name: 'editor', category: 'other', team: 'editorial|publishing',
    industries: ['media', 'university', 'agency', 'culture'],
    titles: 'Editor|Copy Editor|Editorial Assistant|Publishing Assistant|Proofreader|Managing Editor',
    intern: 'Editorial Intern|Publishing Intern|Copy Editing Intern',
    pay: [44, 76], place: 'desk', degree: 'bachelor', studies: 'English|Literature|Journalism|Linguistics',
    skills: 'editing|proofreading|copy editing|fact-checking|Chicago Manual of Style|project management|Adobe InDesign|manuscript evaluation|AP style|content management systems|writing|author relations|metadata|production schedules|Microsoft Word',
    slots: { work: 'novels|textbooks|a newsletter|cookbooks|research articles|children\'s books' },
    duties: `Edit {work} for sense, style and fact
Read submissions and write reports
Work with authors, tactfully
Keep schedules from manuscript to print
Write blurbs and headlines
Check layouts and indexes
Commission pieces and pictures
Maintain the style guide
Clear permissions
Proofread on paper and screen
Prepare metadata for shops and libraries
Plan the program with marketing`,
    asks: `Excellent language
Wide reading
Diplomacy
Experience with {work}
Eye for the wrong comma and for the wrong chapter
Organized tracking
Knowledge of production
Interest in readers`,
  },
  {
    name: 'translator', category: 'other', team: 'language services|localization',
    industries: ['media', 'law', 'government', 'software', 'community', 'school'],
    titles: 'Translator, {lang}|{lang} Translator|Interpreter, {lang}|Localization Specialist|Bilingual Editor, {lang}',
    intern: 'Translation Intern, {lang}|Localization Intern|Interpreting Intern, {lang}',
    pay: [44, 74], place: 'desk', degree: 'bachelor', studies: 'Translation|Linguistics|Modern Languages', certificates: 'ATA certification|Court interpreter certificate',
    skills: 'translation|proofreading|localization|terminology management|interpreting|SDL Trados|editing|writing|cultural knowledge|research|memoQ|subtitling|quality control|project management|machine translation post-editing',
    slots: { lang: 'Spanish|French|German|Arabic|Mandarin|Portuguese|Japanese|Ukrainian', text: 'contracts|patient letters|interfaces|manuals|novels|court papers' },
    duties: `Translate {text} so that they read like originals
Interpret in meetings and by phone
Check machine output and fix it honestly
Maintain term bases
Ask authors when something is unclear
Adapt dates, units and jokes
Proofread colleagues
Write subtitles
Handle confidential papers
Estimate time and price
Test localized screens
Advise on cultural matters`,
    asks: `Native-level {lang} and very good English
Specialist knowledge in one field
Experience with {text}
Practice with translation tools
Reliability with dates
Discretion
Curiosity about words
Good general knowledge`,
  },
  {
    name: 'technical writer', category: 'technology', team: 'documentation|technical communication',
    industries: ['software', 'hardware', 'manufacturing', 'biotech', 'aerospace', 'data'],
    titles: 'Technical Writer|Documentation Specialist|API Documentation Writer|Technical Communicator',
    intern: 'Technical Writing Intern|Documentation Intern',
    pay: [60, 98], place: 'desk', degree: 'bachelor', studies: 'Technical Communication|English|Computer Science|Engineering',
    skills: 'technical writing|documentation|editing|Markdown|Git|API documentation|information architecture|DITA|MadCap Flare|content management|XML|user guides|illustration|research|style guides',
    slots: { thing: 'an API|a pump|a lab instrument|a mobile app|a control unit|an installation guide' },
    duties: `Write instructions for {thing} and try them out yourself
Interview engineers
Keep documentation in step with releases
Draw clear diagrams
Test texts with users
Structure topics for reuse
Prepare texts for translation
Write release notes that say what matters
Check warnings against standards
Answer questions from support
Delete outdated pages
Measure which pages help`,
    asks: `Exact and simple language
Technical curiosity about {thing}
Writing samples
Practice with markup and version control
Ability to ask naive questions
Experience with structured content
Eye for layout
Persistence with busy experts`,
  },
  {
    name: 'actor', category: 'other', team: 'ensemble|stage',
    industries: ['culture', 'media', 'sport'],
    titles: 'Actor|Stage Manager|Musician, Orchestra|Theater Technician|Dance Instructor|Music Teacher',
    intern: 'Theater Intern|Stage Management Intern|Orchestra Administration Intern|Technical Theater Intern',
    pay: [36, 62], place: 'site', degree: 'bachelor', studies: 'Theater|Music|Performing Arts',
    skills: 'performance|stage management|rehearsal planning|music|public speaking|lighting|set construction|improvisation|teaching|communication|sound operation|dance|QLab|voice training|costumes',
    slots: { piece: 'a family musical|a modern drama|the summer concert|a school tour|an opera for children' },
    duties: `Take part in {piece}, on or behind the stage
Attend rehearsals prepared
Keep the prompt book and call cues
Set up light, sound and scenery
Lead workshops for schools
Travel on short tours
Help with auditions
Take care of instruments, props and costumes
Report on each performance
Welcome guest artists
Learn fast when somebody is ill
Join talks with the audience`,
    asks: `Training or proven talent
Punctuality
Evenings and weekends
Team spirit
Physical fitness
Experience with {piece} or similar
Ease with children
Respect for safety on stage`,
  },
  {
    name: 'museum curator', category: 'other', team: 'collections|exhibitions|education',
    industries: ['culture', 'university', 'government'],
    titles: 'Museum Curator|Curatorial Assistant|Museum Educator|Collections Manager|Gallery Assistant|Archivist',
    intern: 'Museum Intern|Curatorial Intern|Collections Intern|Museum Education Intern',
    pay: [42, 72], place: 'site', degree: 'master', studies: 'Museum Studies|Art History|History|Archaeology',
    skills: 'collections management|exhibition planning|research|cataloging|art handling|public speaking|writing|TMS|museum education|event planning|conservation|digitization|grant writing|archival processing',
    slots: { coll: 'ships and trade|photographs|textiles|modern prints|tools and toys|letters' },
    duties: `Look after a collection of {coll}
Research and write labels of 60 words
Plan exhibitions with designers
Register loans and pack them safely
Lead tours and workshops
Digitize {coll} and put it online
Watch climate, light and insects
Answer requests from researchers and families
Write applications for funding
Work with communities whose history we show
Document condition
Prepare talks and catalogs`,
    asks: `Knowledge of {coll} or a related field
Careful hands
Writing for visitors, not for colleagues
Experience in a museum or archive
Order in databases
Joy in public
Weekend duty at times
Languages`,
  },
  {
    name: 'landscape architect', category: 'design', team: 'landscape|open space',
    industries: ['construction', 'government', 'environment', 'studio'],
    titles: 'Landscape Architect|Landscape Designer|Garden Designer|Park Planner',
    intern: 'Landscape Architecture Intern|Landscape Design Intern|Park Planning Intern',
    pay: [54, 88], place: 'mixed', degree: 'bachelor', studies: 'Landscape Architecture|Horticulture|Urban Design', certificates: 'LARE|PLA license',
    skills: 'landscape architecture|AutoCAD|plant knowledge|SketchUp|site analysis|Adobe InDesign|Rhino|grading|planting design|GIS|stormwater management|rendering|construction drawings|public engagement|Lumion',
    slots: { site: 'a schoolyard|a river park|green roofs|a cemetery|a playground|a hospital garden' },
    duties: `Design {site} with people, plants and water in mind
Draw plans and details
Choose plants that stand heat and salt
Supervise planting and paving
Hold workshops with neighbors of {site}
Estimate cost and care
Model terrain and runoff
Prepare tenders
Survey trees and soils
Write maintenance plans
Work with engineers and ecologists
Visit {site} again after three years`,
    asks: `Knowledge of plants
Sketching and CAD
Interest in climate-adapted cities
Experience in a garden, nursery or office
Feeling for details
Public speaking
Driver's license
Portfolio`,
  },
]
