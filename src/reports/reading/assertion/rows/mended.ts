import { word } from '../../text/sources.js';
import { pattern, whole, type Row } from '../row.js';

const done = String.raw`(?:[dt]|ts|de|des|da)`;
/** What ends a matter of damage: proof that it is dry, or that the case is closed. */
export const closing = String.raw`friskförklara${done}|torrförklara${done}|(?:torrt|friskt)\s+intyg\s+utfärdades|ärendet\s+(?:är\s+)?(?:stäng|avsluta)(?:t|des)`;
const repaired = String.raw`bekämpa${done}|(?:fuktsaner|mögelsaner|asbestsaner|saner|reparer)a${done}|(?:åtgärda|laga|avlägsna)${done}|(?:ut)?torka${done}|torrlag(?:d|t|ts|des)|avhjälp(?:t|ta|ts|tes)|borttag(?:en|et|na)|tag(?:its|en|na|et)\s+bort|togs\s+bort|l(?:ät|åtit)\s+(?:riva|ta|forsla)\s+(?:bort|ut)|revs(?:\s+(?:bort|ut))?|riv(?:its|en|et|na)\s+(?:bort|ut)|friköp(?:t|te|ta|ts|tes)|bort(?:forsla|transportera|frakta)${done}|fyll(?:d|t|des|ts)\s+igen|igenfyll(?:d|t|da|des|ts)|(?:in|frilös|åter)löst(?:a|s)?|(?:upp)?häv(?:d|t|ts|des)|${closing}|efter\s+(?:sanering|åtgärd|reparation|ombyggnad|friköp|torkning)\p{L}*`;
const repairWork = String.raw`(?:\p{L}*sanering(?:en|s\p{L}*)?|åtgärder(?:na)?|reparation(?:en|er)?|friköp(?:et)?|uttorkning(?:en)?)`;
const carriedOut = String.raw`(?:utför(?:d|t|da|des|ts)|gjor(?:d|t|da|des|ts)|genomför(?:d|t|da|des|ts)|klar(?:t|a)?|avsluta(?:d|t|de|des|ts)|färdig(?:t|a)?|vidtag(?:na|its)|skedde|godkän(?:d|t|da|des|ts)|(?:19|20)\d\d)`;
const notYet = String.raw`(?!(?:ej|inte|icke|aldrig|ska|skall|bör|måste|planera\p{L}*|pågå\p{L}*|beslut\p{L}*|kommer|ännu|delvis)\s)`;
/** `Tog man bort asbesten`: the thing itself, not what stood in front of it. */
const tookAway = String.raw`tog\s+(?:(?:man|de|vi|han|hon|ägar\p{L}*|säljar\p{L}*|förening\p{L}*)\s+)?bort\s+(?:(?:den|det|de|all|allt|alla)\s+)?(?:\p{L}+[ae]\s+)?$`;
/** Words that can only be said of what was wrong. */
export const repair = pattern(
  String.raw`(?<!\p{L})${tookAway}|${word(repaired)}|${word(repairWork)}\s+(?:${notYet}\p{L}+\s+){0,3}?${word(carriedOut)}`,
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
/** Fungus lives on in what is left: new wood alone ends nothing. */
const livesOn = /serpula|(?<!\p{L})(?:hus|timmer|källar|röt)?svamp/iu;
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
  },
  {
    id: 'repaired-thing',
    standing: 'mended',
    scope: 'clause',
    before: repair,
    undoneBy: isNone,
  },
  {
    id: 'thing-repaired',
    standing: 'mended',
    scope: 'clause',
    after: repair,
    undoneBy: isNoneBehind,
    unless: { front: awaited },
  },
  {
    id: 'renewed-after-thing',
    standing: 'mended',
    scope: 'clause',
    before: renewal,
    unless: { front: awaited, sentence: livesOn },
    amid: { front: pattern(String.raw`(?<!\p{L})(?:efter|på\s+grund\s+av|pga|från)\s+(?:\p{L}+\s+){0,2}$`) },
    undoneBy: isNone,
  },
  {
    id: 'thing-renewed',
    standing: 'mended',
    scope: 'clause',
    after: renewal,
    undoneBy: isNoneBehind,
    unless: { front: awaited, sentence: livesOn },
  },
  {
    id: 'renewed-in-front',
    standing: 'mended',
    scope: 'previous',
    before: renewal,
    undoneBy: isNone,
    unless: { sentence: livesOn },
  },
  {
    id: 'repaired-onward',
    standing: 'mended',
    scope: 'onward',
    after: repair,
    undoneBy: isNone,
  },
  {
    id: 'renewed-onward',
    standing: 'mended',
    scope: 'again',
    after: renewal,
    undoneBy: isNone,
    unless: { sentence: livesOn },
  },
];
