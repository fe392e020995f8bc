/** What search engines and shared links say of the public pages, by path; 120–160 characters. */
export const publicPages: Readonly<Record<string, string>> = {
  '/': 'Klistra in en bostadsannons och få veta vad du ska fråga, vad du ska kontrollera och vad det kan kosta, med belägg för varje påstående.',
  '/example-report':
    'Se hur en rapport ser ut: omdöme, varningar, det som saknas i annonsen, mäklarsvenskan i klartext, verklig kostnad och frågor till visningen.',
  '/metod':
    'Så görs en rapport från Visningsklar, vad ett belägg är, hur det gick när vi mätte, vad vi är dåliga på och vad som inte är mätt än.',
  '/pricing':
    'Köp en rapport i taget eller flera tillsammans. Inget abonnemang, rapporterna går aldrig ut och en rapport du har låst upp är din för alltid.',
  '/terms':
    'Villkoren för Visningsklar: vad tjänsten är och inte är, konto, gratis rapporter, köp och ångerrätt, ansvar och hur du når oss.',
  '/privacy':
    'Så behandlar Visningsklar dina personuppgifter: vad vi sparar, varför, hur länge, vem som får se det och vilka rättigheter du har.',
  '/cookies':
    'De kakor och den lokala lagring som Visningsklar använder, vad var och en är till för och hur länge den finns kvar. Ingen spårning.',
};
