/** What our server takes for the mail service and the image host: one service, one template, one public key. */
export const reportMail = {
  serviceId: 'scry',
  templateId: 'report',
  userId: 'scry',
  sendPath: '/api/v1.0/email/send',
  uploadPath: '/1/upload',
} as const
