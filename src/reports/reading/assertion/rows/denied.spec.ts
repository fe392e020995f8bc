import { expectRows } from '../../../../../test/support/reports/row-examples.js';
import { deniedRows } from './denied.js';

describe('what is denied', () => {
  expectRows(deniedRows, {
    'answered-no': {
      yes: [
        '*Tomträtt*? Nej, föreningen äger marken.',
        'Har källaren *fuktproblem*? – Nej.',
        '”Finns det *asbest*?” Nej, huset är från 1994.',
      ],
      no: [
        'Är *fuktskadan* åtgärdad? Nej, offert finns.',
        'Är *asbesten* sanerad? Nej.',
        '*Tomträtt*? Ja, till 2041.',
        'Har huset *mögel*? Besiktningen svarar.',
      ],
    },
    'no-to-questions': {
      yes: [
        'I frågelistan svarar säljarna nej på frågorna om skadedjur, tvister, *förelägganden* och servitut.',
        'Säljaren har svarat nej på samtliga frågor om *fuktskador*.',
        'Nej på frågan rörande *asbest*.',
      ],
      no: [
        'Säljaren svarar nej på frågan om *fuktskadan* är åtgärdad.',
        'Säljaren svarar nej på frågan om garage men ja på den om *fukt*.',
        'Säljaren svarar nej på frågan om mögel: *fukt* noteras dock.',
        'Säljaren svarar nej på frågan om hiss, och *fukt* syns i källaren.',
        'Säljaren svarar nej på frågan om garage, i badrummet finns *fuktskada*.',
        'Säljaren svarar nej på frågan om *radonvärdet* ligger under 200.',
      ],
    },
    'came-to-nothing': {
      yes: [
        'Kommunens utredning om ett *hotell* på fältet är nedlagd.',
        'De *vindkraftverk* som ett bolag projekterade i Råda kom inte till stånd.',
        'Den *bergtäkt* som söktes 2011 blev aldrig av.',
        '*Vindparken* skrinlades 2019.',
      ],
      no: [
        'De *vindkraftverk* som kom till stånd 2015 syns från altanen.',
        '*Vindkraftverken* gav aldrig den ström som utlovats.',
        'Saneringen av *mögel* kom aldrig till stånd.',
        'Reparationen av *fuktskadan* blev aldrig av.',
        '*Oljecisternen* föll i glömska.',
      ],
    },
    'sought-in-vain': {
      yes: [
        '*Röta* har sökts i samtliga hörn av en träkonsult, förgäves.',
        '*Asbest* letade man efter vid samma tillfälle utan att hitta något.',
        '*Husbock* har eftersökts, men på vår udde fanns inga spår.',
        'Efter *radon* har man sökt med instrument utan att finna något.',
      ],
      no: ['*Röta* har ingen letat efter.'],
    },
    'not-to-be-found': {
      yes: [
        '*Mögel*, som eljest är vanligt på vindar, kunde sakkunnig i fjol icke finna.',
        '*Röta* gick det inte att hitta någonstans.',
        '*Asbest* har ingen av de tre som sökt kunnat påvisa.',
      ],
      no: [
        '*Mögel* kunde snickaren finna bakom panelen.',
        '*Läckan* har rörmokaren inte kunnat spåra.',
        '*Läckage* har man ännu inte lyckats hitta källan till.',
        '*Mögel* har ingen brytt sig om att hitta orsaken till.',
      ],
    },
    spared: {
      yes: [
        'De *rötskador* i panelen som grannarna talar om har vår förening varit förskonad från.',
        '*Vattenskador* har huset sluppit.',
      ],
      no: ['*Vattenskador* har huset inte sluppit.', 'Fasaden har *sprickor*, men grannarna har sluppit.'],
    },
    'said-wrongly': {
      yes: [
        'Uppgiften i den gamla annonsen om *tomträtt* är felaktig, föreningen äger marken.',
        'Ryktet om *hussvamp* saknar grund.',
        'Misstanken om *asbest* i pannrummet har avskrivits efter provtagning.',
        'Påståendet om att huset har *krypgrund* stämmer inte.',
        'Farhågorna om *mögel* och röta visade sig vara obefogade.',
      ],
      no: [
        'Uppgiften om *asbest* kommer från säljaren.',
        'Uppgiften om *asbest* är inte felaktig.',
        'Misstanken om *hussvamp* har ännu inte avskrivits.',
        'Uppgiften om att *fuktskadan* är åtgärdad stämmer inte.',
        'Uppgiften om *asbest* är ny, och byggåret är fel.',
        'Uppgiften om ytan är felaktig. *Mögel* finns på vinden.',
      ],
    },
    'no-behind-a-mark': {
      yes: ['*Fuktskador*: inga.', '*Fuktskada*: Nej', '*Fuktskada* – nej.'],
    },
    'not-behind': {
      yes: [
        '*Stambyte planeras* inte de närmaste åren.',
        '*Stambyte planeras* inte.',
        'Golvet *lutar* inte; det är nylagt.',
      ],
      no: ['*Asbest* som inte är sanerad.'],
    },
    absent: {
      yes: [
        '*Asbest* finns inte i huset.',
        '*Asbest* har aldrig använts.',
        '*Krypgrund* saknas.',
        '*Mögel* kunde inte påvisas.',
        '*Asbest* saknas i huset.',
        '*Hussvamp* har inte påträffats.',
        '*Blåbetong*, som ofta förekommer hos jämnåriga, har inte använts i huset.',
      ],
      no: ['*Asbest* har inte inventerats.', 'Sanering av *hussvamp* har inte utförts.'],
    },
    'not-any': {
      yes: [
        'Någon *enstegstätad* puts finns alltså inte på huset.',
        'Fasaden är av tegel och någon *enstegstätad* konstruktion förekommer inte.',
        'Några *servitut* utöver rätten till trapphus, hiss och ledningar belastar inte lägenheten.',
      ],
      no: [
        'Några *sprickor* syns, fogar saknas och färgen släpper.',
        'Några *sprickor* syns, fogar och lister saknas.',
        'Någon *röta* syns på vinden, takpapp och läkt är inte bytta.',
      ],
    },
    not: {
      yes: [
        'Huset är inte byggt med *asbest*.',
        'Ingen *asbest*.',
        'Inga kända *fuktskador*.',
        'Det finns inte någon som helst *asbest* i huset.',
        'Inga sprickor, *fuktskador* eller mögel noterades.',
        'Varken asbest eller *eternit* förekommer.',
        'Tak från 2010, ingen *eternit*.',
        'Vi har inte haft problem med *fuktskador*.',
        'Huset är inte längre klätt med *eternit*.',
        'Inga fukt- eller *mögelskador* har noterats.',
        'Marken ägs av föreningen och är inte *tomträtt*.',
        'Huset har aldrig haft *fuktproblem*.',
        'Inga fuktskador, mögel och *röta*.',
        'Föreningen är inte *oäkta*.',
        'Vid besiktning noterades inga *förhöjda fuktvärden*.',
        'Det har inte varit några *fuktproblem* under vår tid i huset.',
        'Vi känner inte till några *fuktskador*.',
        'Säljaren har ingen kännedom om *fuktskador*.',
        'Fastigheten är inte upplåten med *tomträtt*.',
        'Fasaden är ej av typen *enstegstätad*.',
        'Ej *krypgrund* utan platta på mark.',
        'Inga *sättningar*.',
      ],
      no: [
        'Taket innehåller *asbest*.',
        'Här finns inte bara *asbest* utan även blåbetong.',
        'Ej sanerad *asbest* finns i pannrummet.',
        'Det går inte att utesluta *asbest*.',
        'Vi vet inte om *asbest* finns.',
        'Huset har ingen källare men väl *krypgrund*.',
        'Inga problem med taket, *fuktskada* i källaren.',
        'Ingen radonmätning är gjord. Väggar av *blåbetong*.',
        'Väggar av *blåbetong*, ingen mätning är gjord.',
        'Ingen hiss och har *krypgrund*.',
        'Ej renoverat hus med *krypgrund*.',
      ],
    },
    without: {
      yes: ['Byggt utan *asbest*.', 'Fuktmätning utan *anmärkning*.'],
      no: [
        'Här finns inte bara asbest utan även *blåbetong*.',
        'Fasaden är inte av tegel utan *eternit*.',
        'Fasaden är inte av tegel, utan *eternit*.',
        'Säljs utan garanti och med *friskrivning*.',
      ],
    },
    'free-from': {
      yes: [
        'Huset är fritt från *asbest*.',
        'Huset saknar *krypgrund*.',
        'Källaren är torr och fri från *fuktskador*.',
        'Fastigheten är obelastad av *servitut* och nyttjanderätter.',
      ],
      no: ['Huset är inte fritt från *asbest*.'],
    },
    lacking: {
      yes: ['Det saknas *krypgrund*.'],
      no: [
        'Då pengar saknas i kassan har stämman beslutat om *kapitaltillskott*.',
        'Ventilation saknas under huset och *mögel* växer.',
      ],
    },
  });
});
