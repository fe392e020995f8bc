import { Link } from 'react-router-dom';
import type { AdminObjection } from '../../../../../src/analyses/objection.types.js';
import { detailOf } from '../../../shared/api/problem.js';
import { adminObjectionsTexts } from '../../../shared/texts/admin-objections.js';
import { Icon } from '../../../shared/ui/icon.js';
import { toast } from '../../../shared/ui/toast.js';
import look from '../list/list-act.module.css';
import { useHandleObjectionMutation } from './objections-api.js';
import { claimOf } from './objections-words.js';

const texts = adminObjectionsTexts.acts;

/** The report that it is about, and the mark that it is dealt with. */
export function ObjectionActs({ objection }: { readonly objection: AdminObjection }) {
  const { id, analysisId, handledAt } = objection;
  const [handle, { isLoading }] = useHandleObjectionMutation();
  const isHandled = handledAt !== null;
  const mark = isHandled ? texts.reopen : texts.handle;
  const claim = claimOf(objection);

  async function act(): Promise<void> {
    const { error } = await handle({ id, isHandled: !isHandled });
    if (error) toast({ kind: 'error', title: texts.failed, text: detailOf(error) });
  }

  return (
    <>
      <Link
        to={`/report/${analysisId}`}
        className={look['act']}
        title={texts.report}
        aria-label={texts.name(texts.report, claim)}
      >
        <Icon name="page" size={18} />
        <span>{texts.report}</span>
      </Link>
      <button
        type="button"
        className={look['act']}
        title={mark}
        aria-label={texts.name(mark, claim)}
        aria-disabled={isLoading || undefined}
        onClick={() => void (isLoading ? undefined : act())}
      >
        <Icon name={isHandled ? 'retry' : 'check'} size={18} />
        <span>{mark}</span>
      </button>
    </>
  );
}
