/** Words of a rise of a fee or rent that nobody has decided yet, or that is an estimate. */
export const undecided = String.raw`föresl\p{L}*|förslag\p{L}*|planera\p{L}*|överväg\p{L}*|diskuter\p{L}*|förhandl\p{L}*|utred\p{L}*|kan|kunna|bör|skulle|eventuell\p{L}*|risk\p{L}*|räkna(?:r)?\s+med|väntas|behöver|beräkna\p{L}*|uppskatta\p{L}*|preliminär\p{L}*|prognos\p{L}*|möjlig\p{L}*|trolig\p{L}*|sannolik\p{L}*|antagligen|förmodligen`;

/** Words of a proposal that was voted down or withdrawn. */
export const votedDown = String.raw`röstade(?:s)?\s+ne[dr]|avslog\p{L}*|avslag\p{L}*|dr(?:og|ogs|agits)\s+(?:tillbaka|in)|skrinla\p{L}*|lades\s+ne[dr]|blev\s+(?:det\s+)?(?:inte|inget)\s+av`;
