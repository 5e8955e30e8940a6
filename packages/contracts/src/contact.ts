/** The contact address where nobody configured one: the server says it, and pages show it until the server answered. */
export const contactPlaceholder = 'hello@scry.example'
