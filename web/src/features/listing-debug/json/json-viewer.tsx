import { useState } from 'react';
import { copyText } from '../../../shared/copy-text.js';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import { Button } from '../../../shared/ui/button.js';
import { pathOf } from './json-nodes.js';
import { JsonTools } from './json-tools.js';
import { JsonTree } from './json-tree.js';
import styles from './json-viewer.module.css';
import { useJsonTree } from './use-json-tree.js';

const texts = listingDebugTexts.json;

interface JsonViewerProps {
  readonly document: unknown;
  /** What it is, for those who hear it. */
  readonly label: string;
  readonly fileName: string;
}

/** A document of any size to fold, search, copy and download. */
export function JsonViewer(props: JsonViewerProps) {
  const { document } = props;
  const [seen, setSeen] = useState({ document, count: 0 });
  // Places in a new document are other ones.
  if (seen.document !== document) setSeen({ document, count: seen.count + 1 });
  return <Viewer key={seen.count} {...props} />;
}

function Viewer({ document, label, fileName }: JsonViewerProps) {
  const tree = useJsonTree(document);
  const { value } = tree.nodes[tree.selected]!;
  const path = pathOf(tree.nodes, tree.selected);
  return (
    <div className={styles['viewer']}>
      <JsonTools tree={tree} document={document} label={label} fileName={fileName} />
      <JsonTree tree={tree} label={label} />
      <div className={styles['foot']}>
        <code>{path}</code>
        <div className={styles['group']}>
          <Button onClick={() => void copyText(path)}>{texts.copyPath}</Button>
          <Button
            onClick={() => void copyText(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}
          >
            {texts.copyValue}
          </Button>
        </div>
      </div>
    </div>
  );
}
