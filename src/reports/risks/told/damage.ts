import type { Risk } from './risk.js';

const category = 'Skada';

/** Damage, and substances that harm. */
export const damageRisks: readonly Risk[] = [
  {
    id: 'moisture-told',
    tells: [
      { title: 'Tecken på fukt', kinds: ['damage.moisture'] },
      { title: 'Tecken på mögel', kinds: ['damage.mould'] },
      { title: 'Lukt som kan komma av fukt', kinds: ['damage.smell'] },
    ],
    category: 'Fukt',
    severity: 'critical',
    isOfFigures: true,
    description:
      'Annonsen tyder på fukt. Ingen reparation håller förrän orsaken är borta, och ofta är mer skadat än vad som syns.',
    action: 'Be om skadeutredningen och låt en egen besiktningsman mäta innan du bjuder.',
  },
  {
    id: 'wood-decay',
    tells: [
      { title: 'Röta i trä', kinds: ['damage.rot'] },
      { title: 'Hussvamp', kinds: ['damage.dry-rot'] },
      { title: 'Insekter i trä', kinds: ['damage.wood-pests'] },
    ],
    category: 'Fukt',
    severity: 'critical',
    description: 'Trä som är angripet kan ha mist sin bärighet, och skadan är ofta större än vad som syns.',
    action: 'Låt en sakkunnig undersöka hur långt angreppet gått och vad en sanering kostar.',
  },
  {
    id: 'vermin-told',
    tells: [{ title: 'Skadedjur', kinds: ['damage.vermin'] }],
    category,
    severity: 'warning',
    description: 'Skadedjur kommer tillbaka om vägen in inte är tätad.',
    action: 'Fråga vad saneringen omfattade, när den gjordes och om den följs upp.',
  },
  {
    id: 'water-in',
    tells: [
      { title: 'Läcka', kinds: ['damage.leak'] },
      { title: 'Vattenskada', kinds: ['damage.water'] },
      { title: 'Vatten utifrån', kinds: ['damage.flood'] },
      { title: 'Frostskada', kinds: ['damage.frost'] },
    ],
    category: 'Fukt',
    severity: 'critical',
    description:
      'Annonsen talar om vatten som har kommit dit det inte ska. Det som blev blött kan vara skadat på insidan.',
    action: 'Fråga vad orsaken var, om den är borta, och be om protokoll från torkning och kontroll.',
  },
  {
    id: 'settlement-told',
    tells: [
      { title: 'Sättningar', kinds: ['damage.settlement'] },
      { title: 'Sprickor', kinds: ['damage.crack'] },
      { title: 'Ingrepp i stommen', kinds: ['build.load-bearing'] },
    ],
    category: 'Grund',
    severity: 'critical',
    description: 'Fel i grund och stomme är bland det dyraste att åtgärda.',
    action: 'Låt en konstruktör bedöma vad det beror på och om huset bärs säkert.',
  },
  {
    id: 'corrosion-told',
    tells: [
      { title: 'Rost eller annan nedbrytning', kinds: ['damage.corrosion'] },
      { title: 'Brandskada', kinds: ['damage.fire'] },
      { title: 'Skada under utredning', kinds: ['damage.under-way'] },
    ],
    category,
    severity: 'critical',
    description:
      'En skada som annonsen nämner räknas som känd vid köpet, så du kan inte kräva ersättning för den efteråt.',
    action: 'Be om utredningen och fråga vad som är åtgärdat och vad som återstår.',
  },
  {
    id: 'radon-told',
    tells: [
      { title: 'Tecken på hög radonhalt', kinds: ['substance.radon-high'] },
      { title: 'Radon som inte är mätt', kinds: ['substance.radon-unmeasured'] },
      { title: 'Byggnadssten som kan ge radon', kinds: ['substance.blue-concrete'] },
    ],
    category: 'Radon',
    severity: 'warning',
    isOfFigures: true,
    description:
      'Radon märks inte och ökar risken för lungcancer. Gränsen är 200 Bq/m³ i luften där man bor.',
    action: 'Be om en mätning under vintern, eller villkora köpet med en.',
  },
  {
    id: 'harmful-material',
    tells: [
      { title: 'Material som kan innehålla asbest', kinds: ['substance.asbestos'] },
      { title: 'PCB eller andra miljögifter i byggnaden', kinds: ['substance.pcb'] },
      { title: 'Flytspackel som kan ge lukt och ohälsa', kinds: ['substance.casein'] },
    ],
    category: 'Material',
    severity: 'warning',
    description:
      'Sådana material är dyra att ta bort, och arbete med dem kräver kunskap och ibland tillstånd.',
    action: 'Fråga var det finns, om det är inventerat och vad en sanering kostar.',
  },
  {
    id: 'contaminated-ground',
    tells: [
      { title: 'Misstänkt förorening i marken', kinds: ['substance.contaminated-ground'] },
      { title: 'Oljetank', kinds: ['substance.oil-tank'] },
    ],
    category: 'Mark',
    severity: 'critical',
    description:
      'Den som äger marken kan få betala för att undersöka och rena den, också för det som andra orsakat.',
    action:
      'Fråga den myndighet som har ärendet vad som är undersökt och vem som ansvarar. Äger en förening marken: fråga styrelsen vad som kan kosta. Skriv annars in ett villkor i kontraktet.',
  },
  {
    id: 'unfit-tap-water',
    tells: [{ title: 'Brister i vattnet ur ledningarna', kinds: ['substance.legionella'] }],
    category: 'Vatten och avlopp',
    severity: 'warning',
    description:
      'Bakterier eller metaller i tappvattnet visar att ledningarna eller varmvattnet behöver åtgärdas.',
    action: 'Be om provsvaren och vad som gjorts efter dem.',
  },
];
