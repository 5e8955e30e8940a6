/** Words that join the others of a name, or ask for it: 'Link to apply', 'Link zur Ausschreibung', 'What is the title?'. */
export const joining =
  /(?<!\p{L})(?:to|of|the|is|it|for|a|an|based|der|die|das|den|dem|des|zur|zum|am|de|la|le|l|du|d|pour|vers|del|el|em|il|what|which|how|much|please|paste|enter|do(?:es)?|are|your)(?!\p{L})/giu
/** Words for the listing itself, which say nothing of it: 'Job Post URL', 'Event Start Date', 'Lien vers l’offre'. */
export const ofListing =
  /(?<!\p{L})(?:jobs?|positions?|postings?|posts?|requisitions?|events?|venues?|roles?|openings?|vacancy|vacancies|stellen?|ausschreibung|offres?|postes?|emplois?|ofertas?|puestos?|empleos?|vagas?|offert[ae]|vacatures?)(?!\p{L})/giu

/** Objects that only hold an entry's values together: what is inside stands for itself. */
export const holders =
  /^(?:attributes|fields|node|properties|data|details|dates|meta|event|job|position|posting|location|venue|_\w+)$/i
/** Of these what is inside may mean something with its name alone: 'position type'. */
export const namedHolders = /^(?:event|job|position|posting|location|venue)$/i
/** Of these the number inside is their own and not the entry's, which others of the same place would share. */
export const placeHolders = /^(?:location|venue)$/i

/** The element of XML that holds one listing, in feeds that are neither RSS nor Atom. */
export const listingElement = /<(job|position|posting|vacancy|offer|listing|event|ad)[\s>]/i

/** Whether work is remote, as a column answers it. */
export const no = /^(?:no|n|false|0|nein|non|nee|nej|nie|não|not remote)$/i
export const yes = /^(?:yes|y|true|1|x|ja|oui|si|sí|sim|tak|remote|fully remote)$/i
/** How a list says of a listing that it is not open any more. */
export const closedWords =
  /^(?:closed?|filled|expired|archived|inactive|withdrawn|cancell?ed|draft|deleted|geschlossen|besetzt)$/i
