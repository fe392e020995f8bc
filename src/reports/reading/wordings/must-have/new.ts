/** How adverts tell what a buyer of a home that is not built yet must know. */
export const newWords: Readonly<Record<string, string>> = {
  /** `inflyttning hösten 2028`. */
  moveIn: String.raw`(?:inflyttning(?:en)?|tillträde(?:t|sdag(?:en)?)?)[^.!?\n]{0,60}(?:20\d\d|överenskomm\p{L}*)|(?:inflyttningsklar\p{L}*|färdigställ\p{L}*|klar\p{L}*)\s+(?:\p{L}+\s+){0,4}20\d\d`,
  economicPlan: String.raw`ekonomisk(?:a)?\s+plan(?:en)?(?!\s+(?:ska|skall|kommer|upprättas|saknas))|kostnadskalkyl(?:en)?(?!\s+(?:ska|skall|kommer|upprättas|saknas))`,
  /** `bankgaranti`, `säkerhet för insatsen`. */
  advanceSecurity: String.raw`(?:bank|försäkrings)garanti\p{L}*|(?:ställd|ställer|lämnar|lämnad|med)\s+säkerhet|säkerhet\p{L}*\s+(?:för|hos)\s+(?:\p{L}+\s+){0,2}?(?:insats|förskott|handpenning)\p{L}*|(?:insats|förskott)(?:en|et|er|erna)?\s+(?:\p{L}+\s+){0,3}?(?:garanter|försäkra|säkerställ|skydda)\p{L}*|insatsgaranti\p{L}*|förskottsgaranti\p{L}*`,
  completionProtection: String.raw`färdigställande(?:skydd|försäkring)\p{L}*|byggfelsförsäkring\p{L}*|(?:bygg|fem|5|tio|10)(?:års)?-?\s*(?:års)?garanti\p{L}*`,
  finalInspection: String.raw`slutbesikt\p{L}*|entreprenadbesikt\p{L}*`,
};
