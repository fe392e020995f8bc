/**
 * What is asked after the advert's words, said by itself: for words that nobody can say aloud. What has no row here is then
 * not asked.
 */
export const saidPlainly: Readonly<Record<string, string>> = {
  'vad är orsaken, och vad behöver göras?':
    'Vad är skadat enligt annonsen, vad är orsaken och vad behöver göras?',
  'vad behöver göras, och vad kostar det?': 'Vad behöver göras om först, och vad kostar det?',
  'vad innebär det, och får jag det skriftligt?':
    'Vilka avtal och beslut om bostaden har jag inte fått läsa?',
  'hur påverkas tomten, och var står det skrivet?': 'Vad är oklart om tomten, och var står det skrivet?',
  'vad gör det med avgiften?': 'Vad har hänt i föreningen det senaste året som inte står i annonsen?',
  'vad innebär det för mig, och var står det?': 'Vilka villkor följer med köpet, och får jag läsa dem i dag?',
  'vad kostar det mig, och hur länge?': 'Vilken kostnad tillkommer enligt annonsen, och hur länge?',
  'hur märks det i bostaden?': 'Vad i omgivningen hörs, luktar eller skymmer i bostaden?',
  'vad kostar det mig?': 'Vilken kostnad tillkommer enligt annonsen, och hur länge?',
  'vad betyder det för tomten?': 'Vad är oklart om tomten, och var står det skrivet?',
  'är allt åtgärdat, och finns papper på det?':
    'Vilka skador har annonsen nämnt, och finns papper på att allt är lagat?',
  'vad återstår att göra?': 'Vad återstår att göra, och vad kostar det?',
  'vad gäller, och var står det?': 'Vilka villkor följer med köpet, och får jag läsa dem i dag?',
  'vad är beslutat, och vad återstår?': 'Vad har myndigheten beslutat om bostaden, och vad återstår?',
  'hur påverkar det avgiften?': 'Vad är beslutat i föreningen som inte märks i avgiften än?',
};
