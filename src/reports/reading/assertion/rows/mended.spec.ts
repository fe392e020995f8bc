import { expectRows } from '../../../../../test/support/reports/row-examples.js';
import { mendedRows } from './mended.js';

describe('what was mended', () => {
  expectRows(mendedRows, {
    remains: {
      yes: [
        'Skadan på taket lagades 2019 men *fuktskador* kvarstår.',
        '*Vattenskadan* i badrummet har ännu inte åtgärdats.',
        '*Hussvamp* påträffades i våras. Sanering pågår.',
        'Pågående *fuktskada* i badrum, torkning pågår.',
      ],
    },
    'repaired-thing': {
      yes: [
        'Tidigare åtgärdad *fuktskada* i källaren.',
        'Vinden sanerades från *mögel* 2018.',
        'Föreningen friköpte *tomträtten* 2015.',
        'Fjärrvärmen kom 2007, och då tog man bort den gamla *asbesten* kring rören i pannrummet.',
        'Föreningen lät riva ut *asbesthaltig* isolering i pannrummet 2009.',
      ],
      no: [
        'Mögelskadan är endast delvis sanerad från *mögel*.',
        'Vi tog bort plastmattan i källaren och där fanns *mögel*.',
      ],
    },
    'thing-repaired': {
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
    'renewed-after-thing': {
      yes: [
        'Badrummet renoverades efter en *vattenskada* 2016.',
        'Golvet byttes efter en *vattenskada* 2017.',
        'Fasaden byttes 2016 från *enstegstätad* puts till ventilerad panel.',
      ],
      no: ['Nyrenoverat badrum med *fuktskada* i tröskeln.'],
    },
    'thing-renewed': {
      yes: [
        'Den *enstegstätade* fasaden byggdes om 2015.',
        '*Rötskador* på altanens räcke är bytta.',
        'Den tidigare *enstegstätade* fasaden är ersatt med ventilerad panel 2016.',
        'Det *underkända* avloppet ersattes 2020 med minireningsverk.',
      ],
      no: [
        'Han fick *Serpula lacrymans* till svar och bytte de två bjälkändar som han såg.',
        '*Äkta hussvamp* hittades och två bjälkändar byttes.',
        '*Mögel* upptäcktes efter att badrummet renoverats 2019.',
        'Skadan efter *vattenläckan* 2024 är inte färdigställd.',
        '*Enstegstätad* fasad som ska byggas om 2027.',
      ],
    },
    'renewed-in-front': {
      yes: ['Golvet i hallen byttes 2019, efter en *vattenskada*.'],
    },
    'repaired-onward': {
      yes: [
        '*Vattenskada* 2014, åtgärdad.',
        '2002 *läckte det in* under diskbänken. Då revs golvet, torkades och byggdes nytt.',
        'I maj 2014 upptäcktes en *vattenskada* i köket. Skadan är åtgärdad av fackman.',
        '*Asbest* i pannrummet. Sanering utförd 2019 av behörig firma.',
        'Ett läckage i taket 2015 orsakade *fukt* på vinden, som torkades ut.',
        '*Hussvampen*, som upptäcktes 2012, är sanerad.',
        '2019 hade vi en mindre *vattenskada* i köket som reglerades av försäkringsbolaget och åtgärdades av Polygon.',
        'Äkta *hussvamp* upptäcktes 2021 och är sanerad av Anticimex med tio års garanti.',
        '*Takläckage* vid skorstenen 2020, lagat av plåtslagare.',
        '*Husbock* hittades i takstolarna. Den bekämpades 2022.',
        'Huset var tidigare *tomträtt* men är friköpt.',
        '*Vattenskada* i tvättstugan. Den är torkad och golvet är nytt.',
        '*Fuktskada* i källaren; åtgärdad 2019 av fackman.',
        '*Mögel* på vinden noterades 2018; vinden sanerades samma höst.',
        'Ett rör *läckte* 2016; golvet byttes, torrt intyg utfärdades i november.',
        'Diskmaskinen *läckte* 2019. Golv och sockel byttes, ärendet är avslutat.',
      ],
      no: [
        'Det finns en *vattenskada* i köket som inte är åtgärdad.',
        '*Vattenskada* i köket 2023. Då revs golvet, men inget mer har gjorts.',
        '*Mögel* på vinden. De tog bort isoleringen.',
        '*Hussvamp* påträffades i våras. Sanering har inte utförts.',
        'Skadan är anmäld till försäkringsbolaget, *vattenskadan* är inte torkad.',
        '*Vattenskada* i tvättstugan; den kan användas först när den är torkad.',
        'Taket *läcker*; skadan är anmäld men inte lagad.',
        'Ett rör *läckte* i våras; parketten torkas, ärendet är inte stängt.',
        'Sotaren har gett *eldningsförbud*; det gäller båda spisarna tills de lagats.',
      ],
    },
    'renewed-onward': {
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
  });
});
