import type { grantedRoomWordings } from '../../../reading/stated/wordings/granted-rooms.js';
import { general, type Entries } from '../entry.js';

/** Rooms that the buyer sees and perhaps pays for, but which the association has not granted. */
export const grantedRoomRisks: Entries<typeof grantedRoomWordings> = {
  'room-not-granted': {
    title: 'En yta som inte ingår i upplåtelsen',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Annonsen nämner en yta som du får använda men som inte hör till bostadsrätten. Föreningen kan ändra sig om den.',
    action: 'Be om ett skriftligt avtal om ytan, och fråga om det gäller även dig.',
    source: general,
    only: 'cooperative',
    cases: {
      livingSpace: {
        severity: 'critical',
        title: 'Boyta som inte ingår i upplåtelsen',
        description:
          'Annonsen visar yta att bo på som föreningen inte har upplåtit. Du köper bara det som står i upplåtelsen, så föreningen kan ta tillbaka ytan eller ta betalt för den.',
        action:
          'Be om upplåtelseavtalet och utdrag ur lägenhetsförteckningen, räkna kvadratmeterpriset på den yta som står där, och köp inte förrän föreningen har upplåtit resten skriftligt.',
      },
    },
  },
};
