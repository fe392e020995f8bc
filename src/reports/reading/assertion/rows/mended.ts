import { word } from '../../text/sources.js';
import { pattern, whole, type Row } from '../row.js';

const done = String.raw`(?:[dt]|ts|de|des|da)`;
/** What ends a matter of damage: proof that it is dry, or that the case is closed. */
export const closing = String.raw`friskförklara${done}|torrförklara${done}|(?:torrt|friskt)\s+intyg\s+utfärdades|ärendet\s+(?:är\s+)?(?:stäng|avsluta)(?:t|des)`;
const repaired = String.raw`(?:fuktsaner|mögelsaner|asbestsaner|saner|reparer)a${done}|(?:åtgärda|laga|avlägsna)${done}|(?:ut)?torka${done}|torrlag(?:d|t|ts|des)|avhjälp(?:t|ta|ts|tes)|borttag(?:en|et|na)|tag(?:its|en|na|et)\s+bort|togs\s+bort|revs(?:\s+(?:bort|ut))?|riv(?:its|en|et|na)\s+(?:bort|ut)|friköp(?:t|te|ta|ts|tes)|bortforsla${done}|fyll(?:d|t|des|ts)\s+igen|igenfyll(?:d|t|da|des|ts)|(?:in|frilös|åter)löst(?:a|s)?|(?:upp)?häv(?:d|t|ts|des)|${closing}|efter\s+(?:sanering|åtgärd|reparation|ombyggnad|friköp|torkning)\p{L}*`;
const repairWork = String.raw`(?:\p{L}*sanering(?:en|s\p{L}*)?|åtgärder(?:na)?|reparation(?:en|er)?|friköp(?:et)?|uttorkning(?:en)?)`;
const carriedOut = String.raw`(?:utför(?:d|t|da|des|ts)|gjor(?:d|t|da|des|ts)|genomför(?:d|t|da|des|ts)|klar(?:t|a)?|avsluta(?:d|t|de|des|ts)|färdig(?:t|a)?|vidtag(?:na|its)|skedde|godkän(?:d|t|da|des|ts)|(?:19|20)\d\d)`;
const notYet = String.raw`(?!(?:ej|inte|icke|aldrig|ska|skall|bör|måste|planera\p{L}*|pågå\p{L}*|beslut\p{L}*|kommer|ännu|delvis)\s)`;
/** Words that can only be said of what was wrong. */
export const repair = pattern(
  String.raw`${word(repaired)}|${word(repairWork)}\s+(?:${notYet}\p{L}+\s+){0,3}?${word(carriedOut)}`,
);
/** Words of replacing, which may be said of something else. */
export const renewal = whole(
  String.raw`(?:ut|om)?byt(?:t|te|ta|ts|tes)|nytt\s+(?:anlades|installerades|byggdes)|anla(?:gd|gt|des)|ombygg(?:d|t|da|des|ts)|bygg(?:des|ts|t)\s+om|\p{L}*renovera${done}|ersat(?:t|ta|ts|tes)|omgjor(?:d|t|da|des|ts)|gjor(?:des|ts|t)\s+om|tilläggs\p{L}+d|åter?ställ(?:d|t|da|des|ts)`,
);

/** A mending that was not made, or not yet. */
const notDone = word(
  String.raw`ej|inte|icke|aldrig|ännu|ska(?:ll)?|kommer|bör|måste|behöver|planera\p{L}*|delvis|endast|påbörja\p{L}*|pågå\p{L}*|offert\p{L}*|inför|innan|förrän|tills|till\s+dess|så\s+länge|först\s+när|återstår|krävs|kräver|beslut\p{L}*|vill|varken|kan(?!\s+ses)|utan\s+att`,
);
/** What the mending came before: `mögel upptäcktes efter att badrummet renoverats`. */
const priorWork = word(String.raw`efter\s+(?:att|det)|när|då|sedan|innan|vid|i\s+samband\s+med|trots|före`);
const deniedBehind = pattern(String.raw`^\s*(?:ej|inte|:\s*nej)(?!\p{L})`);
/** What undoes a word of mending: it was not made, or not yet. */
export const isNone = { lead: pattern(notDone), rest: deniedBehind };
/** `Avstängt till dess att vattenskadan åtgärdats`: what is waited for is not done. */
const awaited = pattern(
  String.raw`(?<!\p{L})(?:tills|till\s+dess|innan|förrän|först\s+när|i\s+väntan\s+på)\s+(?:att\s+)?(?:\p{L}+\s+){0,2}$`,
);
const isNoneBehind = { lead: pattern(`${notDone}|${priorWork}`), rest: deniedBehind };

