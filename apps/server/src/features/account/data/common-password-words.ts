/**
 * Words that the most common passwords are made of, and words of this product. `common-password.ts` refuses each with
 * up to five digits or signs around it, doubled, cut at eight letters, and in the usual letter substitutions.
 */
export const commonPasswordWords = `
password passwort passw0rd passwd passwords motdepasse contrasena senha parola haslo wachtwoord mypassword yourpassword
newpassword oldpassword password1a pass passpass letmein letmeinnow welcome welcomeback welkom bienvenue willkommen
admin administrator root toor user username login logmein access master masterkey default changeme changeit secret
secrets private test tester testing testtest guest temp temporary system server computer internet service support
qwerty qwertyu qwertyui qwertyuiop qwertz azerty asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc asdasd
qweqwe zxczxc asdqwe qweasd qweasdzxc abcabc abcdef abcdefg abcdefgh iloveyou iloveu iluvu loveyou ilovey lovely
loveme lovelove mylove inlove truelove forever foreverlove iloveme ilovegod ihateyou fuckyou fuckme fuckoff fucker
fuckthis bullshit asshole bitch bastard dick cock pussy porn sexy sexsex sexygirl sexyboy hardcore playboy naked
sunshine sunset moonlight moonshine starlight rainbow thunder lightning storm hurricane tornado snowball snowflake
summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
may june july august september october november december birthday christmas holiday vacation weekend
monkey dragon tiger lion panther bear eagle falcon hawk phoenix shark dolphin whale turtle rabbit bunny kitten kitty
hellokitty puppy doggy horse mustang stallion cobra viper python spider scorpion butterfly ladybug penguin panda koala
elephant gorilla giraffe chicken ducky froggy wolf wolves werewolf fox foxy cougar jaguar leopard bulldog bulldogs
beagle poodle husky rottweiler charlie buddy bailey buster lucky shadow smokey ginger pepper peanut pumpkin cookie
cookies biscuit brownie cupcake muffin sugar honey honeybee candy candyman chocolate vanilla strawberry blueberry
cherry banana bananas apple apples orange lemon peach mango coconut cheese butter pizza bacon coffee whiskey vodka
beer guinness corona budlight heineken jackdaniels marlboro newport
football soccer baseball basketball hockey tennis golf golfer golfing rugby cricket bowling boxing wrestling skating
skateboard snowboard surfing surfer swimming running racing racecar nascar ferrari porsche mercedes bmw audi honda
toyota corvette camaro chevy chevrolet ford mustanggt harley harleydavidson yamaha kawasaki suzuki ducati triumph
arsenal chelsea liverpool manchester manutd mancity everton tottenham barcelona realmadrid juventus milan inter bayern
benfica porto celtic rangers yankees redsox dodgers giants cowboys steelers packers raiders patriots eagles broncos
dolphins chargers vikings redskins lakers celtics bulls knicks spurs warriors maverick mavericks champion champions
superman batman spiderman ironman hulk wolverine deadpool joker superstar starwars startrek skywalker lukeskywalker
darthvader yoda jedi pokemon pikachu naruto sasuke dragonball goku sonic mario zelda nintendo playstation xbox
minecraft fortnite roblox counterstrike warcraft starcraft diablo matrix terminator predator gandalf frodo hobbit
harrypotter hogwarts potter hermione voldemort avatar transformers simpsons homer bart southpark scooby scoobydoo
garfield snoopy mickey mickeymouse minnie donald donaldduck goofy disney tinkerbell cinderella princess prince queen
king kingkong princesa angel angels angelina heaven jesus jesuschrist christ jesus1st god godisgood godislove faith
grace blessed blessing amen bible church maria mother mommy mummy daddy father family brother sister friend friends
bestfriend bestfriends boyfriend girlfriend husband baby babygirl babyboy babyblue babyface sweet sweetie sweetheart
sweety sweetpea honeybun darling beautiful beauty gorgeous pretty handsome precious diamond diamonds crystal silver
golden goldfish platinum emerald ruby pearl jewel treasure money cash dollar rich lottery casino poker blackjack
happy happiness smile smiley freedom liberty peace hope dream dreams dreamer believe imagine wonder magic magical
wizard witch mystery phantom ghost vampire zombie devil demon satan lucifer killer ninja samurai warrior soldier
marine army navy airforce police fireman sniper hunter hunting fishing fisherman cowboy cowgirl pirate pirates captain
commander general major sergeant boss bossman gangster gangsta player hustler thug rockstar popstar rocknroll metallica
nirvana slipknot acdc ironmaiden megadeth greenday linkinpark blink eminem tupac biggie snoopdogg rihanna beyonce
britney shakira madonna michaeljackson elvis beatles johnlennon music musica guitar guitarist drummer piano trumpet
dancer dancing dance singer american america usa canada mexico brasil brazil argentina colombia espana spain france
paris london england scotland ireland irish germany deutschland berlin italia italy roma india indian pakistan china
japan tokyo korea russia moscow africa australia sydney newyork chicago boston dallas houston texas florida california
losangeles hollywood lasvegas vegas miami atlanta denver seattle detroit phoenixaz philadelphia washington virginia
michael jordan jennifer jessica ashley amanda nicole michelle daniel daniela andrew andrea anthony thomas robert
joseph joshua matthew christopher chris christian christina christine david jonathan john johnny johnson james jamesbond
william williams richard charles steven stephen george patrick kevin brian ryan jason justin brandon tyler austin
zachary nicholas alexander alexandra alexis alejandro carlos antonio fernando francisco gabriel miguel pedro juan
ricardo roberto sebastian santiago diego victor victoria vanessa veronica valentina sophia sofia olivia emily emma
hannah sarah samantha sabrina rebecca rachel natalie natasha melissa megan madison lauren laura katherine kimberly
isabella heather elizabeth danielle courtney claudia catherine caroline brittany barbara amber abigail samuel samson
simon peter paul martin marcus maxwell oliver oscar harry henry jackson benjamin bradley cameron cooper dakota dexter
hunter123 maggie molly sophie chloe lucy lola bella daisy rosie roxy sasha tigger winnie winniepooh whatever nothing
something anything everything nobody somebody anonymous unknown blahblah asdfasdf hahaha lalala yellow purple green
blue black white pink red brown blackcat blackdog bluesky greenday1 redhead blondie brooklyn startfinish slayer trustno
trustnoone killbill ncc nccd bondjamesbond bigdaddy bigdog bigboy bigman littleman hotdog hottie hotstuff hotmail gmail
yahoo google facebook myspace youtube twitter instagram linkedin microsoft windows macbook iphone samsung android nokia
motorola blackberry dell lenovo toshiba ibm intel linux ubuntu oracle cisco adobe photoshop matlab database mysql
school college university student students teacher professor graduate homework library science biology chemistry
physics history english spanish french german engineer engineering developer programmer hacker hacking coding software
hardware network security protect firewall trojan virus explorer navigator voyager enterprise discovery challenger
apollo gemini leo virgo libra aries taurus cancer pisces aquarius capricorn sagittarius mercury venus mars jupiter
saturn uranus neptune pluto galaxy universe cosmos infinity eternity destiny legend legacy victory winner winning
success successful business company office manager marketing salesman finance account accounts banking
hello helloworld hellohello helpme please thanks sorry cheers byebye goodbye goodluck goodday morning midnight darkness
darkside darkstar daylight sunrise sundance sundown moonbeam bluemoon stardust stargate starfish shooting skyline
mountain mountains valley island paradise highland frontier forest jungle garden desert ocean beach river waterfall
atlantis babylon savannah serenity standard ultimate superior supreme superfly superhero extreme maximum infinite
creative original classic electric digital concrete precision pleasure passion remember memories justice honesty
spirit security consumer expert captain1st lieutenant sailor pilot airborne airplane aircraft infantry semperfi
devildog spitfire hellfire fireball fireman1 firebird bluebird blackbird redbird robin cardinal raven sparrow swallow
pigeon parrot rooster mongoose aardvark badger beaver buffalo coyote ferret hamster hedgehog lizard raccoon squirrel
weasel wildcat wildcats tomcat polecat catfish redfish swordfish stingray barracuda crocodile alligator dinosaur
unicorn griffin pegasus hercules geronimo apache cherokee cheyenne seminole mohawk comanche dakota1 spartan spartans
trojan1 gladiator caesar napoleon waterloo wellington lincoln jefferson roosevelt kennedy churchill einstein newton
galileo darwin tesla edison mozart beethoven wolfgang sherlock holmes watson frankenstein dracula nemesis pandora
tarzan morpheus neo trinity boba bobafett chewbacca hansolo leia anakin obiwan vader aragorn legolas gimli sauron
wrangler cadillac chevelle chevrolet1 pontiac firebird1 cavalier maxima accord civic impala malibu mazda nissan subaru
volkswagen volvo lexus jeep jeepster lamborghini bugatti maserati longhorn stampede rodeo outlaw renegade desperado
trooper ranger rangers1 hawkeye hawkeyes wolfpack wolfman lonewolf redwings bruins penguins flyers maplelea senators
canucks oilers flames avalanche lightning1 predators coyotes blackhawks bluejackets sabres devils islanders braves
cubs whitesox cardinals reds mets phillies nationals marlins astros athletics mariners padres rockies twins royals
orioles tigers bluejays seminoles gators tarheels buckeyes huskers longhorns sooners badgers wolverines spartans1
rolltide crimson auburn sunflower marigold lavender jasmine rosebud rosemary blossom cherryblossom lollipop popcorn
icecream milkshake pancake cheesecake cocacola pepsi sprite fanta drpepper dietcoke snickers skittles nutella doritos
burger burrito sandwich spaghetti lasagna sushi noodles tequila whisky champagne stuff softball lacrosse volleyball
badminton handball marathon triathlon sprinter runner skater rider biker hiker climber swimmer diver wrestler fighter
boxer karate judo ninjutsu kungfu trumpeter trombone saxophone violin cello flute bassman bassist keyboard musicman
deftones pantera slayer1 zeppelin ledzeppelin pinkfloyd pearljam soundgarden aerosmith vanhalen bonjovi gunsnroses
radiohead coldplay oasis blur rammstein depeche queenie abba acidrain backstreet nsync onedirection bieber justinbieber
peekaboo poohbear teddybear gummybear carebear snuggles cuddles kisses kissme hugsandkisses loverboy loverman mistress
babydoll pussycat butthead beavis shithead dickhead asshat dumbass badass jackass bollocks wanker bigboobs blowjob
creampie cumshot lesbians spanking stocking panties horny erotic fetish naughty wetpussy lovesex maryjane marijuana
ganja weed420 stoner smoker stickyicky bongwater anderson marshall franklin mitchell lawrence harrison hamilton
campbell morrison ferguson robinson thompson peterson richardson crawford armstrong goldberg rosenberg hoffman schmidt
schneider fischer mueller wagner margaret kathleen isabelle charlotte savannah1 stephanie christine alexandra alexandre
alexander nicolas hannibal clifford chandler monica phoebe rachel ross joey frances francis marianne theresa teresa
deborah pamela cynthia beverly dorothy gloria virginia1 geraldine josephine penelope priscilla rosalind vivian wendy
yolanda zoe arthur albert alfred bernard charles1 clarence donald1 douglas edward eugene frederick gerald gilbert
gregory harold herbert howard leonard lawrence1 maurice norman oswald philip ralph raymond reginald roland ronald
russell stanley sterling terrence theodore timothy vincent wallace walter warren wesley winston srinivas krishna ganesh
shiva buddha allah muhammad mohammed ahmed fatima aisha ibrahim mustafa hassan hussein rahul rohit priya anjali deepak
sanjay vijay suresh ramesh lakshmi alabama alaska arizona arkansas carolina colorado connecticut delaware georgia hawaii
idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi
missouri montana nebraska nevada newjersey newmexico ohio oklahoma oregon pennsylvania tennessee utah vermont wisconsin
wyoming montreal toronto vancouver calgary ottawa thailand vietnam philippines indonesia malaysia singapore hongkong
taiwan japanese chinese korean portuguese portugal brazilian italian russian polish poland dutch holland netherlands
belgium austria switzerland sweden norway denmark finland greece turkey egypt israel palestine lebanon morocco nigeria
kenya ghana southafrica zealand blizzard activision electronic logitech presario packard compaq pavilion inspiron
thinkpad pentium athlon radeon geforce nvidia firefox chrome safari opera netscape wordpress wordpass freepass freeuser
newuser superuser poweruser operator sysadmin webmaster postmaster supervisor manager1 director president chairman
lifehack catch rush bond target indya shamrock wrinkle snapper fuck shit damn hell darn drowssap nimda toor1 alohomora abracadabra opensesame sesame swordfis
billybob bubba bubbles boomer bonkers bananas1 chronic westside eastside northside southside gangsta1 playa thuglife
scarface goodfellas godfather soprano breakingbad gameofthrones winteriscoming walkingdead doctorwho starfleet klingon
scry scryapp scryjobs resume resumes myresume cv career careers mycareer job jobs myjob newjob dreamjob findjob getajob
internship internships intern hackathon hackathons jobseeker jobsearch recruiter hireme employee employer opportunity
crystalball
`
  .trim()
  .split(/\s+/)
