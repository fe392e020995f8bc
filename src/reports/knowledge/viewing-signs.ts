import type { PartId } from './life-lengths.js';

/** How a part tells its age at a viewing when no paper does. Facts of the trade in our own reading. */
export interface ViewingSign {
  /** What the work is called, to begin a sentence: `Ett takbyte`. */
  readonly work: string;
  /** Where to look and what tells the age. */
  readonly look: string;
  /** The sign that its time is up. */
  readonly bad: string;
}

export const viewingSignSource = 'Vår egen läsning av branschens tumregler';

export const viewingSigns: Readonly<Partial<Record<PartId, ViewingSign>>> = {
  roof: {
    work: 'Ett takbyte',
    look: 'Gå upp på vinden och titta på undersidan av taket, och be någon lyfta en panna vid takfoten. Det är pappen under pannorna som åldras, inte pannorna.',
    bad: 'Mörka ränder i träet, rostiga spikar eller spröd papp som spricker är tecken på att det är dags.',
  },
  drainage: {
    work: 'En ny dränering',
    look: 'Leta efter en knottrig plastmatta eller grå isolerskivor som sticker upp mellan husväggen och marken, och efter spolbrunnar vid hörnen. Syns inget av det är dräneringen troligen gammal.',
    bad: 'Vita saltutslag, färg som flagnar nertill på källarväggen och unken lukt tyder på att den inte längre fungerar.',
  },
  windows: {
    work: 'Nya fönster',
    look: 'Läs på metallisten mellan glasen i några olika rum. Där står ofta tillverkare och årtal instansat.',
    bad: 'Dimma mellan glasen går inte att putsa bort, och mjukt trä i bågens underkant betyder röta.',
  },
  bathroom: {
    work: 'Ett nytt badrum',
    look: 'Lyft på golvbrunnens lock. På en plastbrunn står oftast tillverkningsåret, och en brunn av gjutjärn är ett säkert tecken på att golvet är gammalt.',
    bad: 'Plattor som låter ihåliga, mörka fogar och rör som går upp genom golvet vid duschen är dåliga tecken.',
  },
  electrical: {
    work: 'Ny elcentral och omdragen el',
    look: 'Öppna elcentralen. Porslinsproppar är gamla, automatsäkringar och jordfelsbrytare nyare, och elektrikern brukar ha skrivit datum på förteckningen i luckan.',
    bad: 'Uttag utan jord i bostadsrummen, tygklädda ledningar eller missfärgade uttag visar att ledningarna är gamla.',
  },
  kitchen: {
    work: 'Ett nytt kök',
    look: 'Vitvarornas typskyltar brukar visa när de är tillverkade, och under besticklådan eller inne i ett skåp finns ofta leverantörens lapp med datum.',
    bad: 'En uppsvälld botten i diskbänksskåpet tyder på läckage, och utan plastbricka under diskmaskin och kyl upptäcks nästa läcka för sent.',
  },
  groundHeatPump: {
    work: 'En ny värmepump',
    look: 'Läs typskylten på pumpen. Där står tillverkningsåret, och i displayen går det att se hur många timmar kompressorn har gått.',
    bad: 'Många starter per dygn, larm i minnet och att elpatronen ofta går in tyder på att pumpen är sliten.',
  },
  boiler: {
    work: 'En ny värmeanläggning',
    look: 'Läs typskylten på pannan. Där står tillverkningsåret, och sotarens protokoll berättar hur den har skötts.',
    bad: 'Rost kring luckor och rör, fukt på golvet och tätningar som har släppt är dåliga tecken.',
  },
};

/** The same of what is built another way than most. */
export const otherSigns = {
  /** Lifting or breaking eternit sets asbestos free. */
  eternitRoof: {
    work: 'Ett takbyte',
    look: 'Gå upp på vinden och titta på undersidan av taket. Rör inte skivorna: eternit innehåller ofta asbest, och bruten dammar den.',
    bad: 'Mörka ränder i träet, rostiga spikar och spruckna skivor är tecken på att det är dags.',
  },
  otherRoof: {
    work: 'Ett takbyte',
    look: 'Gå upp på vinden och titta på undersidan av taket, och fråga vad taket är täckt med.',
    bad: 'Mörka ränder i träet, rostiga spikar och fukt runt genomföringar är tecken på att det är dags.',
  },
  unsealedPanes: {
    work: 'Nya fönster',
    look: 'Öppna några fönster, och känn på bågarnas underkant.',
    bad: 'Mjukt trä betyder röta, och sprucket kitt och färg som flagnar visar att underhållet har väntat.',
  },
  drainageWithoutCellar: {
    work: 'En ny dränering',
    look: 'Leta efter spolbrunnar vid husets hörn, och se om marken lutar från huset.',
    bad: 'Fuktig mark mot grunden och unken lukt tyder på att vattnet inte leds bort.',
  },
} as const satisfies Readonly<Record<string, ViewingSign>>;
