import type { Risk } from './risk.js';

const category = 'Skada';

/** Damage, and substances that harm. */
export const damageRisks: readonly Risk[] = [
  {
    id: 'moisture-told',
    kinds: ['damage.moisture', 'damage.mould', 'damage.smell'],
    category: 'Fukt',
    severity: 'critical',
    isOfFigures: true,
    title: 'Tecken på fukt, mögel eller lukt',
    description:
      'Texten tyder på fukt. Där det är fuktigt växer mögel, och orsaken måste bort innan en reparation håller.',
    action: 'Be om skadeutredningen och låt en egen besiktningsman mäta innan du bjuder.',
  },
  {
    id: 'wood-decay',
    kinds: ['damage.rot', 'damage.dry-rot', 'damage.wood-pests'],
    category: 'Fukt',
    severity: 'critical',
    title: 'Röta, svamp eller insekter i trä',
    description: 'Trä som är angripet kan ha mist sin bärighet, och skadan är ofta större än den syns.',
    action: 'Låt en sakkunnig undersöka hur långt angreppet gått och vad en sanering kostar.',
  },
  {
    id: 'vermin-told',
    kinds: ['damage.vermin'],
    category,
    severity: 'warning',
    title: 'Skadedjur',
    description: 'Skadedjur kommer tillbaka om vägen in inte är tätad.',
    action: 'Fråga vad saneringen omfattade, när den gjordes och om den följs upp.',
  },
  {
    id: 'water-in',
    kinds: ['damage.leak', 'damage.water', 'damage.flood', 'damage.frost'],
    category: 'Fukt',
    severity: 'critical',
    title: 'Läcka, vattenskada eller översvämning',
    description:
      'Annonsen talar om en läcka, en vattenskada eller översvämning. Det som blivit blött kan vara skadat inifrån.',
    action: 'Fråga vad orsaken var, om den är borta, och be om protokoll från torkning och kontroll.',
  },
  {
    id: 'settlement-told',
    kinds: ['damage.settlement', 'damage.crack', 'build.load-bearing'],
    category: 'Grund',
    severity: 'critical',
    title: 'Sättningar, sprickor eller ingrepp i stommen',
    description: 'Rörelser i grund och stomme kan fortsätta och är bland det dyraste att åtgärda.',
    action: 'Låt en konstruktör bedöma om rörelsen har stannat och vad den beror på.',
  },
  {
    id: 'corrosion-told',
    kinds: ['damage.corrosion', 'damage.fire', 'damage.under-way'],
    category,
    severity: 'warning',
    title: 'Känd eller utredd skada',
    description:
      'En skada som annonsen nämner räknas som känd vid köpet, så du kan inte kräva ersättning för den efteråt.',
    action: 'Be om utredningen och fråga vad som är åtgärdat och vad som återstår.',
  },
  {
    id: 'radon-told',
    kinds: ['substance.radon-high', 'substance.radon-unmeasured', 'substance.blue-concrete'],
    category: 'Radon',
    severity: 'warning',
    isOfFigures: true,
    title: 'Frågetecken om radon',
    description:
      'Radon märks inte och ökar risken för lungcancer. Gränsen är 200 Bq/m³ i luften där man bor.',
    action: 'Be om en mätning under vintern, eller villkora köpet med en.',
  },
  {
    id: 'harmful-material',
    kinds: ['substance.asbestos', 'substance.pcb', 'substance.casein'],
    category: 'Material',
    severity: 'warning',
    title: 'Asbest eller andra farliga ämnen',
    description: 'Ämnena är dyra att ta bort, och arbete med dem får bara göras av dem som har tillstånd.',
    action: 'Fråga var det finns, om det är inventerat och vad en sanering kostar.',
  },
  {
    id: 'contaminated-ground',
    kinds: ['substance.contaminated-ground', 'substance.oil-tank'],
    category: 'Mark',
    severity: 'critical',
    title: 'Misstänkt förorening i marken',
    description:
      'Den som äger marken kan få betala för att undersöka och rena den, också för det som andra orsakat.',
    action: 'Fråga kommunen om undersökningar och ansvar, och villkora köpet med svaret.',
  },
  {
    id: 'unfit-tap-water',
    kinds: ['substance.legionella'],
    category: 'Vatten och avlopp',
    severity: 'warning',
    title: 'Brister i vattnet ur ledningarna',
    description:
      'Bakterier eller metaller i tappvattnet visar att ledningar eller värmning behöver åtgärdas.',
    action: 'Be om provsvaren och vad som gjorts efter dem.',
  },
];
