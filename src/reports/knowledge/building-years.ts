/** What the year of build alone gives reason to ask about. `uncertain` rows lack a confirmed source and say so. */
export interface BuildingYearRisk {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly forms: 'house' | 'all';
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly source: string;
  readonly uncertain: boolean;
  /** The same risk in the words of a house, which has no stammar. */
  readonly inHouse?: { readonly title: string; readonly text: string; readonly action: string };
  /** The title that proves it, where that of this home is narrower. */
  readonly row?: string;
  /** Cost table row of the remedy. */
  readonly cost?: string;
}

export const buildingYearRisks: readonly BuildingYearRisk[] = [
  {
    id: 'blue-concrete-years',
    from: 1929,
    to: 1975,
    forms: 'all',
    title: 'Blåbetong kan finnas',
    text: 'I hus från 1929–1975 kan väggar eller bjälklag vara av blåbetong, som avger radon. Annonsen nämner ingen mätning.',
    action:
      'Be om en radonmätning som är yngre än fem år, gjord under två vintermånader. Gränsen är 200 Bq/m³.',
    source: 'nomor.se, radonova.se',
    uncertain: false,
    cost: 'radon',
  },
  {
    id: 'asbestos-years',
    from: 1930,
    to: 1982,
    forms: 'all',
    title: 'Asbest kan sitta i kakelfix, golv och rörisolering',
    text: 'Asbest användes fram till förbudet 1982. Orörd är den ofarlig, men den gör det dyrare att riva badrum eller tak.',
    action: 'Ta prov före rivning och lägg sanering i budgeten.',
    source: 'sanering-asbest.se',
    uncertain: false,
    cost: 'asbestos',
  },
  {
    id: 'old-house',
    from: 1500,
    to: 1940,
    forms: 'house',
    title: 'Äldre grund, vind och el',
    text: 'Hus från före 1940 har ofta torpargrund, kall vind och självdrag. Det fungerar när det sköts men tål inte fel tilläggsisolering.',
    action: 'Låt besiktningsmannen gå igenom grund och vind, och beställ en elbesiktning.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
    uncertain: false,
  },
  {
    id: 'slab-years',
    from: 1960,
    to: 1985,
    forms: 'house',
    title: 'Är grunden en platta på mark kan den sakna isolering',
    text: 'Annonsen säger inte om huset står på en platta på mark. I så fall kan golvet, som i många småhus från 1960–1985, vara uppreglat på en platta utan isolering undertill, och då kan fukt stanna i golvet.',
    action: 'Fråga vilken grund huset har. Är det en platta, låt besiktningsmannen mäta fukt genom borrprov.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
    uncertain: false,
  },
  {
    id: 'million-programme',
    from: 1965,
    to: 1975,
    forms: 'all',
    title: 'Rör från miljonprogrammets år',
    text: 'Stammar från 1965–1975 närmar sig eller har passerat den ålder då de brukar bytas.',
    action: 'Fråga om rören är bytta eller när det är planerat.',
    inHouse: {
      title: 'Avloppsrören kan vara från byggåret',
      text: 'Avloppsrör från 1965–1975 närmar sig eller har passerat den ålder då de brukar bytas.',
      action: 'Fråga om rören är bytta och om avloppet är filmat.',
    },
    source: 'borgstromprojekt.se, kreativbyggkonsult.se',
    uncertain: false,
  },
  {
    id: 'pcb-years',
    from: 1956,
    to: 1973,
    forms: 'all',
    title: 'PCB i fogar',
    text: 'Fogar och golvmassor i flerbostadshus från 1956–1973 kan innehålla PCB. Årtalen är ungefärliga.',
    action: 'Fråga föreningen om inventeringen är gjord.',
    source: 'Allmän kunskap, ej bekräftad källa',
    uncertain: true,
  },
  {
    id: 'single-stage-years',
    from: 1995,
    to: 2007,
    forms: 'all',
    title: 'Åren då enstegstätade fasader byggdes',
    text: 'Putsade fasader på träregel från omkring 1995–2007 kan vara enstegstätade och stänga in fukt. Annonsen säger inte hur fasaden är byggd.',
    action: 'Är fasaden putsad: fråga om den är enstegstätad och om väggarna är fuktmätta.',
    source: 'sessies.se, fastighetshuset.nu',
    uncertain: false,
  },
];
