import { Link } from 'react-router-dom';
import type { ExperimentLine, ExperimentSort } from '../../../../../src/experiments/experiments.types.js';
import { number } from '../../../shared/format/number.js';
import { adminPromptsTexts as texts } from '../../../shared/texts/admin-prompts.js';
import { Icon } from '../../../shared/ui/icon.js';
import iconButton from '../../../shared/ui/icon-button.module.css';
import { ListNote, ListStatus, ListTime } from '../list/list-parts.js';
import type { ListLook } from '../list/list-types.js';
import { homeName, ListedHome } from '../list/listed-home.js';
import styles from './prompts.module.css';

interface PartProps {
  readonly experiment: ExperimentLine;
}

export const isUnderWay = ({ status }: Pick<ExperimentLine, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** How the list of experiments shows them. @param onRemove asks whether this one is to go */
export const experimentLook = (
  onRemove: (experiment: ExperimentLine) => void,
): ListLook<ExperimentLine, ExperimentSort> => ({
  columns: [
    {
      key: 'home',
      sort: 'address',
      label: texts.columns.address,
      kind: 'text',
      width: '38%',
      cell: (experiment) => <ListedHome {...experiment} />,
    },
    {
      key: 'prompts',
      label: texts.columns.prompts,
      kind: 'text',
      cell: ({ promptIds }) =>
        promptIds.map((id) => (
          <span key={id} className={styles['prompts']}>
            {id}
          </span>
        )),
    },
    {
      key: 'repeats',
      sort: 'repeats',
      label: texts.columns.repeats,
      kind: 'figure',
      cell: ({ repeats }) => number(repeats),
    },
    {
      key: 'status',
      sort: 'status',
      label: texts.columns.status,
      kind: 'text',
      cell: (experiment) => <Status experiment={experiment} />,
    },
    {
      key: 'created',
      sort: 'created_at',
      label: texts.columns.created_at,
      kind: 'text',
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
  ],
  card: (experiment) => ({
    title: <ListedHome {...experiment} />,
    text: `${experiment.promptIds.join(', ')} · ${texts.repeats(experiment.repeats)}`,
    state: <Status experiment={experiment} />,
    time: <ListTime at={experiment.createdAt} />,
  }),
  actions: (experiment) => <Acts experiment={experiment} onRemove={onRemove} />,
});

function Status({ experiment }: PartProps) {
  const { status, summary } = experiment;
  const { succeeded, total } = summary;
  const tell = isUnderWay(experiment) ? texts.soFar : texts.succeeded;
  return (
    <>
      {status === 'completed' || status === 'failed' ? (
        <ListStatus
          icon={status === 'completed' ? 'check' : 'cross'}
          tone={status === 'completed' ? 'good' : 'bad'}
        >
          {texts.status(status)}
        </ListStatus>
      ) : (
        <ListStatus icon="info">{texts.status(status)}</ListStatus>
      )}
      <ListNote>{tell(succeeded, total)}</ListNote>
    </>
  );
}

interface ActsProps extends PartProps {
  readonly onRemove: (experiment: ExperimentLine) => void;
}

function Acts({ experiment, onRemove }: ActsProps) {
  const home = homeName(experiment);
  return (
    <>
      <Link
        className={styles['open']}
        to={`/admin/experiment/${experiment.id}`}
        aria-label={texts.openName(home)}
      >
        {texts.open}
      </Link>
      <button
        type="button"
        className={iconButton['button']}
        aria-label={texts.remove.name(home)}
        onClick={() => onRemove(experiment)}
      >
        <Icon name="trash" size={18} />
      </button>
    </>
  );
}
