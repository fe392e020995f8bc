/** Words of the frame around the signed-in pages, and of what may happen to any page. */
export const shellTexts = {
  /** In the side bar, and shorter on the phone's bar. */
  ways: {
    home: { label: 'Hem', short: 'Hem' },
    analyses: { label: 'Mina Analyser', short: 'Analyser' },
    pricing: { label: 'Priser', short: 'Priser' },
    account: { label: 'Mitt Konto', short: 'Konto' },
    admin: { label: 'Admin', short: 'Admin' },
  },
  fold: 'Fäll ihop menyn',
  unfold: 'Fäll ut menyn',
  foldKeys: 'Ctrl+B',
  menuOf: (name: string) => `Meny för ${name}`,
  account: 'Mitt konto',
  settings: 'Kontoinställningar',
  loading: 'Laddar sidan',
  lost: {
    title: 'Sidan kunde inte hämtas',
    text: 'Kontrollera uppkopplingen och ladda om. Inget du har sparat är borta.',
  },
  broken: {
    title: 'Något gick fel på sidan',
    text: 'Det är vårt fel, inte ditt. Ladda om sidan. Inget du har sparat är borta.',
  },
  reload: 'Ladda om',
  offline: 'Du är utan uppkoppling.',
  silent: 'Vi får inget svar just nu.',
  perhapsOld: 'Det du ser kan vara gammalt.',
  kept: {
    title: 'Rapporter du kan läsa ändå',
    unknownAddress: 'Okänd adress',
    at: (time: string) => `Sparad ${time}`,
  },
  keptFrom: (time: string) => `Rapporten är som den var ${time}.`,
} as const;
