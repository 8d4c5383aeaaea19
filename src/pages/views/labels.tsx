import { labelFileName } from '../../schema/labels/label-of-verdict.ts';
import { formatCounted } from '../../text/format.ts';
import { type Label, type LabelStore, labelLines } from '../model/labels.ts';
import { hashOf } from '../model/route.ts';
import type { Store } from '../model/store.ts';
import { READING_WORDS } from '../model/words.ts';

/** Verdicts that somebody marked, as a file for `assay calibrate`. */
export function Labels({ store, labels }: { store: Store; labels: LabelStore }) {
  const rows = [...labels.labels.value];
  const file = labelFileName(store.head.value.id);
  if (rows.length === 0)
    return (
      <div class="empty">
        <h1>Labels</h1>
        <p>
          Open a case and mark a verdict as right or wrong, with the buttons below it or the keys <kbd>r</kbd>{' '}
          and <kbd>w</kbd>. The rows tell <code>assay calibrate</code> how far each scorer can be trusted on
          your cases.
        </p>
      </div>
    );
  return (
    <>
      <h1>Labels</h1>
      <section class="card">
        <p>
          {formatCounted(rows.length, 'verdict')} marked,{' '}
          {rows.filter(([, { said }]) => said === 'wrong').length} of them wrong.
        </p>
        {labels.problem.value !== '' && <p class="notice bad">Not kept: {labels.problem.value}</p>}
        {!labels.isKept && (
          <p>
            <button
              type="button"
              class="primary"
              onClick={() => download(file, labelLines(labels.labels.value))}
            >
              Download {file}
            </button>
          </p>
        )}
        <p class="quiet">
          {labels.isKept ? 'They are kept in ' : 'Put it into '}
          <code>evals/labels/</code>. What they say of your scorers:{' '}
          <code class="command">assay calibrate evals/labels/{file}</code>
        </p>
      </section>
      <ul class="labels">
        {rows.map(([key, label]) => (
          <Row key={key} label={label} remove={() => labels.remove(key)} />
        ))}
      </ul>
    </>
  );
}

function Row({ label, remove }: { label: Label; remove(): void }) {
  const { said, caseId, scorer, reading } = label;
  return (
    <li class="card label-row">
      <span class={`badge mark-${said}`}>{said}</span>
      <code>{scorer}</code>
      <span class="quiet">{READING_WORDS[reading]}</span>
      <a href={hashOf({ view: 'case', id: caseId })}>
        <code>{caseId}</code>
      </a>
      <button type="button" onClick={remove} aria-label={`Take back the label of ${scorer} for ${caseId}`}>
        Take back
      </button>
    </li>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
