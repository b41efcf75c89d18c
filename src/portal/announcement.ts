/** The closable bar above the navbar. A new id shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'sandbox-2026-11',
  content: 'Try every API in the page, with no key and no account.',
  href: '/api/vehicle',
  linkLabel: 'Open the sandbox',
} as const;
