import { counted } from '../format/home.js';
import { number } from '../format/number.js';

/** All words of the administrators' page of prompts and experiments. */
export const adminPromptsTexts = {
  templates: {
    title: 'Promptmallar',
    loading: 'Laddar promptmallarna...',
    failed: 'Promptmallarna kunde inte hämtas',
    model: (model: string) => `Modellen heter ${model}.`,
    noModel:
      'Ingen modell är inkopplad, så alla rapporter skrivs med fasta regler. Sätt OPENAI_API_KEY och starta om tjänsten för att låta en modell skriva.',
    active: 'Aktiv',
    activeMeans: 'Köparnas rapporter skrivs med den här.',
    inactiveMeans: 'Används bara i experiment.',
    verdict: {
      name: 'Reglernas bedömning',
      shown: 'Visas för modellen',
      hidden: 'Visas inte för modellen',
    },
    digest: 'Fingeravtryck',
    experiments: 'Experiment',
    instructions: 'Instruktionerna',
    /** @param others ids of the templates that it is compared with */
    marked: (others: readonly string[]) => `Det markerade står inte i ${others.join(' eller ')}.`,
    copy: 'Kopiera',
    copyName: (id: string) => `Kopiera instruktionerna i ${id}`,
  },
  experiments: 'Experiment',
  loading: 'Laddar experimenten...',
  failed: { title: 'Kunde inte hämta experiment data' },
  search: 'Sök adress eller länk',
  filters: {
    all: 'Alla experiment',
    'under-way': 'Pågående',
    completed: 'Slutförda',
    failed: 'Misslyckade',
    'default-v1': 'Med default-v1',
    'unbiased-v1': 'Med unbiased-v1',
  },
  sorts: {
    'created_at desc': 'Nyast först',
    'created_at asc': 'Äldst först',
    'address asc': 'Adress A–Ö',
    'address desc': 'Adress Ö–A',
    'repeats desc': 'Flest omgångar först',
    'repeats asc': 'Minst omgångar först',
    'status asc': 'Status, pågående först',
    'status desc': 'Status, pågående sist',
  },
  table: 'Experiment',
  columns: {
    address: 'Annons',
    prompts: 'Prompts',
    repeats: 'Omgångar',
    status: 'Status',
    created_at: 'Skapad',
  },
  repeats: (count: number) => counted(count, 'omgång', 'omgångar'),
  /** Anything but the two that are done with counts as under way. */
  status: (status: string) =>
    status === 'completed' ? 'Slutfört' : status === 'failed' ? 'Misslyckades' : 'Pågår',
  succeeded: (succeeded: number, total: number) => `${number(succeeded)} av ${number(total)} lyckades`,
  soFar: (succeeded: number, total: number) => `${number(succeeded)} av ${number(total)} hittills`,
  open: 'Visa jämförelse',
  openName: (home: string) => `Visa jämförelse för ${home}`,
  remove: {
    name: (home: string) => `Ta bort experimentet om ${home}`,
    title: 'Ta bort experimentet?',
    text: 'Alla rapporter i experimentet raderas. Analysen och köparens rapport står kvar.',
    underWay: 'Det pågår fortfarande och avbryts.',
    final: 'Det går inte att ångra.',
    keep: 'Behåll',
    confirm: 'Ta bort',
    done: 'Experimentet är borttaget',
    failed: 'Kunde inte ta bort experimentet',
  },
  count: (total: number) => counted(total, 'experiment', 'experiment'),
  empty: {
    title: 'Inga experiment än',
    text: 'Gå till Analyser och välj Testa prompts på en analys som är klar. Då får båda promptmallarna skriva om samma bostad.',
    action: { label: 'Till analyserna', to: '/admin/analyses?filter=completed' },
  },
  noMatch: {
    title: 'Inga experiment hittades',
    text: 'Inget experiment stämmer med sökningen och urvalet.',
    action: 'Visa alla experiment',
  },
  noPage: { title: 'Så många experiment finns det inte' },
} as const;
