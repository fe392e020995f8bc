/** How adverts tell what a buyer of any home must know. */
export const commonWords: Readonly<Record<string, string>> = {
  /** Class or figure of the house; not of a refrigerator. */
  energyClass: String.raw`(?=energi)(?<!(?:kyl|frys|disk|tvätt|tork|vitvar|ugn|maskin|spis|fläkt)\p{L}{0,15}[^.!?\n]{0,30})energi(?:prestanda)?klass(?:en)?\s*(?:(?:är|blev|:)\s*)?[a-g](?!\s?\+)|energideklaration\p{L}*[^.!?\n]{0,40}klass\s+[a-g]|(?:primärenergital|energiprestanda)\p{L}*[^.!?\n\d]{0,25}\d+|\d+\s*kwh\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter)`,
  /** `driftkostnad 32 400 kr`; not a saving. */
  operatingCost: String.raw`(?:(?!drifts(?:äk|tart|att|ätt|topp))drifts?(?:kostnad|utgift)?|årskostnad|hushållsel|elkostnad)\p{L}*(?:(?!sänk|minsk|spar|höj|ökade|ökat|ökning|lägre|billigare)[^.!?\n\d]){0,50}(?:20\d\d[^.!?\n\d]{0,30})?\d[\d ]{0,12}\s*(?:kr|kronor|tkr|:-)`,
  /** What was renewed, or that nothing was: `nytt kök`, `originalskick`. */
  condition: String.raw`(?:ny|total|hel|del|stam)?renover(?:ad|at|ade|ades|ats)|stambyt(?:t|e|et)|nytt\s+(?:tak|kök|badrum)|bytt(?:es|s)?|originalskick|renoveringsobjekt|renoveringsbehov`,
};
