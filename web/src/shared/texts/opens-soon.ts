/** Words of the page that stands where a part of the product is not open yet. */
export const opensSoonTexts = {
  title: 'Den här sidan öppnar snart',
  text: 'Den är inte klar än. Att analysera en bostad fungerar redan.',
  toAnalyses: 'Till mina analyser',
  toStart: 'Till startsidan',
} as const;
