import type { QuestionRow } from './question.types.js';

/** Questions about a home that is rented, also of a cooperative: the landlord owns and mends, the tenant pays a rent. */
export const rentalQuestions: readonly QuestionRow[] = [
  [
    'contract',
    'Är det ett förstahandskontrakt utan slutdatum, och får jag läsa det?',
    'Ett kontrakt på bestämd tid kan ta slut utan att du får stanna.',
    'rental-tenancy cooperative-rental unusual-tenure',
  ],
  [
    'rent-history',
    'Hur har hyran ändrats de senaste tre åren, och är någon höjning på väg?',
    'En höjning märks direkt i månadskostnaden.',
    'monthlyFee',
  ],
  [
    'rent-includes',
    'Vad ingår i hyran, och vad betalar jag själv?',
    'Värme, vatten, bredband och el kan skilja mycket mellan hyresvärdar.',
    'operatingCost',
  ],
  [
    'rent-after-works',
    'Är stambyte eller renovering på gång, och vad blir hyran efteråt?',
    'Efter en renovering får hyran sättas efter den nya standarden.',
    'pipe-replacement-planned association-works-planned million-programme',
  ],
  [
    'requirements',
    'Vilka krav ställs på inkomst och medlemskap?',
    'Utan hyresvärdens godkännande får du inte kontraktet.',
    'rental-tenancy cooperative-rental',
  ],
  [
    'notice',
    'Hur lång uppsägningstid har jag, och vad måste jag göra när jag flyttar?',
    'Du betalar hyra under hela uppsägningstiden.',
    'deposit',
  ],
  [
    'owner-plans',
    'Ska huset säljas, byggas om eller ombildas?',
    'En ny ägare tar över kontraktet men har kanske andra planer för huset.',
    'unusual-tenure',
  ],
  [
    'landlord-mends',
    'När renoveras badrum och kök nästa gång, och hur felanmäler jag?',
    'Hyresvärden ska hålla bostaden i brukbart skick.',
    'original-condition past-life-bathroom past-life-kitchen',
  ],
  [
    'move-in',
    'Görs en besiktning vid inflyttningen, med protokoll?',
    'Det som inte står i protokollet kan du få betala när du flyttar ut.',
    'original-condition',
  ],
  [
    'own-changes',
    'Vad får jag ändra själv, och vad måste jag återställa?',
    'Målning och tapeter får du ändra själv. Fråga först om annat.',
  ],
  [
    'sublet',
    'Får jag hyra ut i andra hand eller byta bort lägenheten?',
    'Hyresvärden eller hyresnämnden måste säga ja i förväg.',
  ],
  [
    'rental-storage',
    'Ingår ett förråd, och får jag se det?',
    'Ett förråd som inte står i kontraktet kan tas tillbaka.',
    'storage',
  ],
  [
    'rental-parking',
    'Hur lång är kön till parkering, och vad kostar en plats?',
    'Den som bor där nu kan sällan lämna över sin plats.',
  ],
  [
    'warmth',
    'Hur varmt är det inne på vintern, och går värmen att ställa?',
    'Under 20 grader kan du kräva att hyresvärden gör något.',
  ],
];
