export type MailTemplate = 'verification' | 'recovery' | 'report' | 'posting' | 'digest'
