/**
 * The triggers by which the database notes in `untold_changes` what an analysis shows otherwise, whoever changes it. The
 * function that they call is in the migration; schema tools know triggers by their names alone.
 */
export const changeTriggers = [
  {
    name: 'analyses_begin',
    timing: 'after' as const,
    events: ['insert' as const],
    expression: `create trigger analyses_begin after insert on analyses for each row
      when (new.status = 'processing') execute function note_untold_change()`,
  },
  {
    name: 'analyses_go',
    timing: 'after' as const,
    events: ['delete' as const],
    expression:
      'create trigger analyses_go after delete on analyses for each row execute function note_untold_change()',
  },
  {
    name: 'analyses_change',
    timing: 'after' as const,
    events: ['update' as const],
    expression: `create trigger analyses_change after update on analyses for each row
      when ((old.status, old.attempt, old.is_paid, old.scraping_progress, old.failure_code, old.failure_reason,
             old.address, old.image, old.photos_count, old.floorplans_count)
        is distinct from (new.status, new.attempt, new.is_paid, new.scraping_progress, new.failure_code,
             new.failure_reason, new.address, new.image, new.photos_count, new.floorplans_count))
      execute function note_untold_change()`,
  },
];
