/** Words that join the others of a name: 'Link to apply', 'Description of the position', 'Link zur Ausschreibung'. */
export const joining =
  /(?<!\p{L})(?:to|of|the|is|it|for|a|an|based|der|die|das|den|dem|des|zur|zum|am|de|la|le|l|du|d|pour|vers|del|el|em|il)(?!\p{L})/giu
/** Words for the listing itself, which say nothing of it: 'Job Post URL', 'Posting Title', 'Lien vers l’offre'. */
export const ofListing =
  /(?<!\p{L})(?:jobs?|positions?|postings?|posts?|requisitions?|roles?|openings?|vacancy|vacancies|stellen?|ausschreibung|offres?|postes?|emplois?|ofertas?|puestos?|empleos?|vagas?|offert[ae]|vacatures?)(?!\p{L})/giu

/** Objects that only hold an entry's values together: what is inside stands for itself. */
export const holders =
  /^(?:attributes|fields|node|properties|data|details|dates|meta|job|position|posting|location|venue|_\w+)$/i
/** Of these what is inside may mean something with its name alone: 'position type'. */
export const namedHolders = /^(?:job|position|posting|location|venue)$/i
/** Of these the number inside is their own and not the entry's, which others of the same place would share. */
export const placeHolders = /^(?:location|venue)$/i

/** The element of XML that holds one listing, in feeds that are neither RSS nor Atom. */
export const listingElement = /<(job|position|posting|vacancy|offer|listing|event|ad)[\s>]/i
