import { contactPlaceholder } from '@scry/contracts/contact'
import { useQuery } from '@tanstack/react-query'
import { factsQuery } from '../../calls/facts.ts'
import { Address } from '../../ui/Address.tsx'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

export function ContactPage() {
  const { data: facts } = useQuery(factsQuery)
  const email = facts?.contact_email ?? contactPlaceholder
  return (
    <ProsePage title="Contact" lead="Someone on the team reads every message.">
      <ProseSection title="Send a report">
        <p>
          The Report button at the lower right of every page opens a form for bugs, ideas and anything else. You need no
          account, and you can add screenshots.
        </p>
      </ProseSection>
      <ProseSection title="Send an email">
        <p>
          <a href={`mailto:${email}`} className="text-link">
            <Address>{email}</Address>
          </a>
        </p>
      </ProseSection>
      <ProseSection title="Call">
        <p>
          <a href="tel:+15550140199" className="text-link">
            (555) 014-0199
          </a>
        </p>
        <p>This is a student project and the number is made up, so nobody will answer. Please write instead.</p>
      </ProseSection>
    </ProsePage>
  )
}
