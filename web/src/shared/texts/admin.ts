/** Words of the frame around the administrators' pages; the tabs are called as the specification has them. */
export const adminTexts = {
  title: 'Admin',
  tabs: {
    label: 'Adminsidor',
    overview: 'Dashboard',
    users: 'Användare',
    analyses: 'Analyser',
    payments: 'Betalningar',
    prompts: 'Prompts',
    settings: 'Inställningar',
    quality: 'Kvalitet',
    queue: 'Kö',
    audit: 'Logg',
    soon: 'öppnar snart',
  },
  soon: {
    title: 'Den här sidan öppnar snart',
    text: 'Den är inte klar än. Betalningarna går att följa redan.',
    action: 'Visa betalningar',
  },
} as const;
