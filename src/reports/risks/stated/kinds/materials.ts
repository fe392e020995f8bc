import type { Context } from '../../../facts/context.js';
import { isFrameOfStone, namesRadonGiver } from '../../../reading/stated/radon-stone.js';
import { latestRadon } from '../../../reading/quantities/radon.js';
import { radonLimit } from '../../home/radon.js';
import type { materialWordings } from '../../../reading/stated/wordings/materials.js';
import { general, type Entries } from '../entry.js';

/** Years in which stone that gives off radon was used; source: DOMAIN's matrix of building years. */
const stoneYears = { from: 1929, to: 1975 } as const;

/** True of a house of a stone or on a ground that often gives off radon. */
function isRadonUsual(context: Context): boolean {
  const { listing, home } = context;
  if (home.form === 'flat') return false;
  const built = listing.yearBuilt;
  const isOfStoneYears = built !== undefined && built >= stoneYears.from && built <= stoneYears.to;
  return namesRadonGiver(context) || (isOfStoneYears && isFrameOfStone(context));
}

/** Asbestos, eternit, PCB and stone that gives off radon. */
export const materialRisks: Entries<typeof materialWordings> = {
  asbestos: {
    title: 'Asbest eller eternit',
    category: 'Material',
    severity: 'warning',
    description:
      'Asbest är ofarligt så länge det sitter orört. Det blir dyrt och farligt först när något ska rivas.',
    action: 'Fråga var det sitter, och räkna med sanering om du ska renovera.',
    cost: 'asbestos',
    source: 'sanering-asbest.se',
    cases: {
      outbuilding: {
        severity: 'notice',
        title: 'Eternit eller asbest på en annan byggnad',
        description:
          'Annonsen säger att en byggnad på tomten har eternit eller asbest. Det är ofarligt så länge det sitter orört, men kostar att ta bort.',
      },
      brokenEternit: {
        severity: 'critical',
        title: 'Skadad eternit',
        description:
          'Eternit innehåller ofta asbest. Skivor som spricker eller går sönder kan släppa fibrer i luften, och bitarna måste tas om hand som farligt avfall.',
        action: 'Rör inte bitarna. Ta in pris på sanering från en behörig firma före bud.',
      },
      damagedAsbestos: {
        severity: 'critical',
        title: 'Skadad asbest',
        description:
          'Asbest som är skadad kan släppa fibrer i luften. Den måste saneras av en behörig firma innan utrymmet används.',
        action:
          'Gå inte in i utrymmet. Kräv sanering och luftprov före tillträdet, eller räkna av hela kostnaden.',
      },
    },
  },
  pcb: {
    title: 'PCB i huset',
    category: 'Material',
    severity: 'warning',
    description:
      'PCB finns i fogar och golvmassor från omkring 1956–1973. Är halten hög måste det saneras av ägaren.',
    action: 'Be om inventeringen och fråga om saneringen är gjord och betald.',
    source: general,
  },
  'blue-concrete': {
    title: 'Blåbetong',
    category: 'Radon',
    severity: 'warning',
    description: 'Blåbetong är en lättbetong som avger radon. Gränsvärdet för radon inomhus är 200 Bq/m³.',
    action: 'Kräv en mätning som är yngre än fem år och gjord under vinterhalvåret.',
    cost: 'radon',
    source: 'radonova.se, nomor.se (gräns 200 Bq/m³)',
    adjust: (context, stated) => {
      const measured = latestRadon(context);
      return measured && measured.value <= radonLimit
        ? {
            ...stated,
            severity: 'notice',
            weight: 0.5,
            description: 'Blåbetong avger radon, men annonsen anger en mätning under gränsvärdet.',
          }
        : stated;
    },
  },
  'radon-unmeasured': {
    title: 'Radon som inte är mätt',
    category: 'Radon',
    severity: 'notice',
    weight: 1,
    description: 'Annonsen säger att radon inte är mätt. Gränsen inomhus är 200 Bq/m³.',
    action: 'Be säljaren mäta, eller avtala om mätning efter tillträdet och pengar för en åtgärd.',
    cost: 'radon',
    source: 'radonova.se (gräns 200 Bq/m³)',
    adjust: (context, stated) =>
      isRadonUsual(context)
        ? {
            ...stated,
            severity: 'warning',
            weight: undefined,
            description:
              'Annonsen säger att radon inte är mätt, och huset är av en sort där radon är vanligt. Gränsen inomhus är 200 Bq/m³.',
          }
        : stated,
  },
};
