import { concernsHome } from '../../assertion/reach.js';
import { opensWithOthers } from '../../assertion/rows/elsewhere.js';
import type { Wordings } from '../wording.js';

const built = String.raw`(?:\p{L}*(?:huset|hus|stugan|byggnaden|byggnaderna|bryggan|altanen|garaget|carporten|boden|bastun|förrådet|växthuset|uterummet|muren|planket|trappan)|annexet|poolen)`;
const dispensation = String.raw`(?:strandskydds)?dispens(?:en)?(?:\s+från\s+strandskydd(?:et)?)?(?:\s+för\s+(?:\p{L}+\s+){0,3}?\p{L}+)?`;
const order = String.raw`(?:vites|rivnings|åtgärds)?föreläg(?:gande|ganden|gandet|gandena|gs|ger)(?!\p{L})|förela(?:gt|gd|gda|des|gts)(?!\p{L})|(?:vid|med|under|löpande|förenat?\s+med)\s+(?:\p{L}+\s+)?vite(?!\p{L})|vite(?:t)?\s+(?:på|om)\s+\d|rivningsbeslut\p{L}*|beslut(?:at|et)?\s+om\s+rivning`;
const deadline = String.raw`${built}\s+(?:\p{L}+\s+){0,4}?(?:ska(?:ll)?|måste)\s+(?:\p{L}+\s+){0,2}?(?:rivas|rivna|rivet|riven|avlägsnas|tas\s+bort)(?:\s+\p{L}+){0,3}?\s+(?:senast|före|innan|inom)(?!\p{L})|(?:ska(?:ll)?|måste)\s+(?:\p{L}+\s+){0,2}?(?:senast|före|inom)\s+[^.!?\n]{0,40}?(?<!\p{L})(?:rivas|rivna|rivet|riven|avlägsnas)(?!\p{L})`;
const noDispensation = String.raw`strandskyddsdispens(?:en)?(?:\s+för\s+(?:\p{L}+\s+){0,3}?\p{L}+)?\s+(?:saknas|finns\s+(?:ej|inte)|har\s+(?:ej|inte|aldrig)\s+\p{L}+)|dispens\s+från\s+strandskyddet\s+(?:saknas|finns\s+(?:ej|inte))|(?:saknar|utan)\s+(?:\p{L}+\s+)?${dispensation}(?=[^.!?\n]{0,60}strand|[.,;])|(?:saknar|utan)\s+strandskyddsdispens`;

/** What an authority has ordered the owner to do. */
export const orderWordings = {
  /** What must be undone or lacks leave by the shore: `föreläggande`, `vite`, `saknar strandskyddsdispens`. */
  'authority-order': {
    words: `${order}|${deadline}|${noDispensation}`,
    unless: String.raw`grann\p{L}*|^(?!.*(?:${concernsHome.source}|(?<!\p{L})(?:vi|oss|vår|vårt|våra)(?!\p{L})))${opensWithOthers}|(?:avlopp|infiltration|trekammar|markbädd|bdt)\p{L}*|rättelseföreläg|ordningsföreläg|(?:inget|inga|utan|aldrig|ingen)\s+(?:\p{L}+\s+){0,2}?(?:föreläg|förela|vite)|(?:ej|inte)\s+förela|kan\s+(?:\p{L}+\s+){0,2}?(?:förelägg|förena|beslut|kräv)|(?:upphäv|återkalla|avskriv|undanröj|uppfyll|fullgjo|fullgör|hävt|hävd|avsluta)\p{L}*|kräv(?:er|s)\s+(?:ej|inte)|(?:behöv|krav|få|ansök|sök)\p{L}*\s+(?:\p{L}+\s+){0,2}?dispens|får\s+(?:ej|inte|inget)`,
    holdsDenial: true,
    mayBeNeighbours: true,
    cases: {
      /** `Säljaren river före tillträdet`. */
      sellerActs: {
        words: String.raw`^(?=.*(?:rivs|tas\s+bort|åtgärdas|utförs|ordnas|bekostas)\s+av\s+säljar|.*säljar(?:en|na)\s+(?:river|åtgärdar|utför|ordnar|tar\s+bort|bekostar))`,
        within: 'passage',
      },
      /** `Föreningen har förelagts`. */
      againstAssociation: { words: String.raw`^(?=.*(?<!\p{L})(?:förening|brf))` },
      withoutDispensation: {
        words: String.raw`^(?!.*(?:föreläg|förela[gd]|vite|(?<!\p{L})riv))(?=.*dispens)`,
        within: 'passage',
      },
      demolition: { words: String.raw`^(?=.*(?<!\p{L})riv)`, within: 'passage' },
    },
  },
} satisfies Wordings;
