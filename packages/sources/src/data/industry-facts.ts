import type { IndustryName } from '../sample/industry.ts'

/** Details that any organisation of a field may say of itself, one to a line. */
export const industryFacts: Readonly<Record<IndustryName, string>> = {
  software: `
About 2,400 customers use the product every working day.
We release several times a week and keep our incident reports public.
Most of our customers came to us by word of mouth.
The product is profitable and growing by a third each year.
Everyone answers support tickets one morning a month.`,
  data: `
Our models serve around 30 million predictions a day.
Every model we ship has a written account of what it cannot do.
We work in small teams that each answer for one customer.
We publish about four papers a year and share the code where customers allow it.
The data behind our reports comes from more than 60 sources.`,
  games: `
Our last game took three years and found more players than we had hoped.
We do not crunch, and our producers plan for that.
We are between prototype and production on two new titles.
Most of us have a background in something other than games.`,
  hardware: `
Boards go from schematic to our own assembly line in nine days.
We hold 40 patents and ship to 22 countries.
Our lab has two anechoic chambers and a very well-stocked parts wall.
The first product is in volume production; the second one is on the bench.
Engineers here follow a product from first sketch to field returns.`,
  aerospace: `
Safety reports are read by everybody here, up to the board.
Workshop, test cells and design office are on one site.
Our quality system is certified to AS9100.
The order book is full for two years.`,
  automotive: `
Safety and repairability come before looks in our designs.
Design office and workshop stand within walking distance of each other.
We take back old parts and use them again.
Electric drive is most of what we work on now.`,
  manufacturing: `
The plant runs three shifts, five days a week.
We cut scrap by 18 percent last year and would like to do it again.
Many of our supervisors started on the line.
The company is still owned by the family that founded it.
A new hall with automated lines opened in spring.`,
  construction: `
Thirty projects are on site at the moment.
Our safety record is the figure we report first.
Architects, engineers and site teams sit on the same floor.
Two thirds of our work comes from clients we have built for before.
We model every project before the first digger arrives.`,
  chemicals: `
Our pilot plant goes from a flask to a ton in six weeks.
We have not had a serious accident in five years.
Research and production share one campus.
A third of sales comes from products younger than five years.`,
  energy: `
Our newest plant went into operation in spring.
Our control room is staffed around the clock.
We plan to be free of fossil fuels before 2035.
Every project has a named person for the neighbors to call.`,
  hospital: `
Last year we treated 61,000 people.
Every unit has a council in which staff decide on their own work.
We train 200 students of medicine, nursing and allied health each year.
A new wing with single rooms opened in the fall.
More than 40 languages are spoken by our staff.`,
  clinic: `
Nobody waits longer than three days for a first visit, which is rare around here.
Visits are planned so that nobody has to rush.
The team is small enough that everyone knows every name.
We moved to new rooms last year and have space to grow.`,
  biotech: `
Our laboratories and our production are under one roof.
The site was inspected this year without a critical finding.
Scientists and process engineers share the same corridor.
We raised our second round last year and are hiring slowly and carefully.
Titles do not matter much here; everyone washes their own glassware.`,
  laboratory: `
We work under ISO 17025.
We are accredited and audited every year.
New instruments arrived this year, and we need people to run them.
Results have to be right first and fast second.`,
  school: `
Our groups are small.
Teachers plan together every Wednesday afternoon.
More than half of our families speak a second language at home.
A mentor stands beside every new colleague for the first year.`,
  university: `
Groups are small and supervision is close.
The library is open around the clock, and so are most of the labs.
Four in ten of our students are the first of their family to study.
The university has signed up to open publication of its results.`,
  community: `
Last year we worked with 5,300 people.
We are funded by the city, by foundations and by many small gifts.
Supervision is weekly and paid time.
Many volunteers stand beside our staff.
We measure what we do and publish the results, the poor ones too.`,
  bank: `
Most of our customers have been with us for more than ten years.
New colleagues rotate through three teams in their first year.
Plain language is a rule here, in letters and in contracts.
We answer customers within a day.
The firm is regulated and takes that seriously.`,
  accounting: `
We pay for professional exams and give study leave.
Partners still visit clients themselves, mostly willingly.
Busy weeks are busy, and time off afterwards is real.
Clients stay with us for eleven years on average.`,
  law: `
About a quarter of our hours are pro bono.
Trainees sit with a partner and have their own files from the first month.
The firm is independent and intends to stay so.
We moved to paperless files two years ago.`,
  agency: `
We eat lunch together at one very long table.
We turn down work for products we would not recommend to a friend.
Our clients include museums, a brewery and a ferry line.
We track our hours to keep them sane, not to squeeze them.`,
  studio: `
We show unfinished work to each other every Tuesday.
The studio has a workshop, a roof terrace and a dog.
Projects take three to nine months and end with a party.
Two of our projects won national prizes.`,
  media: `
We read what our audience writes to us, and we answer.
Writers, editors and producers share one floor.
When we get something wrong, we say so.
Our work has won several prizes.`,
  retail: `
Most of our managers were promoted from within.
We repair what we sell, for as long as we can get the parts.
Rotas are published four weeks ahead.
Our returns are half the industry's average, because we describe things honestly.
Everyone, the founders included, helps with customers in December.`,
  hotel: `
Two thirds of our guests have stayed with us before.
Staff meals are cooked fresh, and we eat together.
Tips are shared among the whole house.
We hold a gold certificate for sustainable tourism.`,
  restaurant: `
The menu changes with the market, every second week.
We are closed on Sundays and Mondays, and we mean it.
Every apprentice gets to work at every station.
Bread, pasta and pickles are made in-house.`,
  logistics: `
We plan by the hour and keep our promises.
Shifts end on time here.
We introduced new systems last year and retrained everyone who wanted it.
On-time delivery stands at 98.6 percent.`,
  trades: `
The vans are new and the tools are good.
We train four apprentices a year and keep nearly all of them.
Jobs are within 30 miles of the yard.
On-call weeks are paid and shared fairly.`,
  farm: `
We irrigate by sensor and have cut our water use by a quarter.
We sell part of what we grow in our own shop.
Housing on the farm is available for seasonal staff.
Our soil and water are tested every year.`,
  environment: `
Much of our work is outdoors from April to October.
What we plan is measured afterwards.
Our reports are short and have stood up in court.
We are organized as a cooperative of specialists.`,
  government: `
All positions include a pension and regulated hours.
Selection follows a fixed procedure, and every applicant gets an answer.
Our budget and our performance figures are public.
The administration has been named a family-friendly employer.`,
  culture: `
Young people get in free, and they do come.
We had more visitors last season than ever before.
Part of our program can now be seen online.
A small permanent team is joined by many freelancers and volunteers.`,
  sport: `
Our members stay for years.
Coaches here are employed, not freelance.
Children are welcome everywhere.
We welcome beginners first.`,
  property: `
Repairs are answered within a day.
We are family-owned and keep our buildings for decades.
The team has grown steadily for six years.
Every building has one person in charge, with a name and a phone number.`,
}

/** Sentences on working there, by size of the organisation. */
export const cultureLines = {
  small: `We are few, so what you do is seen.
Decisions are made at the lunch table more often than in meetings.
Everyone here does a bit of everything, and we like it that way.
There is little hierarchy and no dress code.
You will know everybody by name after the first week.
We have grown carefully and never had to let anyone go.
The founders still work in the business every day.
We work hard, finish on time and go home.`,
  mid: `Teams are small and choose their own way of working.
New colleagues get a mentor and a proper first month.
We promote from within where we can.
Flexible hours are normal here; nobody counts who leaves first.
We hold regular feedback talks, in both directions.
People from 30 countries work with us.
We have a works council and publish our pay bands.
Learning time is planned, four days a quarter.
Quiet people are heard here as well.`,
  large: `With many sites and professions under one name, you can change jobs without changing employers.
Our training academy offers more than 200 courses.
We report openly on pay, safety and diversity.
Employee networks for parents, veterans and newcomers are active and funded.
Size gives us stability, and local teams keep their freedom.
Structured programs help new graduates find their place.
We have been certified as a fair employer for the sixth year.`,
} as const
