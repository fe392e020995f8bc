import { expectRows } from '../../../../../test/support/reports/row-examples.js';
import { askedRows, thoughtRows } from './thought.js';

describe('what is asked', () => {
  expectRows(askedRows, {
    asked: {
      yes: [
        'Är du orolig för *mögel*?',
        'Hur är det med *tvist?*',
        'Har huset *mögel*? Besiktningen svarar.',
      ],
      no: ['*Mögel* växer på vinden. Har du frågor?'],
    },
  });
});

describe('what is only thought of', () => {
  expectRows(thoughtRows, {
    found: {
      yes: [
        'Köpare uppmanas att undersöka den konstaterade *fuktskadan*.',
        'Vid besiktningen konstaterades *mögel* på vinden.',
      ],
    },
    'thought-of': {
      yes: [
        'Försäkring mot *vattenskada* ingår.',
        'Försäkringen täcker brand, *vattenskada* och inbrott.',
        'Hus från denna tid kan innehålla *asbest*.',
        'Krypgrunder medför alltid en risk för *mögel*.',
        'Avfuktare är installerad för att undvika *fuktskador*.',
        'Köpare uppmanas att själva kontrollera eventuell förekomst av *mögel*.',
        'Golvbrunnen har larm mot *vattenläckage*.',
        'Det kan inte uteslutas att *asbest* förekommer.',
        'Undvik *fuktskador* genom att ventilera krypgrunden.',
        'Vi rekommenderar att köparen låter utföra fuktmätning med tanke på risken för *mögel*.',
      ],
    },
    'may-be-there': {
      yes: ['*Asbest* kan förekomma i fix och fogar.', '*Vattenskada* täcks av hemförsäkringen.'],
    },
    'in-case-of': {
      yes: [
        'Vid *vattenskada* kontaktas jouren.',
        'Ring styrelsen om en *vattenskada* uppstår.',
        'Kontrollera själv om något *mögel* finns.',
      ],
      no: ['Vid *vattenskadan* 2014 byttes ingenting.'],
    },
    may: {
      yes: ['Som i de flesta hus från tiden kan *asbest* förekomma i kakelfix.'],
    },
    whether: {
      yes: [
        'Fråga säljaren om gammal *asbest* finns i pannrummet.',
        'Fråga styrelsen huruvida *radon* förekommer.',
      ],
    },
    'found-in-sentence': {
      yes: ['Vi rekommenderar besiktning, *mögel* syns, och fukt är konstaterad.'],
    },
    advice: {
      yes: ['Köparen bör själv undersöka vinden och leta efter *mögel*.'],
    },
  });
});
