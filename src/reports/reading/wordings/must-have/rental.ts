/** How adverts tell what a tenant must know. */
export const rentalWords: Readonly<Record<string, string>> = {
  rent: String.raw`(?:månads)?hyra(?:n)?\s*(?:(?:är|:|på|om)\s*)?\d[\d ]{0,12}\s*(?:kr|kronor|:-)`,
  /** That it is paid back, or that there is none. */
  deposit: String.raw`insats(?:en)?\s+(?:\p{L}+\s+){0,5}?(?:åter(?:betal|fås|få)\p{L}*|tillbaka)|(?:får|fås|betalas)\s+(?:\p{L}+\s+){0,3}?insatsen\s+(?:\p{L}+\s+){0,2}?(?:åter|tillbaka)|(?:ingen|inga)\s+insats\p{L}*`,
  landlord: String.raw`hyresvärd(?:en)?\s*(?:är|:)\s*\p{L}{2,}`,
};
