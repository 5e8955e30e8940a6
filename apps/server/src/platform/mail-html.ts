import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { visibleText } from '@scry/contracts/visible-text'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailPart } from './mail-parts.ts'

/** Light where a program of mail knows no theme; the classes turn it dark. */
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #151026 !important; }
  .paper td { background-color: transparent !important; }
  .sheet { background-color: #1e1834 !important; border-color: #352c50 !important; }
  .ink { color: #f3ecdf !important; }
  .ink-2 { color: #c3bad3 !important; }
  .link { color: #ffcd5c !important; }
  .rule { border-color: #352c50 !important; }
}`

const font = 'Arial, "Noto Sans", "Segoe UI", sans-serif'
const ink = { color: '#1d1731', fontFamily: font, fontSize: 16, lineHeight: '24px', overflowWrap: 'anywhere' } as const
const said = { ...ink, margin: '0 0 16px', whiteSpace: 'pre-line' } as const
const small = { ...said, color: '#474059', fontSize: 14, lineHeight: '21px' } as const
const link = { color: '#7c4d00', textDecoration: 'underline', overflowWrap: 'anywhere' } as const
const button = {
  ...{ backgroundColor: '#ffc640', borderRadius: 4, color: '#1d1731', fontFamily: font, fontSize: 16 },
  ...{ fontWeight: 700, padding: '12px 20px' },
} as const
const sheet = { backgroundColor: '#fffdf7', border: '1px solid #dcd2bf', maxWidth: 560, padding: '28px 24px 12px' }
const rule = { borderColor: '#dcd2bf', margin: '0 0 16px' }

function partElement(part: MailPart, key: number): ReactNode {
  if ('says' in part) return h(Text, { key, className: 'ink', style: said }, part.says)
  if ('notes' in part) return h(Text, { key, className: 'ink-2', style: small }, part.notes)
  if ('quotes' in part) {
    const style = { ...said, borderLeft: '3px solid #ffc640', paddingLeft: 12 }
    return h(Text, { key, className: 'ink', style }, part.quotes)
  }
  if ('notesLink' in part) {
    const anchor = h(Link, { className: 'link', style: link, href: part.notesLink }, part.label)
    return h(Text, { key, className: 'ink-2', style: { ...small, margin: '0 0 8px' } }, anchor)
  }
  if ('listing' in part) return listing(part, key)
  if ('opens' in part) return action(part, key)
  return h(Section, { key, style: { marginBottom: 16 } }, Object.entries(part.fields).map(field))
}

function action({ opens, label }: Extract<MailPart, { label: string; opens: string }>, key: number): ReactNode {
  return h(
    Section,
    { key, style: { margin: '0 0 16px' } },
    h(Button, { href: opens, style: button }, label),
    h(Text, { className: 'ink-2', style: { ...small, margin: '12px 0 0' } }, 'Or copy this link:'),
    h(Link, { className: 'link', style: { ...link, fontFamily: font, fontSize: 14 }, href: opens }, opens),
  )
}

function listing({ listing: title, opens, facts, reasons }: Extract<MailPart, { listing: string }>, key: number) {
  return h(
    Section,
    { key, style: { marginBottom: 16 } },
    h(Link, { className: 'link', style: { ...ink, ...link, fontWeight: 700 }, href: opens }, title),
    h(Text, { className: 'ink-2', style: { ...small, margin: '2px 0 0' } }, facts),
    reasons.map((reason) =>
      h(
        Text,
        { key: reason, className: 'ink', style: { ...small, color: ink.color, margin: '2px 0 0' } },
        `• ${reason}`,
      ),
    ),
  )
}

function field([name, value]: [string, string]): ReactNode {
  const label = h('strong', null, `${name}: `)
  return h(Text, { key: name, className: 'ink', style: { ...said, margin: '0 0 4px' } }, label, value)
}

/** The mail as HTML. What was typed by anybody is text here: React writes no tag that stands in a value. */
export function mailHtml(subject: string, parts: readonly MailPart[]): string {
  const [first] = parts
  const isFoot = (part: MailPart) => 'notes' in part || 'notesLink' in part
  const footFrom = parts.findLastIndex((part) => !isFoot(part)) + 1
  const elements = parts.map(partElement)
  const foot = elements.slice(footFrom)
  const page = h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, dark),
    ),
    h(
      Body,
      { className: 'paper', style: { backgroundColor: '#f5efe3', margin: 0, padding: '24px 12px' } },
      first && 'says' in first ? h(Preview, null, first.says) : null,
      h(
        Container,
        { className: 'sheet', style: sheet },
        h(
          Heading,
          { as: 'h1', className: 'ink', style: { ...ink, fontSize: 22, lineHeight: '28px', margin: '0 0 16px' } },
          subject,
        ),
        elements.slice(0, footFrom),
        foot.length > 0 ? h(Hr, { className: 'rule', style: rule }) : null,
        foot,
      ),
    ),
  )
  return visibleText(`<!doctype html>${renderToStaticMarkup(page)}`)
}