/** What was put right: in the same clause, in one that carries on from it, or in the next two sentences. */
export const mendedRows: readonly Row[] = [
  {
    id: 'remains',
    standing: 'stated',
    scope: 'told',
    around: pattern(
      String.raw`${word(
        String.raw`(?<!(?:ej|inte|inget|inga|ingen)\s+)(?:kvarstår|återstår|återkom\p{L}*|återkommer|pågår|finns\s+kvar|trots)`,
      )}(?!\s+(?:ej|inte|inga?|inget))|${word(String.raw`ännu\s+(?:ej|inte)|(?:ej|inte)\s+(?:helt|ännu|fullt)|oåtgärda\p{L}*`)}`,
    ),
    yes: [
      'Skadan på taket lagades 2019 men *fuktskador* kvarstår.',
      '*Vattenskadan* i badrummet har ännu inte åtgärdats.',
      '*Hussvamp* påträffades i våras. Sanering pågår.',
      'Pågående *fuktskada* i badrum, torkning pågår.',
    ],
  },
  {
    id: 'repaired-thing',
    standing: 'mended',
    scope: 'clause',
    before: repair,
    undoneBy: isNone,
    yes: [
      'Tidigare åtgärdad *fuktskada* i källaren.',
      'Vinden sanerades från *mögel* 2018.',
      'Föreningen friköpte *tomträtten* 2015.',
    ],
    no: ['Mögelskadan är endast delvis sanerad från *mögel*.'],
  },
  {
    id: 'thing-repaired',
    standing: 'mended',
    scope: 'clause',
    after: repair,
    undoneBy: isNoneBehind,
    unless: { front: awaited },
    yes: [
      '*Tomträtten* friköptes 2018.',
      '*Mögel* på vinden sanerades 2020.',
      '*Fuktskadan* i hallen reparerades våren 2021.',
      'En tidigare *fuktskada* i tvättstugan är åtgärdad och dokumenterad.',
      '*Mögel*sanering på vinden utfördes 2018 med godkänt resultat.',
      '*Tomträtten* är friköpt sedan 2012.',
      'All *asbest* är borttagen.',
      'Huset är *asbest*sanerat 2015.',
      '*Sättningsskador* har åtgärdats genom pålning 2008.',
      'Den *underkända* stenkistan fylldes igen 2020.',
      'Den *eternit* som satt på taket är bortforslad till godkänd mottagning.',
    ],
    no: [
      '*Fuktskadan* ska åtgärdas före tillträdet.',
      '*Asbesten* i pannrummet bör saneras.',
      '*Mögelskadan* är endast delvis sanerad.',
      'Badrummet är avstängt till dess att *vattenskadan* åtgärdats.',
      'Köket kan inte användas innan *vattenskadan* är åtgärdad.',
      'Friköp av *tomträtten* planeras.',
      'Föreningen har ansökt om att friköpa *tomträtten*.',
    ],
  },
  {
    id: 'renewed-after-thing',
    standing: 'mended',
    scope: 'clause',
    before: renewal,
    amid: { front: pattern(String.raw`(?<!\p{L})(?:efter|på\s+grund\s+av|pga|från)\s+(?:\p{L}+\s+){0,2}$`) },
    undoneBy: isNone,
    unless: { front: awaited },
    yes: [
      'Badrummet renoverades efter en *vattenskada* 2016.',
      'Golvet byttes efter en *vattenskada* 2017.',
      'Fasaden byttes 2016 från *enstegstätad* puts till ventilerad panel.',
    ],
    no: ['Nyrenoverat badrum med *fuktskada* i tröskeln.'],
  },
  {
    id: 'thing-renewed',
    standing: 'mended',
    scope: 'clause',
    after: renewal,
    undoneBy: isNoneBehind,
    unless: { front: awaited },
    yes: [
      'Den *enstegstätade* fasaden byggdes om 2015.',
      '*Rötskador* på altanens räcke är bytta.',
      'Den tidigare *enstegstätade* fasaden är ersatt med ventilerad panel 2016.',
      'Det *underkända* avloppet ersattes 2020 med minireningsverk.',
    ],
    no: [
      '*Mögel* upptäcktes efter att badrummet renoverats 2019.',
      'Skadan efter *vattenläckan* 2024 är inte färdigställd.',
      '*Enstegstätad* fasad som ska byggas om 2027.',
    ],
  },
  {
    id: 'renewed-in-front',
    standing: 'mended',
    scope: 'previous',
    before: renewal,
    undoneBy: isNone,
    yes: ['Golvet i hallen byttes 2019, efter en *vattenskada*.'],
  },
  {
    id: 'repaired-onward',
    standing: 'mended',
    scope: 'onward',
    after: repair,
    undoneBy: isNone,
    yes: [
      '*Vattenskada* 2014, åtgärdad.',
      'I maj 2014 upptäcktes en *vattenskada* i köket. Skadan är åtgärdad av fackman.',
      '*Asbest* i pannrummet. Sanering utförd 2019 av behörig firma.',
      'Ett läckage i taket 2015 orsakade *fukt* på vinden, som torkades ut.',
      '*Hussvampen*, som upptäcktes 2012, är sanerad.',
      '2019 hade vi en mindre *vattenskada* i köket som reglerades av försäkringsbolaget och åtgärdades av Polygon.',
      'Äkta *hussvamp* upptäcktes 2021 och är sanerad av Anticimex med tio års garanti.',
      '*Takläckage* vid skorstenen 2020, lagat av plåtslagare.',
      'Huset var tidigare *tomträtt* men är friköpt.',
      '*Vattenskada* i tvättstugan. Den är torkad och golvet är nytt.',
      '*Fuktskada* i källaren; åtgärdad 2019 av fackman.',
      '*Mögel* på vinden noterades 2018; vinden sanerades samma höst.',
      'Ett rör *läckte* 2016; golvet byttes, torrt intyg utfärdades i november.',
      'Diskmaskinen *läckte* 2019. Golv och sockel byttes, ärendet är avslutat.',
    ],
    no: [
      'Det finns en *vattenskada* i köket som inte är åtgärdad.',
      '*Hussvamp* påträffades i våras. Sanering har inte utförts.',
      'Skadan är anmäld till försäkringsbolaget, *vattenskadan* är inte torkad.',
      '*Vattenskada* i tvättstugan; den kan användas först när den är torkad.',
      'Taket *läcker*; skadan är anmäld men inte lagad.',
      'Ett rör *läckte* i våras; parketten torkas, ärendet är inte stängt.',
      'Sotaren har gett *eldningsförbud*; det gäller båda spisarna tills de lagats.',
    ],
  },
  {
    id: 'renewed-onward',
    standing: 'mended',
    scope: 'again',
    after: renewal,
    undoneBy: isNone,
    yes: [
      '*Vattenskada* i badrummet 2016, badrummet byggdes om samma år.',
      'Avloppet var *underkänt* men nytt anlades 2021.',
      'Huset drabbades av *vattenskada* 2015. Hela bottenvåningen renoverades därefter.',
      '*Vattenskada* 2022. Badrummet är därefter helt ombyggt enligt branschregler.',
    ],
    no: [
      '*Fukt* i källaren. Köket är renoverat 2019.',
      '*Fukt* i källaren; köket är renoverat 2019.',
      'Fasaden är *enstegstätad*. Fönstren är utbytta 2012.',
      'Sotaren har gett *eldningsförbud*, det gäller tills murstocken renoverats.',
    ],
  },
];
