/** Words of the frame around the administrators' pages; the tabs are called as the specification has them. */
export const adminTexts = {
  title: 'Admin',
  unknownAddress: 'Okänd adress',
  tabs: {
    label: 'Adminsidor',
    overview: 'Dashboard',
    users: 'Användare',
    analyses: 'Analyser',
    payments: 'Betalningar',
    prompts: 'Prompts',
    settings: 'Inställningar',
    quality: 'Kvalitet',
    objections: 'Felanmälningar',
    queue: 'Kö',
    audit: 'Logg',
  },
} as const;
