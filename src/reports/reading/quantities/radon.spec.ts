import { contextOf } from '../../facts/context.js';
import { latestRadon } from './radon.js';
import { today } from '../../../../test/support/reports/adverts.js';

const context = (description: string) =>
  contextOf({ listing: { description }, images: [], disagreements: [], today });

describe('the radon measurement that counts', () => {
  it.each([
    ['Radon 140 Bq/m³.', 140],
    ['Radonhalten uppmättes till 1 250 Bq/m3 i källaren.', 1250],
    ['Radonvärde: 55', 55],
    ['Radonmätning gjordes vintern 2023. Årsmedelvärdet blev 310 Bq/m³.', 310],
    ['Radon 400 Bq/m³ 2018, efter radonsug 80 Bq/m³ 2020.', 80],
    ['Radon mättes 2019 till 480 Bq/m³. Efter åtgärd visar en ny mätning 90 Bq/m³.', 90],
    ['Mätning 2022: radon 60 Bq/m³. Mätning 2012: radon 320 Bq/m³.', 60],
    ['Radonhalten sänktes från 620 till 110 Bq/m³ med ny ventilation.', 110],
    ['Radon 230 Bq/m³ i sovrummet och 150 Bq/m³ i köket 2024.', 230],
    ['Radon ligger under gränsvärdet 200 Bq/m³.', null],
    ['Gränsvärdet för radon är 200 Bq/m³. Uppmätt värde 75 Bq/m³.', 75],
    ['Radon mätt 2021 till 45 Bq/m³, gränsvärdet är 200 Bq/m³.', 45],
    ['Grannens hus har radon 500 Bq/m³.', null],
    ['Radon 320 becquerel 2010, varefter värdet enligt den senaste mätningen, gjord 2023, är 90.', 90],
    [
      'Radon uppmättes 2001 till 480 Bq/m³, varefter ett aggregat sattes in 2003; den senaste mätningen, utförd vintern 2024–2025, stannade vid 90.',
      90,
    ],
    ['Radon mättes 2023. Den nya mätningen gav 310.', 310],
    ['Radonet mättes 2023 och hamnade på 80.', 80],
    ['Radon mättes aldrig, men fuktkvoten i syllen visade 17.', null],
    ['Radon mättes 2019 och fuktkvoten blev 17.', null],
    ['Radonmätningen, som föranleddes av blåbetong i innerväggarna, stannade vid 80 becquerel.', 80],
    ['Radonmätning saknas, men fuktmätningen i källaren visade 17.', null],
    ['Radon är inte mätt. Mätningen av fukt gav 17,5.', null],
    ['Radon i dricksvattnet 300 Bq/l.', null],
    ['Markradon 60 kBq/m³.', null],
    ['Radonmätning från 2019 finns.', null],
    ['Radonmätning 2023, 40 Bq/m³.', 40],
    ['Radonmätning: 2023', null],
    ['Ingen radonmätning är gjord.', null],
  ])('%s: %s', (text, value) => {
    expect(latestRadon(context(text))?.value ?? null).toBe(value);
  });
});
