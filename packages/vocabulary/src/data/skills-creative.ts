/** Design, image, film, sound, music, stage, writing and journalism. */
export const creativeSkills = `
= tool
Adobe Creative Suite|Adobe Creative Cloud;Creative Cloud;Adobe CC;Adobe Suite;Creative Suite;Adobe CS6;Adobe|Adobe Photoshop;Adobe Illustrator;Adobe InDesign
Adobe Photoshop|Photoshop;PS Photoshop;Photoshop CC|Adobe Illustrator;Adobe Lightroom;GIMP
Adobe Illustrator|Illustrator;Illustrator CC|Adobe Photoshop;Inkscape;CorelDRAW
Adobe InDesign|InDesign|Layout Design;QuarkXPress
Adobe XD|XD Adobe;AdobeXD|Figma;UI Design
Adobe Premiere Pro|Premiere Pro;Premiere;Adobe Premiere|Final Cut Pro;DaVinci Resolve;Video Editing
Adobe After Effects|After Effects;AfterEffects|Motion Graphics;Adobe Premiere Pro
Adobe Lightroom|Lightroom|Photo Editing;Adobe Photoshop
Capture One||Adobe Lightroom
Adobe Audition|Audition|Audacity;Audio Editing
Adobe Animate|Adobe Flash;Macromedia Flash|Animation
Adobe Dreamweaver|Dreamweaver|HTML;Web Design
Adobe Fresco|~Adobe Express;~Adobe Spark|Adobe Photoshop
Adobe Substance 3D|Substance Painter;Substance Designer|3D Texturing
Figma||Adobe XD;Sketch;UI Design;Prototyping (UX)
Sketch|Sketch App|Figma;UI Design
InVision|InVision Studio|Figma;Prototyping (UX)
Axure|Axure RP|Wireframing
Balsamiq|Balsamiq Mockups|Wireframing
Framer||Figma;Web Design
Zeplin|~Principle App|Figma
Marvel App||Zeplin
ProtoPie||Zeplin
UserTesting|~Optimal Workshop;~Lookback|Usability Testing
Maze UX||UserTesting
Canva||Adobe Express Design;Graphic Design
Adobe Express Design||Canva
GIMP|~Paint.NET|Adobe Photoshop
Inkscape||Adobe Illustrator
Affinity Designer||Inkscape
Affinity Photo||Inkscape
CorelDRAW|Corel Draw;~Corel Painter|Adobe Illustrator
QuarkXPress|Quark|Adobe InDesign
Procreate||Digital Illustration
Clip Studio Paint||Procreate
Krita||Procreate
Blender|Blender 3D|3D Modeling;Autodesk Maya
Autodesk Maya|Maya|Blender;3D Animation
3ds Max|3D Studio Max;Autodesk 3ds Max;3DS MAX|Autodesk Maya
Cinema 4D|Cinema4D;C4D|Motion Graphics;Blender
ZBrush||3D Sculpting
Mudbox||ZBrush
Houdini|SideFX Houdini|Visual Effects
Nuke|Foundry Nuke;The Foundry Nuke;~Mocha Pro|Visual Effects
KeyShot||3D Rendering
Arnold Renderer||KeyShot
Redshift Renderer||KeyShot
OctaneRender||KeyShot
Marvelous Designer|~Browzwear|Fashion Design
CLO 3D|CLO3D|Marvelous Designer
Toon Boom Harmony|Toon Boom|2D Animation
TVPaint||Toon Boom Harmony
Spine Animation||2D Animation
Aseprite||Spine Animation
Pixel Art||Spine Animation
Final Cut Pro|Final Cut;FCPX;Final Cut Pro X|Adobe Premiere Pro;iMovie
DaVinci Resolve|Da Vinci Resolve|Color Grading;Video Editing
Avid Media Composer|Avid|Video Editing
iMovie|~Windows Movie Maker|Video Editing
Filmora||iMovie
CapCut||iMovie
Camtasia||iMovie
Sony Vegas||iMovie
OBS Studio|OBS|Live Streaming
Streamlabs||OBS Studio
Audacity||Audio Editing
Pro Tools|ProTools;Avid Pro Tools|Audio Engineering;Logic Pro
Logic Pro|Logic Pro X|Pro Tools;Music Production
Ableton Live|Ableton|Music Production
FL Studio|Fruity Loops|Music Production
GarageBand|Garage Band;~Reason Studios|Music Production
Cubase||GarageBand
Reaper DAW||GarageBand
Sibelius|~Finale Music;~Dorico|Music Notation
MuseScore||Sibelius
FMOD||Sound Design;Game Development
Wwise||FMOD
QLab|~ETC Eos|Lighting Design
Final Draft||Screenwriting
Celtx||Final Draft
Adobe Captivate||E-Learning Development
Articulate Storyline|Articulate 360;Articulate Rise|Adobe Captivate
Prezi|Pitch Deck Design|Presentation Design
Grammarly|~Hemingway Editor|Proofreading
Spotify for Podcasters|Anchor Podcast;~Riverside.fm|Podcast Production
DSLR Cameras|DSLR;Mirrorless Cameras;Camera Operation;Canon Cameras;Sony Cameras|Photography
= practice
Graphic Design|Visual Design;Graphics Design;Graphic Arts|Adobe Illustrator;Adobe Photoshop;Typography
Web Design|Website Design|UI Design;HTML;Figma
UI Design|User Interface Design;UI;Interface Design;UI/UX;UI/UX Design;UX/UI;UX/UI Design|UX Design;Figma
UX Design|User Experience Design;UX;User Experience;User-Centered Design;Human-Centered Design;HCD|UI Design;UX Research;Wireframing
UX Research|User Research;User Experience Research;User Interviews;Design Research|Usability Testing;UX Design
Usability Testing|Usability;Heuristic Evaluation;Usability Studies|UX Research
Interaction Design|IxD|UX Design
Information Architecture|Card Sorting;Site Mapping;Sitemaps|UX Design
Wireframing|Wireframes;Wireframe|Prototyping (UX);UX Design
Prototyping (UX)|Interactive Prototyping;Low-Fidelity Prototyping;High-Fidelity Prototyping;Mockups;Rapid Prototyping (UX)|Wireframing;Figma
User Personas|Personas;User Journey Mapping;Journey Mapping;Storyboards (UX);Empathy Mapping|UX Design
User Flows||UX Design
Design Systems|Design System;Style Guides;Component Libraries|UI Design
Design Thinking||UX Design
Service Design||UX Design
Typography|Lettering;Hand Lettering;Type Design|Graphic Design
Calligraphy||Typography
Layout Design|Page Layout;Editorial Design;Publication Design;Desktop Publishing|Adobe InDesign
Logo Design|Icon Design;Identity Design|Graphic Design;Brand Management
Packaging Design|Package Design;Label Design|Graphic Design
Print Design|Poster Design;Flyer Design;Brochure Design;Flyers;Posters|Graphic Design
Color Theory|Colour Theory;Composition|Graphic Design
Infographics|Infographic Design;Information Design|Data Visualization
Presentation Design|Slide Design;PowerPoint Design|Microsoft PowerPoint
Art Direction|Creative Direction|Graphic Design
Illustration|Hand Drawing;Figure Drawing|Digital Illustration;Sketching;Drawing
Sketching|Hand Sketching;Freehand Sketching|Drawing;Illustration
Drawing||Sketching;Illustration
Digital Illustration|Digital Art;Digital Painting;Digital Drawing;Vector Illustration|Procreate;Illustration
Concept Art|Character Design;Environment Design|Illustration
Storyboarding|Storyboards|Animation
Animation|Character Animation;Stop Motion|2D Animation;3D Animation
2D Animation||Animation
3D Animation|Rigging (3D);Keyframe Animation|Animation;Autodesk Maya
3D Modeling|3D Modelling;3D Design;3D Art;3D CAD|Blender;CAD
3D Rendering|Photorealistic Rendering|V-Ray;3D Modeling
3D Texturing|UV Mapping;Texturing|3D Modeling
3D Sculpting|Digital Sculpting|ZBrush
Visual Effects|VFX;Compositing;Special Effects|Adobe After Effects
Motion Graphics|Motion Design|Adobe After Effects
Game AI|Behavior Trees;Pathfinding;NPC AI|Game Development;Game Design
Game Design|Level Design;Game Mechanics;Gameplay Design|Game Development
Creative Coding|Generative Art|p5.js
Photography|Digital Photography;Portrait Photography;Event Photography;Product Photography|Photo Editing
Photojournalism||Photography
Photo Editing|Photo Retouching;Retouching;Image Editing;Photo Manipulation|Adobe Photoshop;Adobe Lightroom
Studio Lighting|Lighting Techniques;Photography Lighting|Photography
Videography|Video Shooting;Cinematography;Filming;Camera Work|Video Editing
Video Editing|Film Editing;Video Post-Production;Post-Production|Adobe Premiere Pro;Videography
Video Production|Film Production;Filmmaking;Film Making;Multimedia Production;Video Creation;Media Production|Video Editing
Color Grading|Color Correction|DaVinci Resolve
Live Streaming|Livestreaming;Live Broadcast|OBS Studio
Broadcasting|Radio Broadcasting;TV Production;Television Production;Broadcast Production;On-Air Hosting|Journalism
Directing|Film Directing;Stage Directing|Video Production
Screenwriting|Script Writing;Scriptwriting;Playwriting|Creative Writing
Audio Engineering|Sound Engineering;Audio Recording;Sound Recording;Sound Mixing;Mixing;Mixing and Mastering;Live Sound;Audio Mixing;Mastering|Pro Tools;Audio Editing
Audio Editing|Sound Editing;Audio Production|Audacity
Sound Design|Foley|Audio Engineering
Podcast Production|Podcasting;Podcast Editing;Podcasts|Audio Editing
Music Production|Beat Making;Electronic Music Production|Ableton Live;Audio Engineering
Music Composition|Composing;Songwriting;Arranging;Music Arrangement|Music Theory
Music Theory|Ear Training;Sight Reading|Music Performance
Music Notation||Sibelius
Music Performance||Music Theory
Piano||Music Performance
Guitar||Music Performance
Violin||Music Performance
Singing|Vocal Performance|Music Performance
Drums||Music Performance
Cello||Music Performance
Flute||Music Performance
Saxophone||Music Performance
Trumpet||Music Performance
Choir||Music Performance
Conducting|Choral Conducting|Music Performance
DJing|Disc Jockeying|Music Production
Acting|Theatre;Theater;Improvisation;Improv;Stage Acting;Drama|Voice Acting
Voice Acting|Voiceover;Voice-Over;Voice Over|Acting
Dance|~Ballet;~Hip Hop Dance;~Contemporary Dance|Acting
Choreography||Dance
Stage Management|Theatre Production;Theater Production;Stagecraft;Set Construction|Lighting Design
Set Design||Stage Management
Lighting Design|Stage Lighting;Theatrical Lighting|Stage Management
Costume Design|Costume Construction|Fashion Design
Fashion Design|Apparel Design;Textile Design;Textiles;Draping;Pattern Making;Patternmaking;Garment Construction|Sewing
Fashion Styling|Styling;Fashion Merchandising;Trend Forecasting|Merchandising
Industrial Design|Furniture Design;Product Styling|Product Design
Exhibition Design|Exhibit Design;Installation Art|Curation
Curation|Curating;Museum Studies;Collections Management;Art Handling;Exhibit Curation|Art History
Painting|Acrylic Painting;Mural Painting|Illustration
Oil Painting||Painting
Watercolor|Watercolour|Painting
Sculpture|Sculpting|Ceramics
Ceramics|Pottery;Wheel Throwing|Sculpture
Printmaking|Linocut;Etching|Illustration
Bookbinding||Printmaking
Creative Writing|Fiction Writing;Narrative Writing|Writing
Poetry||Creative Writing
Storytelling||Creative Writing
Technical Writing|User Manuals;Instruction Writing|Technical Documentation;Writing
Copywriting|Ad Copy;Copy Writing;~UX Writing;Web Copy;Content Writing;Article Writing|Content Marketing;Writing
Blogging|Blog Writing;Blog Posts|Copywriting
Content Creation|Content Development;Content Production;Digital Content Creation;Digital Content|Social Media Marketing
Content Management|Content Editing;Web Content|Content Management Systems
Editing|Copy Editing;Copyediting;Developmental Editing;Text Editing|Proofreading
Proofreading|Proof Reading|Editing
Speechwriting|Speech Writing|Writing
Journalism|News Writing;Reporting (News);Newswriting;Investigative Journalism;Feature Writing;Sports Writing|Interviewing Sources
Interviewing Sources|Conducting Interviews;Journalistic Interviewing|Journalism
Fact-Checking|Fact Checking|Journalism
AP Style|Associated Press Style;AP Stylebook;~Chicago Manual of Style;~MLA;~APA Style;~APA Formatting;~Chicago Style|Editing
Publishing|Book Publishing;Self-Publishing;Editorial Management|Editing
Translation|Translating;Literary Translation;~Subtitling;~Localization|Interpreting
Interpreting|Interpretation (Language);Simultaneous Interpretation;Medical Interpreting|Translation
= domain
Art History|History of Art|Curation
Film Studies|Media Studies;Film History;Film Theory|Video Production
Communication Studies|Mass Communication;Media Communications|Public Relations
Literature|Literary Analysis;English Literature;Comparative Literature;Literary Criticism;Close Reading|Writing
Linguistics|Phonetics;Syntax;Sociolinguistics|Translation
Fine Arts|Studio Art;Visual Arts|Painting
Digital Media|New Media;Multimedia;Transmedia|Video Production
= certification
Adobe Certified Professional|Adobe Certified Associate;Adobe Certified Expert|Adobe Creative Suite
Avid Certified User|Pro Tools Certification|Pro Tools
`
