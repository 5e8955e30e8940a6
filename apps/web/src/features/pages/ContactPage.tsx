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
    <ProsePage title="Contact" lead="A person of the team reads what you send.">
      <ProseSection title="Write from here">
        <p>
          The Report button at the lower right of every page opens a form for bugs, wishes and anything else. It needs
          no account and can carry screenshots.
        </p>
      </ProseSection>
      <ProseSection title="Write a mail">
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
        <p>A fictional number, as this is a student project: nobody picks up. Writing is surer.</p>
      </ProseSection>
    </ProsePage>
  )
}
